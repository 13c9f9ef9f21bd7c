import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlanExpired } from '@/domain/plans/plans'
import { afterPurchase, paidPeriods, planFromPurchases } from '@/domain/plans/purchase'

const at = (text: string) => new Date(`${text}Z`)
const buy = (plan: 'pay-per-use' | 'monthly', time: string) => ({ plan, creditedAt: at(time) })

describe('buying a plan', () => {
  it.each([
    ['the first day starts now', 'free', null, 'pay-per-use', '2026-03-11T12:00:00'],
    ['the first month has 30 days, in February too', 'free', null, 'monthly', '2026-04-09T12:00:00'],
    [
      'the running day is extended from its end',
      'pay-per-use',
      '2026-03-10T20:00:00',
      'pay-per-use',
      '2026-03-11T20:00:00',
    ],
    ['the running month is extended from its end', 'monthly', '2026-03-20T08:00:00', 'monthly', '2026-04-19T08:00:00'],
    ['an expired month starts now', 'monthly', '2026-03-01T08:00:00', 'monthly', '2026-04-09T12:00:00'],
    ['a month over a running day starts now', 'pay-per-use', '2026-03-10T20:00:00', 'monthly', '2026-04-09T12:00:00'],
    [
      'in the very second of its end a plan runs no more',
      'monthly',
      '2026-03-10T12:00:00',
      'monthly',
      '2026-04-09T12:00:00',
    ],
    ['a moment before, it does', 'monthly', '2026-03-10T12:00:00.001', 'monthly', '2026-04-09T12:00:00.001'],
  ] as const)('%s', (_, plan, planExpiresAt, bought, expected) => {
    const held = { plan, planExpiresAt: planExpiresAt && at(planExpiresAt) }
    expect(afterPurchase(held, buy(bought, '2026-03-10T12:00:00'))).toEqual({
      plan: bought,
      planExpiresAt: at(expected),
    })
  })

  it('adds the time of a smaller plan to the end of the running larger one', () => {
    const held = { plan: 'monthly' as const, planExpiresAt: at('2026-03-20T08:00:00') }
    const extended = { plan: 'monthly', planExpiresAt: at('2026-03-21T08:00:00') }
    expect(afterPurchase(held, buy('pay-per-use', '2026-03-10T12:00:00'))).toEqual(extended)
    const started = { plan: 'pay-per-use', planExpiresAt: at('2026-03-21T08:00:00') }
    expect(afterPurchase(held, buy('pay-per-use', '2026-03-20T08:00:00'))).toEqual(started)
  })

  it('counts hours, regardless of daylight saving time', () => {
    // Daylight saving time begins in many countries on 29 March 2026.
    const { planExpiresAt } = planFromPurchases([buy('pay-per-use', '2026-03-28T23:30:00')])
    expect(planExpiresAt).toEqual(at('2026-03-29T23:30:00'))
  })

  it('leaves the result of the other purchases when one is refunded', () => {
    const first = buy('monthly', '2026-03-01T00:00:00')
    const second = buy('monthly', '2026-03-10T00:00:00')
    const day = buy('pay-per-use', '2026-03-10T01:00:00')
    expect(planFromPurchases([first, second]).planExpiresAt).toEqual(at('2026-04-30T00:00:00'))
    expect(planFromPurchases([second]).planExpiresAt).toEqual(at('2026-04-09T00:00:00'))
    expect(planFromPurchases([first]).planExpiresAt).toEqual(at('2026-03-31T00:00:00'))
    // The day that was added to the monthly plan goes, or is what remains, from its own purchase on.
    expect(planFromPurchases([first, day])).toEqual({ plan: 'monthly', planExpiresAt: at('2026-04-01T00:00:00') })
    expect(planFromPurchases([first])).toEqual({ plan: 'monthly', planExpiresAt: at('2026-03-31T00:00:00') })
    expect(planFromPurchases([day])).toEqual({ plan: 'pay-per-use', planExpiresAt: at('2026-03-11T01:00:00') })
    expect(planFromPurchases([])).toEqual({ plan: 'free', planExpiresAt: null })
  })

  it('always gives at least the time that was paid for, of the plan bought last or a larger one', () => {
    const purchase = fc.record({
      plan: fc.constantFrom('pay-per-use', 'monthly'),
      hours: fc.integer({ min: 0, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1, maxLength: 8 }), (steps) => {
        let now = at('2026-01-01T00:00:00').getTime()
        const purchases = steps.map(({ plan, hours }) => {
          now += hours * 3_600_000
          return { plan: plan as 'pay-per-use' | 'monthly', creditedAt: new Date(now) }
        })
        const held = planFromPurchases(purchases)
        const before = planFromPurchases(purchases.slice(0, -1))
        const last = steps.at(-1)?.plan
        const paidFor = (last === 'monthly' ? 720 : 24) * 3_600_000
        const kept = before.plan === 'monthly' && !isPlanExpired(before, new Date(now))
        expect(held.plan).toBe(kept ? 'monthly' : last)
        expect(isPlanExpired(held, new Date(now))).toBe(false)
        const from = kept ? (before.planExpiresAt?.getTime() ?? 0) : now
        expect((held.planExpiresAt?.getTime() ?? 0) - from).toBeGreaterThanOrEqual(paidFor)
      }),
    )
  })
})

describe('the periods of paid plans', () => {
  it('end with the plan, and go on where it is extended or replaced', () => {
    const purchases = [
      buy('pay-per-use', '2026-03-01T00:00:00'),
      buy('pay-per-use', '2026-03-01T10:00:00'),
      buy('pay-per-use', '2026-03-05T00:00:00'),
      buy('monthly', '2026-03-05T06:00:00'),
    ]
    expect(paidPeriods(purchases, [{ days: 2, extendedAt: at('2026-04-10T00:00:00') }])).toEqual([
      { from: at('2026-03-01T00:00:00'), to: at('2026-03-03T00:00:00') },
      { from: at('2026-03-05T00:00:00'), to: at('2026-04-04T06:00:00') },
      { from: at('2026-04-10T00:00:00'), to: at('2026-04-12T00:00:00') },
    ])
    expect(paidPeriods([])).toEqual([])
  })
})
