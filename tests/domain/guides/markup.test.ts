import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, parseInline, parseMarkup, titleForYear, unwrapLines } from '@/domain/guides/markup'
import { growthOf, LINEAR } from '../../helpers/growth'

const plain = (text: string) => [{ text, bold: false }]

/** The text of all blocks, without markup. */
const textOf = (blocks: Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'code') return [[{ text: block.text }]]
      return block.kind === 'list' ? block.items.map((item) => item.content) : [block.content]
    })
    .map((content) => content.map(({ text }) => text).join(''))
    .join('\n')

describe('headings', () => {
  it("reads '## ' as level 2 and '### ' as level 3", () => {
    expect(parseMarkup('## What they ask\n### Technical')).toEqual([
      { kind: 'heading', level: 2, content: plain('What they ask') },
      { kind: 'heading', level: 3, content: plain('Technical') },
    ])
  })

  it.each(['# One', '#### Four', '##No space'])('leaves %j as text', (line) => {
    expect(parseMarkup(line)).toEqual([{ kind: 'paragraph', content: plain(line) }])
  })

  it('keeps bold parts of a heading', () => {
    expect(parseMarkup('## The **one** thing')).toEqual([
      {
        kind: 'heading',
        level: 2,
        content: [
          { text: 'The ', bold: false },
          { text: 'one', bold: true },
          { text: ' thing', bold: false },
        ],
      },
    ])
  })
})

describe('lists', () => {
  it.each([
    ['- Name the result', 'dash'],
    ['✓ Name the result', 'check'],
    ['✔️ Name the result', 'check'],
    ['✅ Name the result', 'check'],
    ['✗ Name the result', 'cross'],
    ['❌ Name the result', 'cross'],
    ['✖️ Name the result', 'cross'],
  ])('reads %j as a list item', (line, mark) => {
    expect(parseMarkup(line)).toEqual([{ kind: 'list', items: [{ mark, content: plain('Name the result') }] }])
  })

  it('puts items that follow each other into one list, also over a blank line', () => {
    const [list, ...others] = parseMarkup('- one\n✓ two\n\n❌ three')
    expect(others).toEqual([])
    expect(list?.kind === 'list' && list.items.map(({ mark }) => mark)).toEqual(['dash', 'check', 'cross'])
  })

  it('begins a new list after a paragraph', () => {
    expect(parseMarkup('- one\n\nBetween\n\n- two').map(({ kind }) => kind)).toEqual(['list', 'paragraph', 'list'])
  })

  it.each(['- one line\n  and its end', '- one line\nand its end'])(
    'joins the line after an item to it: %j',
    (text) => {
      expect(parseMarkup(text)).toEqual([
        { kind: 'list', items: [{ mark: 'dash', content: plain('one line and its end') }] },
      ])
    },
  )

  it.each(['-no space', '-', '10 - 3', '–  dash of another kind'])('leaves %j as text', (line) => {
    expect(parseMarkup(line)[0]?.kind).toBe('paragraph')
  })
})

describe('bold', () => {
  it('makes a line wholly inside double asterisks a bold paragraph of its own', () => {
    expect(parseMarkup('Before\n**Mind this**\nAfter')).toEqual([
      { kind: 'paragraph', content: plain('Before') },
      { kind: 'paragraph', content: [{ text: 'Mind this', bold: true }] },
      { kind: 'paragraph', content: plain('After') },
    ])
  })

  it('does not take two bold parts of a line for one', () => {
    expect(parseInline('**a** and **b**')).toEqual([
      { text: 'a', bold: true },
      { text: ' and ', bold: false },
      { text: 'b', bold: true },
    ])
  })

  it.each(['5 ** 2', 'open **but not closed', '****', '* one *'])('leaves the asterisks of %j alone', (line) => {
    expect(parseInline(line)).toEqual(plain(line))
  })
})

describe('numbered lists', () => {
  it('are lists of their own', () => {
    expect(parseMarkup('1. one\n2. two\n- three')).toEqual([
      {
        kind: 'list',
        items: [
          { mark: 'number', content: plain('one') },
          { mark: 'number', content: plain('two') },
        ],
      },
      { kind: 'list', items: [{ mark: 'dash', content: plain('three') }] },
    ])
  })

  it.each(['2026. That year', '1.5 times', '10 - 3'])('does not begin with %j', (line) => {
    expect(parseMarkup(line)).toEqual([{ kind: 'paragraph', content: plain(line) }])
  })
})

describe('code', () => {
  it('keeps its lines and their spaces, and reads no marks in them', () => {
    const text = 'Before\n```sql\nSELECT *\n  FROM a -- **b**\n\n## no heading\n```\nAfter'
    const blocks = [
      { kind: 'paragraph', content: plain('Before') },
      { kind: 'code', text: 'SELECT *\n  FROM a -- **b**\n\n## no heading' },
      { kind: 'paragraph', content: plain('After') },
    ]
    expect(parseMarkup(text)).toEqual(blocks)
    expect(parseMarkup(unwrapLines(text))).toEqual(blocks)
  })

  it('is shown even where its end is missing', () => {
    expect(parseMarkup('```\na')).toEqual([{ kind: 'code', text: 'a' }])
  })

  it('is put between backticks in a line', () => {
    expect(parseInline('use `LEFT JOIN **x**` here')).toEqual([
      { text: 'use ', bold: false },
      { text: 'LEFT JOIN **x**', bold: false, code: true },
      { text: ' here', bold: false },
    ])
    expect(parseInline('a ` alone')).toEqual(plain('a ` alone'))
  })
})

describe('paragraphs', () => {
  it('joins lines up to the next blank one', () => {
    expect(parseMarkup('one\ntwo\n\nthree')).toEqual([
      { kind: 'paragraph', content: plain('one two') },
      { kind: 'paragraph', content: plain('three') },
    ])
  })

  it('are one line each once the lines are unwrapped, and read the same', () => {
    const text = '## A\n\none\ntwo\n- three\n  four\n\n**five**\nsix\nseven'
    expect(unwrapLines(text)).toBe('## A\n\none two\n- three four\n\n**five**\nsix seven')
    expect(parseMarkup(unwrapLines(text))).toEqual(parseMarkup(text))
  })

  it('reads line ends of Windows like any other', () => {
    expect(parseMarkup('## A\r\n\r\none\r\ntwo')).toEqual(parseMarkup('## A\n\none\ntwo'))
  })

  it('has nothing to show for an empty text', () => {
    expect(parseMarkup(' \n\n')).toEqual([])
  })
})

describe('safety', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '&lt;b&gt; & "quotes"',
  ])('passes on %j literally', (text) => {
    expect(textOf(parseMarkup(text))).toBe(text)
    expect(textOf(parseMarkup(`- ${text}`))).toBe(text)
    expect(textOf(parseMarkup(`## **${text}**`))).toBe(text)
  })

  it('reads any text without failing, and invents no characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const left = new Map<string, number>()
        for (const char of text) left.set(char, (left.get(char) ?? 0) + 1)
        for (const char of textOf(parseMarkup(text)).replace(/[ \n]/g, '')) {
          const count = left.get(char) ?? 0
          expect(count).toBeGreaterThan(0)
          left.set(char, count - 1)
        }
      }),
    )
  })

  it.each(['*'.repeat(50_000), '**a '.repeat(20_000)])('reads a long line of asterisks in linear time', (line) => {
    expect(growthOf(parseMarkup, line)).toBeLessThan(LINEAR)
  })
})

describe('titleForYear', () => {
  it.each([
    ['Data Analyst Interview Guide 2024', 'Data Analyst Interview Guide 2027'],
    ['2019 to 2024: a guide', '2027 to 2024: a guide'],
    ['No year here', 'No year here'],
    ['Order 12345 and 2024', 'Order 12345 and 2027'],
    ['(2023)', '(2027)'],
  ])('%j becomes %j', (title, expected) => {
    expect(titleForYear(title, 2027)).toBe(expected)
  })
})
