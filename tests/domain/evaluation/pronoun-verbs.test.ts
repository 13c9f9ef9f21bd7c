import { describe, expect, it } from 'vitest'
import { sentenceFeatures } from '@/domain/evaluation/story/classify-sentences'
import { pronounVerbs } from '@/domain/evaluation/story/pronoun-verbs'
import { cuesOf } from '@/domain/evaluation/story/sentence-cues'
import { tokensOf } from '@/domain/text/tokens'

const verbsOf = (text: string) => [...pronounVerbs(tokensOf(text)).values()].map(({ kind, base }) => `${kind} ${base}`)
const past = (text: string) => cuesOf(tokensOf(text), text).past

describe('verbs behind a subject pronoun', () => {
  it.each([
    ['I went to the site and they checked it', 'I go to the site and they check it', ['dynamic go', 'dynamic check']],
    ['We quickly rang the vendor', 'We quickly ring the vendor', ['dynamic ring']],
    ['He was late and she had the key', 'He is late and she have the key', ['auxiliary be', 'auxiliary have']],
    ['They brought it', 'They bring it', ['dynamic bring']],
    ['I replied and he used it', 'I reply and he use it', ['dynamic repli', 'dynamic use']],
    ['I needed time', 'I need time', ['stative need']],
    ['He went', 'He goes', ['dynamic go']],
    ['I already pinged it', 'I already ping it', ['dynamic ping']],
    ['I knew the client', 'I know the client', ['stative know']],
  ])('are the same in either tense: %s', (one, other, expected) => {
    expect(verbsOf(one)).toEqual(expected)
    expect(verbsOf(other)).toEqual(expected)
  })

  it.each([
    ['after a modal verb', 'I would call the client'],
    ['in a habit', 'I usually call the client'],
    ['after a second subject', 'My brother and I at the site'],
    ['in a participle', 'I working there'],
    ['without a pronoun', 'The calls were long'],
  ])('are not found %s', (_, text) => {
    expect(verbsOf(text)).toEqual([])
  })

  it('give the sentence classifier the same features in either tense', () => {
    const featuresOf = (text: string) => sentenceFeatures([{ tokens: tokensOf(text) }], 0, text)
    expect(featuresOf('I went to the site')).toEqual(featuresOf('I go to the site'))
  })

  it('count as past for an event in any tense, and not for a state or an auxiliary', () => {
    expect(past('I rang the vendor')).toBe(1)
    expect(past('I ring the vendor')).toBe(1)
    expect(past('I was sure and I knew it')).toBe(0)
    expect(past('I am sure and I know it')).toBe(0)
    expect(past('The vendor rang')).toBe(1)
  })
})
