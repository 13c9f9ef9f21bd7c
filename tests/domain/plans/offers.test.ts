import { describe, expect, it } from 'vitest'
import { isRenewal, purchasablePlans, upgradePlans } from '@/domain/plans/offers'
import { type HeldPlan, PLANS } from '@/domain/plans/plans'

const now = new Date('2026-03-05T12:00:00Z')
const later = new Date('2026-03-06T12:00:00Z')
const earlier = new Date('2026-03-04T12:00:00Z')
const ids = (plans: readonly { id: string }[]) => plans.map((plan) => plan.id)

const free: HeldPlan = { plan: 'free', planExpiresAt: null }
const payPerUse: HeldPlan = { plan: 'pay-per-use', planExpiresAt: later }
const monthly: HeldPlan = { plan: 'monthly', planExpiresAt: later }

describe('upgradePlans', () => {
  it('shows both paid plans on free', () => expect(ids(upgradePlans(free, now))).toEqual(['pay-per-use', 'monthly']))
  it('shows only the monthly plan on pay-per-use', () => expect(ids(upgradePlans(payPerUse, now))).toEqual(['monthly']))
  it('shows nothing on monthly', () => expect(upgradePlans(monthly, now)).toEqual([]))
  it.each(['pay-per-use', 'monthly'] as const)('shows both paid plans once %s has expired', (plan) => {
    expect(ids(upgradePlans({ plan, planExpiresAt: earlier }, now))).toEqual(['pay-per-use', 'monthly'])
  })
})

describe('purchasablePlans', () => {
  it('lets a running pay-per-use plan be extended or replaced', () => {
    expect(ids(purchasablePlans(payPerUse, now))).toEqual(['pay-per-use', 'monthly'])
  })
  it('never offers the shorter plan to a running monthly one', () => {
    expect(ids(purchasablePlans(monthly, now))).toEqual(['monthly'])
  })
  it('offers both once monthly has expired', () => {
    expect(ids(purchasablePlans({ plan: 'monthly', planExpiresAt: earlier }, now))).toEqual(['pay-per-use', 'monthly'])
  })
})

describe('isRenewal', () => {
  it('is the purchase of the current plan', () => expect(isRenewal(monthly, PLANS.monthly, now)).toBe(true))
  it('is not the purchase of another plan', () => expect(isRenewal(payPerUse, PLANS.monthly, now)).toBe(false))
  it('is not the purchase of a plan that has ended', () => {
    expect(isRenewal({ plan: 'monthly', planExpiresAt: earlier }, PLANS.monthly, now)).toBe(false)
  })
})
