import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { quoteOf } from '@/domain/evaluation/facts'
import { passageOf } from '@/domain/evaluation/points/match'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { profileOfText } from '@/domain/evaluation/preprocess/text-features'
import { everyNth } from './fixtures'

const FIRST = 'I counted the stock of malaria drugs on two wards and wrote down what was left.'
const SECOND = `The supply from the state store came late for the third month, so I called the pharmacist ${'again '.repeat(8)}`

it('keeps a short text, and of a long one its whole sentences', () => {
  expect(quoteOf(` ${FIRST} `)).toBe(FIRST)
  expect(quoteOf(`${FIRST} ${SECOND}`)).toBe(FIRST)
  expect(quoteOf(`${FIRST.replace('.', ';')} ${SECOND}`)).toBe(FIRST.slice(0, -1))
})

it('ends at a word where the first sentence is too long, or too short to say anything', () => {
  for (const text of [SECOND, `I did. ${SECOND}`]) {
    const quote = quoteOf(text)
    expect(quote.length).toBeLessThanOrEqual(160)
    expect(quote.length).toBeGreaterThan(100)
    expect(text.startsWith(`${quote} `)).toBe(true)
  }
})

describe('the quote for a point', () => {
  const WORDING = profileOfText('You agreed with the supplier on a fixed price for diesel.')
  const quoted = (answer: string) => {
    const read = readAnswer(answer, 'How did you lower the costs?')
    const window = read.windows.find(({ first, size }) => first === 0 && size === read.sentences.length)
    if (!window) throw new Error('no window holds the whole answer')
    return passageOf(window, WORDING, read)
  }
  const BEFORE =
    'Our generators ran for nine hours on most days of that rainy season, and nobody had looked at the bills.'
  const PROOF = 'So I agreed with the supplier on a fixed price.'

  it('is the whole passage where it is short', () => {
    expect(quoted(`We ran generators. ${PROOF}`)).toBe(`We ran generators. ${PROOF}`)
  })

  it('is the sentence that makes it, though others come first', () => {
    expect(quoted(`${BEFORE} ${PROOF} That was on a Monday in the last week of September.`)).toBe(PROOF)
  })

  it('is the clause that makes it where the sentence is long', () => {
    const long = `${BEFORE.slice(0, -1)}, which I found odd, so I agreed with the supplier on a fixed price for diesel.`
    expect(quoted(long)).toBe('so I agreed with the supplier on a fixed price for diesel.')
  })

  it('is cut at a word where nothing ends in time', () => {
    const quote = quoted(`I ${'really '.repeat(40)}agreed with the supplier`)
    expect(quote.length).toBeLessThanOrEqual(160)
    expect(quote.endsWith('really')).toBe(true)
  })
})

it('no words are praised twice', () => {
  for (const { question, answer } of everyNth(7)) {
    const quotes = evaluate({ question, answer }).strengths.map((text) => /“(.+?)”/s.exec(text)?.[1] ?? '')
    for (const [i, quote] of quotes.entries()) {
      const others = quotes.filter((_, j) => j !== i)
      expect(others.filter((other) => other.includes(quote))).toEqual([])
    }
  }
})

describe('a long sentence', () => {
  const partsOf = (answer: string) =>
    readAnswer(answer, 'How did you lower the costs?').sentences.map(({ text }) => text)
  const FIRST_PART = 'in my second year we had two generators'
  const SECOND_PART = 'and each of them ran for nine hours on most days because nobody had looked at the bills'
  const LAST_PART =
    'so I wrote down the hours for one month then I took the list to the manager and we agreed to buy an inverter for ' +
    'the office upstairs and for the shop'

  it('is cut before words that join clauses', () => {
    expect(partsOf(`${FIRST_PART} ${SECOND_PART} ${LAST_PART}`)).toEqual([FIRST_PART, SECOND_PART, LAST_PART])
  })

  it('is rather cut at its commas', () => {
    const marked = `${FIRST_PART} ${SECOND_PART.replace(' because', ', because')} ${LAST_PART}`
    expect(partsOf(marked)).toContain('and each of them ran for nine hours on most days')
  })

  it('is cut at a bound where nothing joins its words, and its parts leave out nothing', () => {
    const words = Array.from({ length: 50 }, (_, i) => `word${i}`)
    expect(partsOf(words.join(' ')).map((part) => part.split(' ').length)).toEqual([18, 18, 14])
    expect(partsOf(words.join(' ')).join(' ')).toBe(words.join(' '))
  })
})
