import { describe, expect, it } from 'vitest'
import { assertLength, INTERVIEW_LENGTHS, lengthsOf, lengthWithin, personalCount } from '@/domain/interview/lengths'
import { PLANS } from '@/domain/plans/plans'

describe('the lengths of an interview', () => {
  it('include the limit of every plan', () => {
    for (const { questionsPerInterview } of Object.values(PLANS))
      expect(INTERVIEW_LENGTHS).toContain(questionsPerInterview)
  })

  it('are limited by the plan', () => {
    expect(lengthsOf(PLANS.free)).toEqual([5])
    expect(lengthsOf(PLANS.monthly)).toEqual([5, 10, 30])
  })

  it('default to the limit of the plan', () => {
    expect(assertLength(PLANS.free, undefined)).toBe(5)
    expect(assertLength(PLANS['pay-per-use'], undefined)).toBe(30)
  })

  it('above the plan are refused, and shown as the limit of the plan', () => {
    expect(lengthWithin(PLANS.free, 30)).toBe(5)
    expect(() => assertLength(PLANS.free, 10)).toThrow(
      'The Free Plan has 5 questions per interview, so an interview of 10 cannot be started with it.',
    )
    expect(assertLength(PLANS.monthly, 10)).toBe(10)
  })
})

it.each([
  [30, 10],
  [10, 3],
  [5, 2],
])('of %i questions of a paid plan %i are personal', (count, personal) =>
  expect(personalCount(PLANS.monthly, count)).toBe(personal),
)

it('the free plan has no personal questions', () => expect(personalCount(PLANS.free, 5)).toBe(0))
