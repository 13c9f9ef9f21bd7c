import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markQuotes } from '@/domain/interview/mark-quotes'

const answer = 'We were late. I cut the report from 9 to 4 days with SQL. The team kept it.'

describe('markQuotes', () => {
  it('marks each quote and leaves the rest plain', () => {
    const parts = markQuotes(answer, [
      { quote: 'I cut the report from 9 to 4 days with SQL.', note: 'Makes the point.' },
    ])
    expect(parts).toEqual([
      { text: 'We were late. ', notes: [] },
      { text: 'I cut the report from 9 to 4 days with SQL.', notes: [{ quote: null, note: 'Makes the point.' }] },
      { text: ' The team kept it.', notes: [] },
    ])
  })

  it('gathers quotes inside a quote into one mark, the whole first', () => {
    const parts = markQuotes(answer, [
      { quote: '9 to 4 days', note: 'A figure.' },
      { quote: 'I cut the report from 9 to 4 days with SQL.', note: 'Makes the point.' },
      { quote: 'SQL', note: 'A named tool.' },
    ])
    expect(parts).toHaveLength(3)
    expect(parts[1]?.notes).toEqual([
      { quote: null, note: 'Makes the point.' },
      { quote: '9 to 4 days', note: 'A figure.' },
      { quote: 'SQL', note: 'A named tool.' },
    ])
  })

  it('joins quotes that overlap, and names each', () => {
    const [part] = markQuotes('a b c d', [
      { quote: 'a b c', note: 'first' },
      { quote: 'c d', note: 'second' },
    ])
    expect(part).toEqual({
      text: 'a b c d',
      notes: [
        { quote: 'a b c', note: 'first' },
        { quote: 'c d', note: 'second' },
      ],
    })
  })

  it('keeps quotes that touch apart', () => {
    const parts = markQuotes('ab', [
      { quote: 'a', note: '1' },
      { quote: 'b', note: '2' },
    ])
    expect(parts.map(({ text }) => text)).toEqual(['a', 'b'])
  })

  it('leaves out what is not in the answer', () => {
    expect(markQuotes(answer, [{ quote: 'I led ten people', note: 'Never said.' }])).toEqual([
      { text: answer, notes: [] },
    ])
  })

  it('ignores blank quotes and blanks around a quote', () => {
    expect(
      markQuotes('a b', [
        { quote: ' ', note: 'nothing' },
        { quote: ' b\n', note: 'b' },
      ]),
    ).toEqual([
      { text: 'a ', notes: [] },
      { text: 'b', notes: [{ quote: null, note: 'b' }] },
    ])
  })

  it('has no part for an empty answer', () => {
    expect(markQuotes('', [{ quote: 'x', note: 'y' }])).toEqual([])
  })

  it('always gives the answer back, and marks nothing twice', () => {
    const word = fc.constantFrom('a', 'b', 'ab ', 'ba', ' ', '👩🏾', '\n')
    const phrase = fc.array(word, { maxLength: 8 }).map((words) => words.join(''))
    fc.assert(
      fc.property(phrase, fc.array(phrase, { maxLength: 5 }), (text, quotes) => {
        const parts = markQuotes(
          text,
          quotes.map((quote) => ({ quote, note: 'note' })),
        )
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})
