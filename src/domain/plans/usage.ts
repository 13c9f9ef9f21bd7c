import { AppError } from '@/domain/errors'
import { effectivePlan, type HeldPlan, purchaseSpanMs } from './plans'

/** Key of a calendar month (UTC) in the usage count, as YYYY-MM. */
export const monthKey = (now: Date): string => now.toISOString().slice(0, 7)

/** First instant of the calendar month (UTC) that contains `now`. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** First instant of the next calendar month (UTC), when monthly limits reset. */
export const nextMonthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/** Whether the plan allows no further interview. @param interviewCount interviews created this month */
export function isInterviewQuotaReached(held: HeldPlan, interviewCount: number, now: Date): boolean {
  const { interviewLimit } = effectivePlan(held, now)
  return interviewLimit !== null && interviewCount >= interviewLimit
}

/** @throws AppError PAYMENT_REQUIRED when the plan allows no further interview this month. */
export function assertInterviewQuota(held: HeldPlan, interviewCount: number, now: Date): void {
  if (isInterviewQuotaReached(held, interviewCount, now)) {
    throw new AppError('PAYMENT_REQUIRED', 'interview-limit-reached', QUOTA_REACHED.description)
  }
}

/** The texts of the quota notice, shown on the dashboard and sent by the server. */
export const QUOTA_REACHED = {
  title: 'Monthly limit reached',
  description: "You've used all your free interviews this month. Upgrade to continue.",
} as const

/**
 * Start of the period in which CV reviews count: the month, or the purchase. A plan that was extended lasts longer than
 * one purchase; its reviews then count afresh in each span of a purchase.
 */
export function cvReviewPeriodStart(held: HeldPlan, now: Date): Date {
  const { id, cvReviewPeriod } = effectivePlan(held, now)
  const spanMs = purchaseSpanMs(id)
  if (cvReviewPeriod === 'month' || held.planExpiresAt === null || spanMs === 0) return monthStart(now)
  const end = held.planExpiresAt.getTime()
  return new Date(end - Math.ceil((end - now.getTime()) / spanMs) * spanMs)
}

/** When the CV reviews of the next purchase start, for a plan that is paid for longer than one; otherwise null. */
export function nextPurchaseStart(held: HeldPlan, now: Date): Date | null {
  const { id, cvReviewPeriod } = effectivePlan(held, now)
  if (cvReviewPeriod === 'month' || held.planExpiresAt === null) return null
  const next = new Date(cvReviewPeriodStart(held, now).getTime() + purchaseSpanMs(id))
  return next < held.planExpiresAt ? next : null
}

/** Whether the plan allows no further CV review. @param count reviews requested since `cvReviewPeriodStart` */
export const isCvReviewLimitReached = (held: HeldPlan, count: number, now: Date): boolean =>
  count >= effectivePlan(held, now).cvReviewLimit

/** @throws AppError PAYMENT_REQUIRED when the plan allows no further CV review. */
export function assertCvReviewQuota(held: HeldPlan, count: number, now: Date): void {
  if (isCvReviewLimitReached(held, count, now)) {
    throw new AppError(
      'PAYMENT_REQUIRED',
      'cv-review-limit-reached',
      cvReviewLimitText(effectivePlan(held, now).cvReviewLimit),
    )
  }
}

/** The notice of a used-up limit, shown above the form and sent by the server. */
export const cvReviewLimitText = (limit: number): string =>
  `You've reached your monthly CV review limit (${limit} reviews).`
