/** The number of questions in an interview: as chosen, within the limit of the plan. */
import { AppError } from '@/domain/errors'
import type { PlanConfig } from '@/domain/plans/plans'

export const INTERVIEW_LENGTHS = [5, 10, 30] as const
export type InterviewLength = (typeof INTERVIEW_LENGTHS)[number]

type Given = Pick<PlanConfig, 'name' | 'questionsPerInterview' | 'aiQuestionCount'>

/** The lengths that a plan allows, the shortest first. */
export const lengthsOf = ({ questionsPerInterview }: Given): InterviewLength[] =>
  INTERVIEW_LENGTHS.filter((length) => length <= questionsPerInterview)

/** The chosen length, capped by the plan; the plan's limit when none was chosen. */
export const lengthWithin = (plan: Given, wanted: InterviewLength | undefined): number =>
  wanted === undefined ? plan.questionsPerInterview : Math.min(wanted, plan.questionsPerInterview)

/**
 * The number of questions in an interview that starts now.
 * @throws AppError PAYMENT_REQUIRED when the plan allows fewer than requested
 */
export function assertLength(plan: Given, wanted: InterviewLength | undefined): number {
  const count = lengthWithin(plan, wanted)
  if (wanted === undefined || wanted === count) return count
  throw new AppError(
    'PAYMENT_REQUIRED',
    'interview-too-long',
    `The ${plan.name} has ${count} questions per interview, so an interview of ${wanted} cannot be started with it.`,
  )
}

/** Number of personal questions among `count`: the same share as in the longest interview of the plan. */
export const personalCount = ({ aiQuestionCount, questionsPerInterview }: Given, count: number): number =>
  Math.round((aiQuestionCount * count) / questionsPerInterview)
