/** What a plan gives, in words. Apart from the numbers, which scripts of every page load. */
import type { PlanConfig, PlanId } from './plans'

/** @param count null for no limit; @param noun in the singular */
export const counted = (count: number | null, noun: string): string =>
  count === null ? `unlimited ${noun}s` : `${count} ${noun}${count === 1 ? '' : 's'}`

/** The length of a purchase, in days where these are whole and more than one. */
const spanText = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour')

/** The duration as shown beside the price. */
export const planDuration = ({ durationHours }: Pick<PlanConfig, 'durationHours'>): string =>
  durationHours === null ? 'for ever' : `for ${spanText(durationHours)}`

const interviewsText = ({ id, durationHours, interviewLimit }: PlanConfig): string => {
  if (id === 'pay-per-use') return `${spanText(durationHours ?? 0)} of access for one role`
  return interviewLimit === null ? 'Unlimited interviews' : `${counted(interviewLimit, 'interview')} per month`
}

const questionsText = ({ questionsPerInterview, aiQuestionCount }: PlanConfig): string =>
  `${counted(questionsPerInterview, 'question')} per interview` +
  (aiQuestionCount > 0 ? `: up to ${aiQuestionCount} personalised, the others from the bank` : '')

const cvReviewsText = ({ cvReviewLimit, cvReviewPeriod }: PlanConfig): string =>
  counted(cvReviewLimit, 'CV review') + (cvReviewPeriod === 'month' ? ' per month' : '')

/** What a plan gives beside its numbers. */
const BENEFITS: Record<PlanId, readonly string[]> = {
  free: ['Basic feedback'],
  'pay-per-use': ['Advanced feedback'],
  monthly: ['Priority support', 'Progress tracking'],
}

/** The list on the card of a plan. */
export const planFeatures = (plan: PlanConfig): string[] => [
  interviewsText(plan),
  questionsText(plan),
  cvReviewsText(plan),
  ...BENEFITS[plan.id],
]
