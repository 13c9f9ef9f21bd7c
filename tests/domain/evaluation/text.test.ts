import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelOf, RUBRIC, WEIGHTS } from '@/domain/evaluation/rubric'
import { splitReference } from '@/domain/evaluation/split-reference'
import { bagOf, matchOf } from '@/domain/evaluation/text/bag'
import { commonRun, placesOf } from '@/domain/evaluation/text/common-run'
import { groupsOf } from '@/domain/evaluation/text/concepts'
import { editDistance, isMisspelling, isSameFamily } from '@/domain/evaluation/text/fuzzy'
import { type NearWord, nearWordsIn, nearWordsOf } from '@/domain/evaluation/text/near-words'
import { negationIn } from '@/domain/evaluation/text/negation'
import { remembered } from '@/domain/evaluation/text/remembered'
import { stemOf } from '@/domain/evaluation/text/stem'
import { sentencesOf, tokensOf } from '@/domain/evaluation/text/tokens'

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

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

  it('keep their places, so that each can be quoted', () => {
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

describe('negation', () => {
  it.each([
    ['we do not need an index', 'index', true],
    ['an index is unnecessary here', 'index', true],
    ['we add an index', 'index', false],
    ['if there is no index the query is slow', 'query', false],
    ['not only an index but also a cache', 'index', false],
    ['never deploy without tests', 'tests', false],
    ['I never wrote tests', 'tests', true],
    ['we did not cache it but we added an index', 'index', false],
    ['when we pay, nothing is accrued', 'accrued', true],
    ['I would not sign until the tests are in', 'tests', false],
    ['no need to rotate it or to use any kind of local file or vault', 'vault', true],
    ['I would cancel the checks', 'checks', true],
    ['the client may cancel the contract', 'contract', false],
  ])('in "%s" of %s: %s', (text, word, denied) => {
    const tokens = tokensOf(text)
    expect(
      negationIn(
        tokens,
        tokens.findIndex((token) => token.word === word),
      ),
    ).toBe(denied)
  })
})

describe('a model answer', () => {
  it('is split into its statements', () => {
    expect(splitReference('A stack is last in, first out. A queue is first in, first out.')).toHaveLength(2)
    expect(
      splitReference('Possible reasons: 1. The cache is cold. 2. The index is missing.').length,
    ).toBeGreaterThanOrEqual(2)
    expect(splitReference('push')).toEqual([{ text: 'push', terms: [] }])
    expect(splitReference(' ')).toEqual([])
    expect(
      splitReference(Array.from({ length: 30 }, (_, i) => `Statement ${i} names topic ${i}.`).join(' ')).length,
    ).toBeLessThanOrEqual(8)
  })
})

describe('the rubric', () => {
  it('weighs to one in every category and describes what it weighs', () => {
    for (const weights of Object.values(WEIGHTS)) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
      for (const dimension of Object.keys(weights)) expect(RUBRIC).toHaveProperty(dimension)
    }
    expect([0, 12, 40, 70, 88, 100].map(levelOf)).toEqual([0, 0, 50, 75, 100, 100])
  })
})

const words = [
  'queue',
  'queues',
  'quue',
  'connection',
  'conection',
  'connector',
  'dispute',
  'disputable',
  'the',
  'node',
]
const anyRun = fc.array(fc.constantFrom(...words, 'tree', 'trees', 'recieve', 'receive'), { maxLength: 25 })

describe('near words', () => {
  it('are those misspelt and those of the family, without the word itself', () => {
    const near = nearWordsIn(['connection', 'conection', 'connector', 'node'])
    expect(near('connection')).toEqual([
      { stem: 'conection', isMisspelt: true },
      { stem: 'connector', isMisspelt: true },
    ])
    expect(near('node')).toEqual([])
  })

  it('are the same whether one text is asked or many are asked for the same words', () => {
    fc.assert(
      fc.property(anyRun, anyRun, fc.constantFrom(...words), (vocabulary, text, word) => {
        const tokens = text.map((stem, at) => ({ word: stem, stem, start: at, end: at }))
        const sorted = (found: readonly NearWord[]) =>
          found.map(({ stem, isMisspelt }) => `${stem} ${isMisspelt}`).sort()
        const ofMany = nearWordsOf(vocabulary)
        ofMany([])
        expect(sorted(ofMany(tokens)(word))).toEqual(sorted(nearWordsIn(text)(word)))
      }),
    )
  })
})

describe('the longest run that two texts share', () => {
  const common = (a: readonly string[], b: readonly string[]) => commonRun(a, placesOf(b))

  it.each([
    ['a queue is a list', 'a list is a queue', 3],
    ['the tree has the node', 'the node', 2],
    ['one two three', 'three two one', 1],
    ['the', 'the the the', 1],
    ['one', '', 0],
  ])('"%s" and "%s": %i words', (a, b, length) => {
    expect(common(a.split(' '), b.split(' ').filter(Boolean))).toBe(length)
  })

  it('is as long either way round, all of a text with itself, and no shorter for more words', () => {
    fc.assert(
      fc.property(anyRun, anyRun, anyRun, (a, b, more) => {
        expect(common(a, b)).toBe(common(b, a))
        expect(common(a, a)).toBe(a.length)
        expect(common([...more, ...a, ...more], b)).toBeGreaterThanOrEqual(common(a, b))
      }),
    )
  })
})

describe('what is remembered', () => {
  it('is made once, and made again when too much was known', () => {
    let made = 0
    const lengthOf = remembered(2, (text) => {
      made++
      return text.length
    })
    expect([lengthOf('a'), lengthOf('bb'), lengthOf('a')]).toEqual([1, 2, 1])
    expect(made).toBe(2)
    expect([lengthOf('ccc'), lengthOf('a')]).toEqual([3, 1])
    expect(made).toBe(4)
  })
})
