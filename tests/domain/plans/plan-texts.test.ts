import { expect, it } from 'vitest'
import { FREE_PROMISE } from '@/components/marketing/free-promise'
import { planDuration, planFeatures } from '@/domain/plans/plan-texts'
import { PLANS } from '@/domain/plans/plans'

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
  expect(planDuration(PLANS[id])).toBe(duration)
  expect(planFeatures(PLANS[id])).toEqual(features)
})

it('the texts have the numbers of the fields', () => {
  const changed = { interviewLimit: 1, questionsPerInterview: 12, aiQuestionCount: 3, bankQuestionCount: 9 }
  expect(planFeatures({ ...PLANS.free, ...changed, cvReviewLimit: 3 })).toEqual([
    '1 interview per month',
    '12 questions per interview: up to 3 personalised, the others from the bank',
    '3 CV reviews per month',
    'Basic feedback',
  ])
  expect(planFeatures({ ...PLANS['pay-per-use'], durationHours: 48, cvReviewLimit: 1 })).toEqual(
    expect.arrayContaining(['2 days of access for one role', '1 CV review']),
  )
  expect([1, 36].map((durationHours) => planDuration({ durationHours }))).toEqual(['for 1 hour', 'for 36 hours'])
})

it('the landing page promises what the free plan gives', () => {
  expect(FREE_PROMISE).toBe('No credit card required, 2 free interviews, 1 free CV review')
})
