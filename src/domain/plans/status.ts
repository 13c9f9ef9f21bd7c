/** The sentences about a plan's remaining time; all decided from the held plan and the clock. */
import { type HeldPlan, isPlanExpired, type PlanId, planName } from './plans'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long before its end a plan counts as expiring soon: two hours of a day's access, three days of a month's. */
export const EXPIRES_SOON_MS = { 'pay-per-use': 2 * HOUR, monthly: 3 * DAY } as const

/** 'Xh Ym remaining' within the last day, 'Ym remaining' within the last hour; else null. */
export function remainingTime(expiresAt: Date, now: Date): string | null {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0 || left > DAY) return null
  const minutes = Math.max(1, Math.floor(left / MINUTE))
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}h ${minutes % 60}m remaining` : `${minutes}m remaining`
}

/** The plan's name without its closing 'Plan', which the sentence says itself. */
const expiredSentence = (plan: PlanId) =>
  `Your ${planName(plan).replace(/ Plan$/, '')} plan has expired. Upgrade to continue using all features.`

export type PlanStatus = {
  state: 'free' | 'active' | 'expires-soon' | 'expired'
  /** Short text of the badge; null for the free plan. */
  badge: string | null
  /** Sentence of the notice and its action; null when there is nothing to say. */
  notice: { title: string; description: string; action: 'Upgrade Now' | 'Renew' } | null
}

/**
 * What to tell a user about their plan.
 * @param formatDate turns the end of a plan into the reader's date, for 'Until {date}'
 */
export function planStatus(held: HeldPlan, now: Date, formatDate: (date: Date) => string): PlanStatus {
  const { plan, planExpiresAt } = held
  if (plan === 'free') return { state: 'free', badge: null, notice: null }
  if (planExpiresAt === null || isPlanExpired(held, now)) {
    return {
      state: 'expired',
      badge: 'Plan expired',
      notice: {
        title: 'Plan expired - Please upgrade',
        description: expiredSentence(plan),
        action: 'Upgrade Now',
      },
    }
  }
  const badge = remainingTime(planExpiresAt, now) ?? `Until ${formatDate(planExpiresAt)}`
  if (planExpiresAt.getTime() - now.getTime() > EXPIRES_SOON_MS[plan]) return { state: 'active', badge, notice: null }
  return {
    state: 'expires-soon',
    badge,
    notice: {
      title: 'Expires soon',
      description: 'Your plan expires soon. Consider renewing to continue unlimited access.',
      action: 'Renew',
    },
  }
}
