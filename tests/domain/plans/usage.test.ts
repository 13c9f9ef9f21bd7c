import { describe, expect, it } from 'vitest'
import { AppError } from '@/domain/errors'
import type { HeldPlan } from '@/domain/plans/plans'
import {
  assertCvReviewQuota,
  assertInterviewQuota,
  cvReviewLimitText,
  cvReviewPeriodStart,
  isCvReviewLimitReached,
  isInterviewQuotaReached,
  monthKey,
  monthStart,
  nextMonthStart,
  nextPurchaseStart,
  QUOTA_REACHED,
} from '@/domain/plans/usage'

const now = new Date('2026-03-05T12:00:00Z')
const free: HeldPlan = { plan: 'free', planExpiresAt: null }
const running = (plan: HeldPlan['plan']): HeldPlan => ({ plan, planExpiresAt: new Date('2026-03-05T12:00:00.001Z') })
const ended = (plan: HeldPlan['plan']): HeldPlan => ({ plan, planExpiresAt: now })

describe('the usage month', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01', '2026-01-01T00:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', '2026-01', '2026-01-01T00:00:00.000Z'],
    ['2026-02-01T00:00:00.000Z', '2026-02', '2026-02-01T00:00:00.000Z'],
    ['2028-02-29T23:59:59.999Z', '2028-02', '2028-02-01T00:00:00.000Z'],
    ['2025-12-31T23:59:59.999Z', '2025-12', '2025-12-01T00:00:00.000Z'],
    // Already the next month in Lagos (UTC+1), but not in UTC.
    ['2026-04-01T00:30:00.000+01:00', '2026-03', '2026-03-01T00:00:00.000Z'],
    // Still the previous month in Los Angeles (UTC-8), but not in UTC.
    ['2026-02-28T18:00:00.000-08:00', '2026-03', '2026-03-01T00:00:00.000Z'],
    ['2026-10-09T08:00:00.000Z', '2026-10', '2026-10-01T00:00:00.000Z'],
  ])('%s is in %s', (time, key, start) => {
    expect(monthKey(new Date(time))).toBe(key)
    expect(monthStart(new Date(time))).toEqual(new Date(start))
  })
})

describe('the quota of interviews', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('on free with %i started, reached: %s', (count, reached) => {
    expect(isInterviewQuotaReached(free, count, now)).toBe(reached)
  })

  it.each(['pay-per-use', 'monthly'] as const)('is never reached on a running %s plan', (plan) => {
    for (const count of [0, 2, 3, 1000]) expect(isInterviewQuotaReached(running(plan), count, now)).toBe(false)
  })

  it.each(['pay-per-use', 'monthly'] as const)('is that of free from the instant %s ends', (plan) => {
    expect([0, 1, 2, 3].map((count) => isInterviewQuotaReached(ended(plan), count, now))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('is refused as PAYMENT_REQUIRED, in the words of the notice', () => {
    expect(() => assertInterviewQuota(free, 1, now)).not.toThrow()
    let refusal: unknown
    try {
      assertInterviewQuota(free, 2, now)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: "You've used all your free interviews this month. Upgrade to continue.",
    })
  })

  it('has a notice with the title of the specification', () => {
    expect(QUOTA_REACHED).toEqual({
      title: 'Monthly limit reached',
      description: "You've used all your free interviews this month. Upgrade to continue.",
    })
  })
})

describe('the limit of CV reviews', () => {
  const purchase = (hoursLeft: number): HeldPlan => ({
    plan: 'pay-per-use',
    planExpiresAt: new Date(now.getTime() + hoursLeft * 60 * 60 * 1000),
  })

  it.each([
    ['free', free, '2026-03-01T00:00:00.000Z'],
    ['monthly', running('monthly'), '2026-03-01T00:00:00.000Z'],
    ['a purchase of this instant', purchase(24), '2026-03-05T12:00:00.000Z'],
    ['a purchase 23 hours old', purchase(1), '2026-03-04T13:00:00.000Z'],
    ['a purchase about to end', running('pay-per-use'), '2026-03-04T12:00:00.001Z'],
    ['a purchase that has ended', ended('pay-per-use'), '2026-03-01T00:00:00.000Z'],
    ['two purchases, in the first', purchase(30), '2026-03-04T18:00:00.000Z'],
    ['two purchases, in the second', purchase(20), '2026-03-05T08:00:00.000Z'],
    ['three purchases at once', purchase(72), '2026-03-05T12:00:00.000Z'],
    ['a purchase without an end', { plan: 'pay-per-use', planExpiresAt: null }, '2026-03-01T00:00:00.000Z'],
  ] as [string, HeldPlan, string][])('counts on %s from its start', (_, held, since) => {
    expect(cvReviewPeriodStart(held, now).toISOString()).toBe(since)
    expect(cvReviewPeriodStart(held, now) <= now).toBe(true)
  })

  it.each([
    ['free', free, undefined],
    ['monthly', running('monthly'), undefined],
    ['one purchase', purchase(20), undefined],
    ['two purchases', purchase(30), '2026-03-05T18:00:00.000Z'],
    ['three purchases', purchase(72), '2026-03-06T12:00:00.000Z'],
  ] as [string, HeldPlan, string | undefined][])('on %s counts afresh at %s', (_, held, at) => {
    expect(nextPurchaseStart(held, now)?.toISOString()).toBe(at)
  })

  it.each([
    ['free', 1, free],
    ['pay-per-use', 2, running('pay-per-use')],
    ['monthly', 20, running('monthly')],
    ['pay-per-use that has ended', 1, ended('pay-per-use')],
    ['monthly that has ended', 1, ended('monthly')],
  ] as [string, number, HeldPlan][])('on %s is %i', (_, limit, held) => {
    expect(isCvReviewLimitReached(held, limit - 1, now)).toBe(false)
    expect(isCvReviewLimitReached(held, limit, now)).toBe(true)
    expect(isCvReviewLimitReached(held, limit + 1, now)).toBe(true)
    expect(() => assertCvReviewQuota(held, limit - 1, now)).not.toThrow()
    expect(() => assertCvReviewQuota(held, limit, now)).toThrow(
      new AppError(
        'PAYMENT_REQUIRED',
        'cv-review-limit-reached',
        `You've reached your monthly CV review limit (${limit} reviews).`,
      ),
    )
  })

  it('has the message of the specification', () => {
    expect(cvReviewLimitText(20)).toBe("You've reached your monthly CV review limit (20 reviews).")
  })
})

describe('nextMonthStart', () => {
  it('is the first instant of the next month in UTC, across the year too', () => {
    expect(nextMonthStart(new Date('2026-12-31T23:59:59Z'))).toEqual(new Date('2027-01-01T00:00:00Z'))
  })
})
