/**
 * What purchases make of a plan.
 *
 * - Buying the plan that runs extends it from its end.
 * - Buying another plan starts it now; the rest of the old one is not carried over.
 * - An expired plan does not run: buying it again starts now.
 * - A plan starts when it is credited, not when the card was charged, so that no usable hours are lost.
 * - A refund leaves the plan that the other purchases alone give.
 * - Days that an operator adds count from the plan's end while it runs, and from then on when it had expired.
 */
import { type HeldPlan, isPlanExpired, type PlanId, purchaseSpanMs } from './plans'

const DAY_MS = 24 * 60 * 60 * 1000

/** A plan that was paid for. */
export type Purchase = { plan: PlanId; creditedAt: Date }

/** The plan held after buying one. */
export function afterPurchase(held: HeldPlan, { plan, creditedAt }: Purchase): HeldPlan {
  if (plan === 'free') return held
  const runs = held.plan === plan && held.planExpiresAt !== null && !isPlanExpired(held, creditedAt)
  const start = runs && held.planExpiresAt ? held.planExpiresAt : creditedAt
  return { plan, planExpiresAt: new Date(start.getTime() + purchaseSpanMs(plan)) }
}

/** Days that were added to whatever paid plan was held. */
export type Extension = { days: number; extendedAt: Date }

/** The plan held after days were added; the free one has no end to move. */
export function afterExtension(held: HeldPlan, { days, extendedAt }: Extension): HeldPlan {
  if (held.plan === 'free') return held
  const { planExpiresAt } = held
  const start = planExpiresAt !== null && !isPlanExpired(held, extendedAt) ? planExpiresAt : extendedAt
  return { plan: held.plan, planExpiresAt: new Date(start.getTime() + days * DAY_MS) }
}

/** The plan that purchases and added days lead to, in the order in which they came. */
export function planFromPurchases(purchases: readonly Purchase[], extensions: readonly Extension[] = []): HeldPlan {
  const changes = [
    ...purchases.map((purchase) => ({
      at: purchase.creditedAt,
      apply: (held: HeldPlan) => afterPurchase(held, purchase),
    })),
    ...extensions.map((added) => ({ at: added.extendedAt, apply: (held: HeldPlan) => afterExtension(held, added) })),
  ]
  // Stable: what came in one moment stays in the order given.
  changes.sort((a, b) => a.at.getTime() - b.at.getTime())
  return changes.reduce<HeldPlan>((held, { apply }) => apply(held), { plan: 'free', planExpiresAt: null })
}
