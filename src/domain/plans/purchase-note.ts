/** The effect of a purchase, shown before payment. */
import { effectivePlan, type HeldPlan, type PlanConfig, planName } from './plans'
import { afterPurchase } from './purchase'

/**
 * The sentence beside a plan on sale: its start, its end, and the plan that it replaces.
 * @param formatTime formats an instant in the reader's time zone
 */
export function purchaseNote(held: HeldPlan, plan: PlanConfig, now: Date, formatTime: (date: Date) => string): string {
  const { planExpiresAt: end } = afterPurchase(held, { plan: plan.id, creditedAt: now })
  if (end === null) return ''
  const until = formatTime(end)
  const running = effectivePlan(held, now)
  if (running.id === 'free' || held.planExpiresAt === null) return `Starts at once and runs until ${until}.`
  if (running.id === plan.id) {
    const extended = `Extends your plan: it will then run until ${until}.`
    if (plan.cvReviewPeriod === 'month') return extended
    return `${extended} Its ${plan.cvReviewLimit} CV reviews are yours from ${formatTime(held.planExpiresAt)} on.`
  }
  const replaced = `your ${planName(held.plan)}, which would run until ${formatTime(held.planExpiresAt)}`
  return `Starts at once and runs until ${until}. It replaces ${replaced}.`
}

/** Why a plan cannot be bought: it is the free one, or gives less than the running one. Empty for the running plan. */
export function notOnSaleNote(held: HeldPlan, plan: PlanConfig, now: Date): string {
  const running = effectivePlan(held, now)
  if (running.id === plan.id) return ''
  if (plan.id === 'free') return `You are back on it when your ${running.name} ends.`
  return `Your ${running.name} gives you more. You can buy this one when it has ended.`
}
