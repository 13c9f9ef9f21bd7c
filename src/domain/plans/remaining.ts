/** The remaining units of a plan, as a number and as text. */
import { counted } from './plan-texts'
import type { PlanConfig } from './plans'

/** Interviews left; null where there is no limit. */
export const remainingInterviews = ({ interviewLimit }: PlanConfig, used: number): number | null =>
  interviewLimit === null ? null : Math.max(0, interviewLimit - used)

export function remainingInterviewsText(plan: PlanConfig, used: number): string {
  const left = remainingInterviews(plan, used)
  if (left === null || plan.interviewLimit === null) return 'Unlimited interviews'
  if (left === 0) return 'No interviews left this month'
  return `${left} of ${counted(plan.interviewLimit, 'interview')} left this month`
}

/** Text of the remaining CV reviews, in the month or in the purchase. */
export function remainingCvReviewsText({ cvReviewLimit, cvReviewPeriod }: PlanConfig, used: number): string {
  const left = Math.max(0, cvReviewLimit - used)
  const span = cvReviewPeriod === 'month' ? 'this month' : 'in this purchase'
  return left === 0 ? `No CV reviews left ${span}` : `${left} of ${counted(cvReviewLimit, 'CV review')} left ${span}`
}
