import { expect, it } from 'vitest'
import { quoteOf } from '@/domain/evaluation/facts'

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
