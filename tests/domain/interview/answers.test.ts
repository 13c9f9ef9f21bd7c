import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords, isAnswered, WORD_AIM, wordsText } from '@/domain/interview/answers'

describe('countWords', () => {
  it.each([
    ['', 0],
    [' ', 0],
    ['\n\t \r\n', 0],
    ['one', 1],
    ['  one  ', 1],
    ['one two', 2],
    ['one\ntwo\tthree', 3],
    ['one   two', 2],
    ['one\u00a0two', 2],
    ["don't stop", 2],
    ['well-known fact', 2],
    ['a - b', 3],
    ['₦2,500 / month', 3],
    ['Ẹ káàárọ̀ o', 3],
    ['😀 👍🏾', 2],
  ])('of %j is %i', (text, words) => expect(countWords(text)).toBe(words))

  it('is told in the singular for one', () =>
    expect([0, 1, 2].map(wordsText)).toEqual(['0 words', '1 word', '2 words']))

  it('counts words with any white space between them', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => !/\s/.test(text))
    const gap = fc.constantFrom(' ', '  ', '\n', '\t', '\r\n', '\u00a0')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap)), (pairs) => {
        expect(countWords(pairs.map(([text, space]) => text + space).join(''))).toBe(pairs.length)
      }),
    )
  })
})

describe('isAnswered', () => {
  it.each([
    ['', false],
    ['  \n', false],
    ['\u200b \u2060\u00ad', false],
    ['\u3164', false],
    ['.', true],
    ['👍', true],
    [' yes ', true],
  ])('of %j is %s', (text, answered) => expect(isAnswered(text)).toBe(answered))

  it('is true only if there is a word', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !isAnswered(text) || countWords(text) > 0))
  })
})

it('the recommended length is 100 to 300 words', () => expect(WORD_AIM).toEqual({ min: 100, max: 300 }))
