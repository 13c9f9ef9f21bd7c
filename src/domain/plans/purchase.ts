/**
 * How purchases change the plan held.
 * - Buying the running plan extends it from its end.
 * - Buying a larger plan starts it now; the rest of the smaller one is lost.
 * - A smaller plan is not on sale while a larger one runs. If it is paid all the same (the payment was begun before, or
 *   its money came late), its time is added to the end of the larger one.
 * - Buying an expired plan again starts it now.
 * - A plan starts when it is credited, not when the card was charged, so that no usable hours are lost.
 * - A refund leaves the plan that results from the other purchases.
 * - Days added by an operator extend a current plan from its end, and an expired one from the time of the extension.
 */
import { DAY_MS } from '@/domain/durations'
import { isLargerPlan } from './offers'
import { effectivePlan, type HeldPlan, isPlanExpired, type PlanId, purchaseSpanMs } from './plans'

/** A plan that was paid for. */
export type Purchase = { plan: PlanId; creditedAt: Date }

/** The plan held after a purchase. */
export function afterPurchase(held: HeldPlan, { plan, creditedAt }: Purchase): HeldPlan {
  if (plan === 'free') return held
  const { planExpiresAt: end } = held
  if (end === null || isPlanExpired(held, creditedAt) || isLargerPlan(plan, held.plan)) {
    return { plan, planExpiresAt: new Date(creditedAt.getTime() + purchaseSpanMs(plan)) }
  }
  return { plan: held.plan, planExpiresAt: new Date(end.getTime() + purchaseSpanMs(plan)) }
}

/** Days that an operator added to the paid plan held. */
export type Extension = { days: number; extendedAt: Date }

/** The plan held after days were added; the free plan has no end, so it does not change. */
export function afterExtension(held: HeldPlan, { days, extendedAt }: Extension): HeldPlan {
  if (held.plan === 'free') return held
  const { planExpiresAt } = held
  const start = planExpiresAt !== null && !isPlanExpired(held, extendedAt) ? planExpiresAt : extendedAt
  return { plan: held.plan, planExpiresAt: new Date(start.getTime() + days * DAY_MS) }
}

const NO_PURCHASE: HeldPlan = { plan: 'free', planExpiresAt: null }

function changesOf(purchases: readonly Purchase[], extensions: readonly Extension[]) {
  const changes = [
    ...purchases.map((purchase) => ({
      at: purchase.creditedAt,
      apply: (held: HeldPlan) => afterPurchase(held, purchase),
    })),
    ...extensions.map((added) => ({ at: added.extendedAt, apply: (held: HeldPlan) => afterExtension(held, added) })),
  ]
  // The sort is stable: changes with the same time keep the given order.
  return changes.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** The plan that results from purchases and extensions, applied in order of time. */
export const planFromPurchases = (purchases: readonly Purchase[], extensions: readonly Extension[] = []): HeldPlan =>
  changesOf(purchases, extensions).reduce<HeldPlan>((held, { apply }) => apply(held), NO_PURCHASE)

/** A span of time; `to` is no part of it. */
export type Period = { from: Date; to: Date }

/** The periods in which purchases and extensions make a paid plan run, in order and without overlaps. */
export function paidPeriods(purchases: readonly Purchase[], extensions: readonly Extension[] = []): Period[] {
  const periods: Period[] = []
  let held = NO_PURCHASE
  for (const { at, apply } of changesOf(purchases, extensions)) {
    const isRunning = effectivePlan(held, at).id !== 'free'
    held = apply(held)
    const last = periods.at(-1)
    if (held.planExpiresAt === null) continue
    if (isRunning && last) last.to = held.planExpiresAt
    else periods.push({ from: at, to: held.planExpiresAt })
  }
  return periods
}
