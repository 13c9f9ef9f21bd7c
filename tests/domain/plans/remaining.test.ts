import { describe, expect, it } from 'vitest'
import { PLANS } from '@/domain/plans/plans'
import { remainingCvReviewsText, remainingInterviews, remainingInterviewsText } from '@/domain/plans/remaining'

describe('remaining interviews', () => {
  it.each([
    [0, 2, '2 of 2 interviews left this month'],
    [1, 1, '1 of 2 interviews left this month'],
    [2, 0, 'No interviews left this month'],
    // A lost refund must not give a negative number.
    [3, 0, 'No interviews left this month'],
  ])('with %i used on free are %i', (used, left, text) => {
    expect(remainingInterviews(PLANS.free, used)).toBe(left)
    expect(remainingInterviewsText(PLANS.free, used)).toBe(text)
  })
  it.each(['pay-per-use', 'monthly'] as const)('have no limit on %s', (plan) => {
    expect(remainingInterviews(PLANS[plan], 40)).toBeNull()
    expect(remainingInterviewsText(PLANS[plan], 40)).toBe('Unlimited interviews')
  })
})

describe('remaining CV reviews', () => {
  it.each([
    ['free', 0, '1 of 1 CV review left this month'],
    ['free', 1, 'No CV reviews left this month'],
    ['pay-per-use', 1, '1 of 2 CV reviews left in this purchase'],
    ['monthly', 5, '15 of 20 CV reviews left this month'],
  ] as const)('on %s with %i used', (plan, used, text) => {
    expect(remainingCvReviewsText(PLANS[plan], used)).toBe(text)
  })
})
