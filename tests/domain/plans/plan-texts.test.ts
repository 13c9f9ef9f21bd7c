import { expect, it } from 'vitest'
import { FREE_PROMISE } from '@/components/marketing/free-promise'
import { cvReviewsText, interviewsText, questionsText, spanText } from '@/domain/plans/plan-texts'
import { PLANS } from '@/domain/plans/plans'

it('says the limits of a plan with the numbers of its fields', () => {
  expect(questionsText(12, 3)).toBe('12 questions per interview: up to 3 personalised, the others from the bank')
  expect(questionsText(5, 0)).toBe('5 questions per interview')
  expect([interviewsText(1), interviewsText(4), interviewsText(null)]).toEqual([
    '1 interview per month',
    '4 interviews per month',
    'Unlimited interviews',
  ])
  expect([cvReviewsText(1, 'month'), cvReviewsText(3, 'purchase')]).toEqual(['1 CV review per month', '3 CV reviews'])
  expect([1, 24, 36, 48].map(spanText)).toEqual(['1 hour', '24 hours', '36 hours', '2 days'])
})

it.each([
  [
    'free',
    'for ever',
    ['2 interviews per month', '5 questions per interview', '1 CV review per month', 'Basic feedback'],
  ],
  [
    'pay-per-use',
    'for 24 hours',
    [
      '24 hours of access for one role',
      '30 questions per interview: up to 10 personalised, the others from the bank',
      '2 CV reviews',
      'Advanced feedback',
    ],
  ],
  [
    'monthly',
    'for 30 days',
    [
      'Unlimited interviews',
      '30 questions per interview: up to 10 personalised, the others from the bank',
      '20 CV reviews per month',
      'Priority support',
      'Progress tracking',
    ],
  ],
] as const)('the plan %s lasts %s and lists what it gives', (id, duration, features) => {
  expect(PLANS[id]).toMatchObject({ duration, features })
})

it('the landing page promises what the free plan gives', () => {
  expect(FREE_PROMISE).toBe('No credit card required, 2 free interviews, 1 free CV review')
})
