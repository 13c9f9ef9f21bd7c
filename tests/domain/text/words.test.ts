import { describe, expect, it } from 'vitest'
import type { Verdict } from '@/domain/evaluation/facts'
import { inWords, levelOf, RUBRIC } from '@/domain/evaluation/score/rubric'
import { bagOf, matchOf } from '@/domain/text/bag-of-words'
import { editDistance, isMisspelling, isSameFamily } from '@/domain/text/fuzzy-match'
import { memoize } from '@/domain/text/memoize'
import { stemOf } from '@/domain/text/stem'
import { groupsOf } from '@/domain/text/synonym-groups'
import { sentencesOf, tokensOf } from '@/domain/text/tokens'
import { wordVariantsIn } from '@/domain/text/word-variants'

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

describe('sentences', () => {
  it.each([
    ['I deployed it at 6 p.m. on a Friday. It broke.', ['I deployed it at 6 p.m. on a Friday.', 'It broke.']],
    ['It was 10 a.m. The pager rang.', ['It was 10 a.m.', 'The pager rang.']],
    ['We worked from 9 a.m. to 5 p.m.', ['We worked from 9 a.m. to 5 p.m.']],
  ])('of “%s”', (text, sentences) => {
    expect(sentencesOf(text).map((each) => each.text)).toEqual(sentences)
  })
})

describe('words', () => {
  it.each([
    ["I don't know", ['i', 'do', 'not', 'know']],
    ['We can’t, and I’d rather not', ['we', 'can', 'not', 'and', 'i', 'would', 'rather', 'not']],
    ['C++ and C# code', ['c++', 'and', 'c#', 'code']],
    ['from 9.5 to 1,200', ['from', '9.5', 'to', '1,200']],
    ['40%, 40 % and 40 per cent', ['40', 'percent', '40', 'percent', 'and', '40', 'percent']],
    ['organised colour centre', ['organized', 'color', 'center']],
  ])('of "%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each([
    ['connections', 'connected'],
    ['relational', 'relate'],
    ['ponies', 'pony'],
    ['prioritised', 'prioritise'],
    ['wrote', 'written'],
    ['stored', 'storage'],
    ['day', 'days'],
    ['pay', 'paying'],
    ['rang', 'ringing'],
  ])('%s and %s share a stem', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b))
  })

  it('count the same however a figure is written', () => {
    const stems = (text: string) => tokensOf(text).map(({ stem }) => stem)
    expect(stems('500k')).toEqual(stems('500,000'))
    expect(stems('k 1,5')).toEqual(['k', '1,5'])
    expect(
      matchOf({ stem: '45', weight: 1, groups: groupsOf('45') }, bagOf(tokensOf('forty-five pieces'))),
    ).toBeGreaterThan(0)
    expect(matchOf({ stem: '46', weight: 1, groups: groupsOf('46') }, bagOf(tokensOf('forty-five pieces')))).toBe(0)
  })

  it('are not cut off by the mark of a numbered list', () => {
    const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text)
    expect(texts('1. Ask why.\n2. Test it. 3. Mend it.')).toEqual(['1. Ask why.', '2. Test it.', '3. Mend it.'])
    expect(texts('We sold 45. Then it rained.')).toEqual(['We sold 45.', 'Then it rained.'])
    expect(texts('45.')).toEqual(['45.'])
  })

  it('keep their offsets, so that each can be quoted', () => {
    const text = '  First, I called.  Then we met!'
    for (const { text: quote, start, end } of sentencesOf(text)) expect(text.slice(start, end)).toBe(quote)
    expect(sentencesOf('I use tools, e.g. Jira. It works.')).toHaveLength(2)
  })

  it('are near when misspelt or of one family', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3)
    expect(editDistance('form', 'from')).toBe(1)
    expect(isMisspelling('reconciliation', 'reconcilliation')).toBe(true)
    expect(isMisspelling('pages', 'gates')).toBe(false)
    expect(isSameFamily('implement', 'implementor')).toBe(true)
    expect(isSameFamily('contract', 'contrast')).toBe(false)
    expect(isMisspelling('later', 'layer')).toBe(false)
  })

  it.each([
    ['company', 'compared'],
    ['company', 'companion'],
    ['import', 'important'],
    ['internet', 'internal'],
    ['customer', 'custom'],
    ['respond', 'responsible'],
    ['content', 'consent'],
    ['launch', 'lunch'],
  ])('%s and %s are two words', (one, other) => {
    const [a, b] = [stemOf(one), stemOf(other)]
    expect(a === b || isMisspelling(a, b) || isSameFamily(a, b)).toBe(false)
  })
})

it('the level of a value is the highest whose threshold it reaches', () => {
  expect([0, 12, 40, 70, 88, 100].map(levelOf)).toEqual([0, 0, 50, 75, 100, 100])
})

it.each([
  [['met', 'met'], 'Every point was found.'],
  [['met', 'partly', 'partly', 'missing', 'unsure'], 'Of 5 points, 1 was found, and 2 in part.'],
  [['met', 'met', 'contradicted'], 'Of 3 points, 2 were found.'],
  [['partly', 'missing', 'missing'], 'Of 3 points, 1 was found in part.'],
  [['missing', 'contradicted', 'unsure'], 'No point was found.'],
  [[], RUBRIC.substance.levels[50]],
] as const)('the sentence on substance counts the verdicts %j', (verdicts, sentence) => {
  const points = verdicts.map((verdict: Verdict) => ({ verdict }))
  expect(inWords('substance', 45, points)).toBe(sentence)
  expect(inWords('structure', 45, points)).toBe(RUBRIC.structure.levels[50])
})

describe('near words', () => {
  it('are those misspelt and those of the family, without the word itself', () => {
    const near = wordVariantsIn(['connection', 'conection', 'connector', 'node'])
    expect(near('connection')).toEqual([
      { stem: 'conection', isMisspelt: true },
      { stem: 'connector', isMisspelt: true },
    ])
    expect(near('node')).toEqual([])
  })
})

describe('a memoized function', () => {
  it('is computed once, and again after the cache was emptied', () => {
    let made = 0
    const lengthOf = memoize(
      (text) => {
        made++
        return text.length
      },
      { entries: 2 },
    )
    expect([lengthOf('a'), lengthOf('bb'), lengthOf('a')]).toEqual([1, 2, 1])
    expect(made).toBe(2)
    expect([lengthOf('ccc'), lengthOf('a')]).toEqual([3, 1])
    expect(made).toBe(4)
  })
})
