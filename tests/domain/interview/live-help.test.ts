import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveHelpOf, readLive, shareInWords } from '@/domain/interview/live-help'

const STORY = {
  text: 'Tell me about a time you made a slow process faster. What did you do?',
  category: 'behavioral',
} as const
const EXPLANATION = { text: 'How do you find out why a web page is slow?', category: 'technical' } as const

const seen = (items: readonly { label: string; isSeen: boolean }[]) =>
  items.filter(({ isSeen }) => isSeen).map(({ label }) => label)

const NOTHING = { parts: [], signposts: [], specifics: [] }

describe('readLive', () => {
  it('sees nothing in an answer that has not begun', () => {
    for (const question of [STORY, EXPLANATION]) {
      const { parts, specifics } = readLive(question, '')
      expect(seen([...parts, ...specifics])).toEqual([])
    }
  })

  it('sees the parts of a story as they come', () => {
    const opening = 'When I worked at a small bank, the month-end report kept arriving late.'
    const action = 'I rebuilt it in Excel with the finance manager.'
    const result = 'As a result it went from nine days to four days.'
    expect(seen(readLive(STORY, opening).parts)).toEqual(['Situation'])
    expect(seen(readLive(STORY, `${opening} ${action}`).parts)).toEqual(['Situation', 'Action'])
    expect(seen(readLive(STORY, `${opening} ${action} ${result}`).parts)).toContain('Result')
  })

  it('gives each part that stands a share of the answer, and none to one that does not', () => {
    const { parts } = readLive(
      STORY,
      'When I worked at a small bank, the report kept arriving late. I rebuilt it alone.',
    )
    for (const { isSeen, share } of parts) expect((share ?? 0) > 0).toBe(isSeen)
  })

  it('names the details with the words that were used', () => {
    const { specifics } = readLive(STORY, 'I rebuilt the report in Excel with the finance manager in 14 days.')
    expect(specifics.map(({ label, quote }) => [label, quote])).toEqual([
      ['Figures', '14 days'],
      ['Tools', 'Excel'],
      ['People', 'finance manager'],
      ['Outcomes', null],
    ])
  })

  it('looks for order, reasons and an example in an explanation, and not for a story', () => {
    const answer =
      'First I look at the network tab, because most of the time is lost there. For example, one page loaded twelve fonts.'
    expect(readLive(EXPLANATION, answer).parts).toEqual([
      { label: 'Order', isSeen: true, share: null },
      { label: 'Reasons', isSeen: true, share: null },
      { label: 'Example', isSeen: true, share: null },
    ])
  })

  it('takes the question pasted into the answer for nothing', () => {
    const { parts, specifics } = readLive(STORY, STORY.text)
    expect(seen([...parts, ...specifics])).toEqual([])
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

describe('liveHelpOf', () => {
  it('shows the latest words of a kind', () => {
    const specifics = ['3 weeks', '9 days'].map((quote) => ({ kind: 'number' as const, quote }))
    expect(liveHelpOf('behavioral', { ...NOTHING, specifics }).specifics[0]?.quote).toBe('9 days')
  })

  it('cuts long words of the answer at a space, for one line', () => {
    const quote = 'a very long name of a tool that nobody could fit into one line'
    const shown = liveHelpOf('technical', { ...NOTHING, specifics: [{ kind: 'tool', quote }] }).specifics[1]?.quote
    expect(shown).toBe('a very long name of a tool …')
  })
})

describe('shareInWords', () => {
  it('grows with the share and holds no figure', () => {
    const words = [0, 0.05, 0.25, 0.5, 0.75, 1].map(shareInWords)
    expect(new Set(words).size).toBe(words.length)
    expect(words.join()).not.toMatch(/\d/)
  })
})
