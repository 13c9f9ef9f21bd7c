import { describe, expect, it } from 'vitest'
import type { PlanId } from '@/domain/plans/plans'
import { planStatus, remainingTime } from '@/domain/plans/status'

const now = new Date('2026-03-05T12:00:00.000Z')
const inMs = (ms: number) => new Date(now.getTime() + ms)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const status = (plan: PlanId, left: number | null) =>
  planStatus({ plan, planExpiresAt: left === null ? null : inMs(left) }, now, {
    short: () => 'March 8, 2026',
    withTime: () => 'March 8, 2026, 14:05',
  })

const SOON = {
  title: 'Expires soon',
  description: 'Your plan expires soon. Consider renewing to continue unlimited access.',
  action: 'Renew',
}

describe('remainingTime', () => {
  it.each([
    [24 * HOUR, '24h 0m remaining'],
    [24 * HOUR - 1, '23h 59m remaining'],
    [5 * HOUR + 7 * MINUTE, '5h 7m remaining'],
    [HOUR + MINUTE, '1h 1m remaining'],
    [HOUR + 59 * SECOND, '1h 0m remaining'],
    [HOUR, '1h 0m remaining'],
    [HOUR - 1, '59m remaining'],
    [90 * SECOND, '1m remaining'],
    [MINUTE, '1m remaining'],
  ])('with %i ms left is %s', (left, text) => expect(remainingTime(inMs(left), now)).toBe(text))

  it.each([59 * SECOND, 1])('never shows zero minutes while %i ms are left', (left) => {
    expect(remainingTime(inMs(left), now)).toBe('1m remaining')
  })

  it.each([DAY + 1, 30 * DAY, 0, -1, -DAY])('says nothing with %i ms left', (left) => {
    expect(remainingTime(inMs(left), now)).toBeNull()
  })
})

describe('the status of a running plan', () => {
  it('has no notice on free, whatever its date', () => {
    for (const left of [null, -DAY, DAY]) {
      expect(status('free', left)).toEqual({ state: 'free', badge: null, notice: null })
    }
  })

  it.each([
    ['pay-per-use', DAY, '24h 0m remaining'],
    ['pay-per-use', 2 * HOUR + 1, '2h 0m remaining'],
    // Bought twice.
    ['pay-per-use', 2 * DAY, 'Until March 8, 2026, 14:05'],
    ['monthly', 30 * DAY, 'Until March 8, 2026'],
    ['monthly', 3 * DAY + 1, 'Until March 8, 2026'],
  ] as const)('%s with %i ms left is active, its badge %s', (plan, left, badge) => {
    expect(status(plan, left)).toEqual({ state: 'active', badge, notice: null })
  })

  it.each([
    ['pay-per-use', 2 * HOUR, '2h 0m remaining'],
    ['pay-per-use', 30 * MINUTE, '30m remaining'],
    ['pay-per-use', 1, '1m remaining'],
    ['monthly', 3 * DAY, 'Until March 8, 2026'],
    ['monthly', DAY + 1, 'Until March 8, 2026'],
    ['monthly', DAY, '24h 0m remaining'],
    ['monthly', 1, '1m remaining'],
  ] as const)('%s with %i ms left expires soon, its badge %s', (plan, left, badge) => {
    expect(status(plan, left)).toEqual({ state: 'expires-soon', badge, notice: SOON })
  })

  it('hands the end of the plan to the formatter of dates', () => {
    const formats = { short: (date: Date) => date.toISOString(), withTime: () => '' }
    const { badge } = planStatus({ plan: 'monthly', planExpiresAt: inMs(9 * DAY) }, now, formats)
    expect(badge).toBe('Until 2026-03-14T12:00:00.000Z')
  })
})

describe('the status of a plan that has ended', () => {
  const expired = (description: string) => ({
    state: 'expired',
    badge: 'Plan expired',
    notice: { title: 'Plan expired - Please upgrade', description, action: 'Upgrade Now' },
  })
  const sentences = [
    ['pay-per-use', 'Your Pay-Per-Use plan has expired. Upgrade to continue using all features.'],
    ['monthly', 'Your Monthly plan has expired. Upgrade to continue using all features.'],
  ] as const

  it.each(sentences)("is 'expired' for %s from its last instant on", (plan, sentence) => {
    for (const left of [0, -1, -400 * DAY]) expect(status(plan, left)).toEqual(expired(sentence))
  })

  it.each(sentences)("is 'expired' for %s without an end", (plan, sentence) => {
    expect(status(plan, null)).toEqual(expired(sentence))
  })
})
