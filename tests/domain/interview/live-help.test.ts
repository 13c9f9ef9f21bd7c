import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPrompt, readLive, shareInWords } from '@/domain/interview/live-help'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { GRADED } from '../evaluation/fixtures'

const STORY = {
  text: 'Tell me about a time you made a slow process faster. What did you do?',
  category: 'behavioral',
} as const
const EXPLANATION = { text: 'How do you find out why a web page is slow?', category: 'technical' } as const

const seen = (items: readonly { label: string; isSeen: boolean }[]) =>
  items.filter(({ isSeen }) => isSeen).map(({ label }) => label)

describe('readLive', () => {
  it('finds nothing in an empty answer', () => {
    for (const question of [STORY, EXPLANATION]) {
      const { parts, details } = readLive(question, '')
      expect(seen([...parts, ...details])).toEqual([])
    }
  })

  it('finds the parts of a story while it is being written', () => {
    const opening =
      'In 2023 I was the only accountant of a small bank in Ibadan, and the month-end report was always late.'
    const action = 'I rebuilt the sheet with the finance manager and tested it on two old months.'
    const result = 'The report now takes four days instead of nine, and nobody has had to work on a Sunday since.'
    expect(seen(readLive(STORY, opening).parts)).toEqual(['Setting'])
    expect(seen(readLive(STORY, `${opening} ${action}`).parts)).toEqual(['Setting', 'Action'])
    expect(seen(readLive(STORY, `${opening} ${action} ${result}`).parts)).toContain('Result')
  })

  it('does not treat a hope as a result', () => {
    expect(
      seen(readLive(STORY, 'I asked the clerk for the old file. I have not had a result yet.').parts),
    ).not.toContain('Result')
  })

  it('gives each found part its share of the answer, and 0 to the others', () => {
    const { parts } = readLive(STORY, 'When I worked at a small bank, the report was always late. I rebuilt it alone.')
    for (const { isSeen, share } of parts) expect((share ?? 0) > 0).toBe(isSeen)
  })

  it('names the latest details with the words that were used', () => {
    const { details } = readLive(
      STORY,
      'In March Bola and I rebuilt the report in 9 days, then in 14 days for IFRS 15.',
    )
    expect(details.map(({ label, quote }) => [label, quote])).toEqual([
      ['Figures', '14'],
      ['Names', 'IFRS'],
      ['Times', 'March'],
    ])
  })

  it('looks for order and reasons in an explanation, and not for a story or its time', () => {
    const answer =
      'First I look at the network tab, because most of the time is lost there. For example, one page loaded twelve fonts.'
    expect(readLive(EXPLANATION, answer).parts).toEqual([
      { label: 'Order', isSeen: true, share: null },
      { label: 'Reasons', isSeen: true, share: null },
    ])
    expect(readLive(EXPLANATION, answer).details.map(({ label }) => label)).toEqual(['Figures'])
  })

  it('looks for nothing that most good answers lack', () => {
    const good = GRADED.filter(
      ({ question, grade, half }) => half === 'fit' && grade >= 0.8 && question.opener === undefined,
    )
    for (const category of QUESTION_CATEGORIES) {
      const read = good
        .filter(({ question }) => question.category === category)
        .map(({ question, answer }) => {
          const { parts, details } = readLive({ text: question.text, category }, answer)
          return [...parts, ...details]
        })
      expect(read.length).toBeGreaterThan(50)
      for (const [i, { label }] of (read[0] ?? []).entries()) {
        const share = read.filter((items) => items[i]?.isSeen).length / read.length
        expect(share, `${label}, ${category}`).toBeGreaterThan(0.5)
      }
    }
  })

  it('ignores the question if it is pasted into the answer', () => {
    const { parts, details } = readLive(STORY, STORY.text)
    expect(seen([...parts, ...details])).toEqual([])
  })

  it('reads any text, and never gives a share outside 0 to 1', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400, unit: 'grapheme' }),
        fc.constantFrom(STORY, EXPLANATION),
        (text, question) => {
          for (const { share } of readLive(question, text).parts) {
            expect(share === null || (share >= 0 && share <= 1)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('shareInWords', () => {
  it('grows with the share and contains no figure', () => {
    const words = [0, 0.05, 0.25, 0.5, 0.75, 1].map(shareInWords)
    expect(new Set(words).size).toBe(words.length)
    expect(words.join()).not.toMatch(/\d/)
  })
})

describe('nextPrompt', () => {
  it('asks for one thing, the first that was not found', () => {
    expect(nextPrompt(readLive(STORY, ''))).toBe('Say where and when it was, and what you had to do.')
    expect(nextPrompt(readLive(EXPLANATION, ''))).toBe('Say what comes first, and what comes next.')
  })

  it('asks for something different once it was found, and for nothing once all was', () => {
    const help = readLive(STORY, '')
    const prompts: (string | null)[] = []
    for (const item of [...help.parts, ...help.details]) {
      prompts.push(nextPrompt(help))
      item.isSeen = true
    }
    expect(new Set(prompts).size).toBe(6)
    expect(prompts).not.toContain(null)
    expect(nextPrompt(help)).toBeNull()
  })
})
