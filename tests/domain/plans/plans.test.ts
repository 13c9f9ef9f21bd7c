import { describe, expect, it } from 'vitest'
import {
  effectivePlan,
  type HeldPlan,
  heldPlanName,
  isPlanExpired,
  PLAN_IDS,
  PLANS,
  planName,
} from '@/domain/plans/plans'

const now = new Date('2026-03-05T12:00:00.000Z')
const at = (iso: string) => new Date(iso)

describe('the prices and limits of the plans', () => {
  it('are free, pay-per-use and monthly, in this order', () => {
    expect(PLAN_IDS).toEqual(['free', 'pay-per-use', 'monthly'])
  })

  it.each([
    ['free', 0, null],
    ['pay-per-use', 2500, 24],
    ['monthly', 12500, 720],
  ] as const)('%s costs %i naira and buys %s hours', (id, price, durationHours) => {
    expect(PLANS[id]).toMatchObject({ id, price, durationHours })
  })

  it.each([
    ['free', 5, 0, 5],
    ['pay-per-use', 30, 10, 20],
    ['monthly', 30, 10, 20],
  ] as const)('%s asks %i questions: %i personal and %i of the bank', (id, total, ai, bank) => {
    expect(PLANS[id]).toMatchObject({ questionsPerInterview: total, aiQuestionCount: ai, bankQuestionCount: bank })
  })

  it.each([
    ['free', 2],
    ['pay-per-use', null],
    ['monthly', null],
  ] as const)('%s allows %s interviews a month', (id, limit) => {
    expect(PLANS[id].interviewLimit).toBe(limit)
  })

  it.each([
    ['free', 1, 'month'],
    ['pay-per-use', 2, 'purchase'],
    ['monthly', 20, 'month'],
  ] as const)('%s allows %i CV reviews per %s', (id, limit, period) => {
    expect(PLANS[id]).toMatchObject({ cvReviewLimit: limit, cvReviewPeriod: period })
  })
})

describe('planName', () => {
  it.each([
    ['free', 'Free Plan'],
    ['pay-per-use', 'Pay-Per-Use Plan'],
    ['monthly', 'Monthly Plan'],
  ])('%s is shown as %s', (plan, name) => expect(planName(plan)).toBe(name))

  it.each(['yearly', '', 'Free', 'constructor', '__proto__'])('the unknown plan %j is shown as it is', (plan) => {
    expect(planName(plan)).toBe(plan)
  })
})

describe('the end of a plan', () => {
  const cases: [HeldPlan['plan'], Date | null, boolean][] = [
    ['free', null, false],
    ['free', at('2020-01-01T00:00:00Z'), false],
    ['pay-per-use', at('2026-03-05T12:00:00.001Z'), false],
    ['pay-per-use', at('2026-03-05T12:00:00.000Z'), true],
    ['pay-per-use', at('2026-03-05T11:59:59.999Z'), true],
    ['pay-per-use', null, true],
    ['monthly', at('2026-04-04T12:00:00.000Z'), false],
    ['monthly', at('2026-03-05T12:00:00.001Z'), false],
    ['monthly', at('2026-03-05T12:00:00.000Z'), true],
    ['monthly', at('2025-12-31T23:59:59.999Z'), true],
    ['monthly', null, true],
  ]
  it.each(cases)('%s until %s, expired: %s', (plan, planExpiresAt, expired) => {
    expect(isPlanExpired({ plan, planExpiresAt }, now)).toBe(expired)
  })

  it.each(cases)('%s until %s has the rights of its own plan only before its end', (plan, planExpiresAt, expired) => {
    expect(effectivePlan({ plan, planExpiresAt }, now).id).toBe(expired ? 'free' : plan)
  })

  it('applies to its limits and its personal questions', () => {
    expect(effectivePlan({ plan: 'monthly', planExpiresAt: now }, now)).toMatchObject({
      questionsPerInterview: 5,
      aiQuestionCount: 0,
      interviewLimit: 2,
      cvReviewLimit: 1,
    })
  })
})

describe('the name of a held plan', () => {
  it.each([
    ['free', null, 'Free Plan'],
    ['monthly', '2026-03-05T12:00:01.000Z', 'Monthly Plan'],
    ['monthly', '2026-03-05T12:00:00.000Z', 'Monthly Plan, expired'],
  ] as const)('%s until %s is %s', (plan, end, name) => {
    expect(heldPlanName({ plan, planExpiresAt: end && at(end) }, now)).toBe(name)
  })
})
