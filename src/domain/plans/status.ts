/** Texts about a plan's remaining time; pure functions of the held plan and the time. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { type HeldPlan, isPlanExpired, type PlanId, planName, purchaseSpanMs } from './plans'

/**
 * Time before its end at which a plan counts as expiring soon: two hours for a day's access, three days for a month's.
 */
export const EXPIRES_SOON_MS = { 'pay-per-use': 2 * HOUR_MS, monthly: 3 * DAY_MS } as const

/** Formats of dates in the reader's time zone. */
export type EndFormats = { short: (date: Date) => string; withTime: (date: Date) => string }

/** The end of a plan as a date, with its time where the plan lasts no longer than a day. */
export const formatPlanEnd = (plan: PlanId, end: Date, { short, withTime }: EndFormats): string =>
  purchaseSpanMs(plan) <= DAY_MS ? withTime(end) : short(end)

/** 'Xh Ym remaining' within the last day, 'Ym remaining' within the last hour; else null. */
export function remainingTime(expiresAt: Date, now: Date): string | null {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0 || left > DAY_MS) return null
  const minutes = Math.max(1, Math.floor(left / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}h ${minutes % 60}m remaining` : `${minutes}m remaining`
}

/** Omits 'Plan' at the end of the plan's name, since the sentence says it. */
const expiredSentence = (plan: PlanId) =>
  `Your ${planName(plan).replace(/ Plan$/, '')} plan has expired. Upgrade to continue using all features.`

export type PlanStatus = {
  state: 'free' | 'active' | 'expires-soon' | 'expired'
  /** Text of the badge; null for the free plan. */
  badge: string | null
  /** The notice and its action; null when there is nothing to say. */
  notice: { title: string; description: string; action: 'Upgrade Now' | 'Renew' } | null
}

/** The badge and the notice about a user's plan. */
export function planStatus(held: HeldPlan, now: Date, formats: EndFormats): PlanStatus {
  const { plan, planExpiresAt } = held
  if (plan === 'free') return { state: 'free', badge: null, notice: null }
  if (planExpiresAt === null || isPlanExpired(held, now)) {
    return {
      state: 'expired',
      badge: 'Plan expired',
      notice: { title: 'Plan expired - Please upgrade', description: expiredSentence(plan), action: 'Upgrade Now' },
    }
  }
  const badge = remainingTime(planExpiresAt, now) ?? `Until ${formatPlanEnd(plan, planExpiresAt, formats)}`
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
