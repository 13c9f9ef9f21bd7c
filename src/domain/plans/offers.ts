/** The plans offered to a user. */
import { effectivePlan, type HeldPlan, isPlanExpired, PLANS, type PlanConfig, type PlanId } from './plans'

const PAID = [PLANS['pay-per-use'], PLANS.monthly] as const

/** Whether the plan `a` gives more than `b`, as its price says. */
export const isLargerPlan = (a: PlanId, b: PlanId): boolean => PLANS[a].price > PLANS[b].price

/** Upgrades: both paid plans on free, monthly on pay-per-use. An expired plan counts as free. */
export function upgradePlans(held: HeldPlan, now: Date): readonly PlanConfig[] {
  switch (effectivePlan(held, now).id) {
    case 'free':
      return PAID
    case 'pay-per-use':
      return [PLANS.monthly]
    case 'monthly':
      return []
  }
}

/** Plans that a user can buy: upgrades, and a renewal of the current plan; never a downgrade. */
export function purchasablePlans(held: HeldPlan, now: Date): readonly PlanConfig[] {
  const running = effectivePlan(held, now).id
  return PAID.filter(({ id }) => !isLargerPlan(running, id))
}

/** Whether buying this plan extends the current one. */
export const isRenewal = (held: HeldPlan, plan: PlanConfig, now: Date): boolean =>
  plan.id === held.plan && !isPlanExpired(held, now)
