import { expect, it } from 'vitest'
import { byQuestion, cardToAsk, hasEnoughSentences } from '@/domain/review/sitting'

const on = (day: number) => new Date(Date.UTC(2026, 2, day))
const card = (questionId: string, day: number) => ({ questionId, due: on(day) })

it('asks the longest overdue questions first, each once', () => {
  const groups = byQuestion([card('b', 3), card('a', 4), card('b', 9), card('a', 1)])
  expect(groups.map((group) => group.map(({ questionId, due }) => [questionId, due.getUTCDate()]))).toEqual([
    [
      ['a', 1],
      ['a', 4],
    ],
    [
      ['b', 3],
      ['b', 9],
    ],
  ])
})

it('asks the longest overdue card of a question, and of equal ones the most important', () => {
  const bonus = { due: on(1), weight: 'bonus' } as const
  const essential = { due: on(1), weight: 'essential' } as const
  const later = { due: on(2), weight: 'essential' } as const
  expect(cardToAsk([later, bonus, essential])).toBe(essential)
  expect(cardToAsk([])).toBeUndefined()
})

it.each([
  ['I agree the date with them. Then I write it down.', true],
  ['I agree the date with them\nThen I write it down', true],
  ['I agree the date with them, and then I write it down.', false],
  ['I agree the date. Yes.', false],
  ['', false],
])('two sentences with words in them are enough: %j', (text, enough) => {
  expect(hasEnoughSentences(text)).toBe(enough)
})
