import { describe, expect, it } from 'vitest'
import { type HeldPlan, PLANS } from '@/domain/plans/plans'
import { notOnSaleNote, purchaseNote } from '@/domain/plans/purchase-note'

const now = new Date('2026-03-10T12:00:00Z')
const note = (held: HeldPlan, plan: 'free' | 'pay-per-use' | 'monthly') =>
  purchaseNote(held, PLANS[plan], now, (date) => date.toISOString().slice(0, 16))

describe('the effect of a purchase', () => {
  it.each<[string, HeldPlan, 'pay-per-use' | 'monthly', string]>([
    [
      'starts on the free plan',
      { plan: 'free', planExpiresAt: null },
      'monthly',
      'Starts at once and runs until 2026-04-09T12:00.',
    ],
    [
      'starts anew after an expired plan, also the same one',
      { plan: 'monthly', planExpiresAt: now },
      'monthly',
      'Starts at once and runs until 2026-04-09T12:00.',
    ],
    [
      'extends the plan that runs from its end',
      { plan: 'pay-per-use', planExpiresAt: new Date('2026-03-10T18:30:00Z') },
      'pay-per-use',
      'Extends your plan: it will then run until 2026-03-11T18:30. Its 2 CV reviews are yours from 2026-03-10T18:30 on.',
    ],
    [
      'extends a plan whose CV reviews count by the month',
      { plan: 'monthly', planExpiresAt: new Date('2026-03-20T12:00:00Z') },
      'monthly',
      'Extends your plan: it will then run until 2026-04-19T12:00.',
    ],
    [
      'replaces another plan that runs, and says until when that would have run',
      { plan: 'pay-per-use', planExpiresAt: new Date('2026-03-10T18:30:00Z') },
      'monthly',
      'Starts at once and runs until 2026-04-09T12:00. It replaces your Pay-Per-Use Plan, which would run until 2026-03-10T18:30.',
    ],
  ])('%s', (_what, held, plan, sentence) => {
    expect(note(held, plan)).toBe(sentence)
  })

  it('is empty for the free plan', () => {
    expect(note({ plan: 'free', planExpiresAt: null }, 'free')).toBe('')
  })
})

it('a plan that is not on sale says why, and the running one needs no reason', () => {
  const held: HeldPlan = { plan: 'monthly', planExpiresAt: new Date('2026-03-20T12:00:00Z') }
  const reasons = (['free', 'pay-per-use', 'monthly'] as const).map((id) => notOnSaleNote(held, PLANS[id], now))
  expect(reasons).toEqual([
    'You are back on it when your Monthly Plan ends.',
    'Your Monthly Plan gives you more. You can buy this one when it has ended.',
    '',
  ])
})
