import { describe, expect, it } from 'vitest'
import { statementIn } from '@/domain/evaluation/contest/contestable-remarks'
import { evaluate } from '@/domain/evaluation/evaluate'
import { ownQuestion } from '@/domain/interview/own-questions'
import { questionById } from '../../../scripts/train/questions'

const ANSWER =
  'I would open the ledger, look at the bank statement and speak to the people in the office about lunch and holidays.'

describe('the advice on a missed point', () => {
  it('does not tell people to add a sentence that describes their answer', () => {
    const question = questionById('accountant.prepaid-rent-and-unbilled-power')
    const advice = evaluate({ question, answer: ANSWER }).improvements.filter((text) => text.includes('“You '))
    expect(advice.length).toBeGreaterThan(0)
    for (const text of advice) {
      expect(text).toMatch(/^Could a listener say this of your answer\? If not, add what is missing: “You /)
      expect(statementIn(text)).toBe('pointMissing')
    }
  })

  it('asks for the points of an own question as they were written', () => {
    const point = 'The wheels of the forklift were replaced in March'
    const question = ownQuestion({ text: 'What did you change in the warehouse?', points: [point] })
    const { improvements } = evaluate({ question, answer: ANSWER })
    const advice = improvements.find((text) => text.includes(point)) ?? ''
    expect(advice).toBe(`Did you say this? If not, add it in your own words: “${point}”`)
    expect(statementIn(advice)).toBe('ownPointMissing')
  })
})

it('an answer that may be about something else is not said to have a wide range, which it may not have', () => {
  const answer =
    'Guitar chords sound brighter when fingers press firmly behind each fret, and singers breathe from the belly ' +
    'before a chorus begins.'
  const { remarks, range } = evaluate({
    question: questionById('accountant.prepaid-rent-and-unbilled-power'),
    answer,
  })
  expect(range.high - range.low).toBeLessThan(40)
  expect(remarks).toEqual(['We cannot tell whether this answers the question, so treat the score with caution.'])
})
