/**
 * What purchases make of a plan.
 *
 * - Buying the plan that runs extends it from its end.
 * - Buying another plan starts it now; what was left of the old one is not carried over.
 * - An expired plan does not run: buying it again starts now.
 * - A plan starts when it is credited, not when the money left the card: nobody loses hours that they could not use.
 * - A refund leaves what the other purchases alone would have made.
 */
import { type HeldPlan, isPlanExpired, PLANS, type PlanId } from './plans'

const HOUR_MS = 60 * 60 * 1000

/** A plan that was paid for. */
export type Purchase = { plan: PlanId; creditedAt: Date }

/** The plan held after buying one. */
export function afterPurchase(held: HeldPlan, { plan, creditedAt }: Purchase): HeldPlan {
  const { durationHours } = PLANS[plan]
  if (durationHours === null) return held
  const runs = held.plan === plan && held.planExpiresAt !== null && !isPlanExpired(held, creditedAt)
  const start = runs && held.planExpiresAt ? held.planExpiresAt : creditedAt
  return { plan, planExpiresAt: new Date(start.getTime() + durationHours * HOUR_MS) }
}

/** The plan that purchases lead to, in the order in which they were credited. */
export const planFromPurchases = (purchases: readonly Purchase[]): HeldPlan =>
  purchases.reduce<HeldPlan>(afterPurchase, { plan: 'free', planExpiresAt: null })
