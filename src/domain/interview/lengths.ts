/** The number of questions of an interview: the chosen one, within the limit of the plan. */
import { AppError } from '@/domain/errors'
import type { PlanConfig } from '@/domain/plans/plans'

export const INTERVIEW_LENGTHS = [5, 10, 30] as const
export type InterviewLength = (typeof INTERVIEW_LENGTHS)[number]

type Given = Pick<PlanConfig, 'name' | 'questionsPerInterview' | 'aiQuestionCount'>

/** The lengths that a plan gives, the shortest first. */
export const lengthsOf = ({ questionsPerInterview }: Given): InterviewLength[] =>
  INTERVIEW_LENGTHS.filter((length) => length <= questionsPerInterview)

/** The wanted length where the plan gives it; otherwise, or where none was chosen, all that the plan gives. */
export const lengthWithin = (plan: Given, wanted: InterviewLength | undefined): number =>
  wanted === undefined ? plan.questionsPerInterview : Math.min(wanted, plan.questionsPerInterview)

/**
 * The number of questions of an interview that begins now.
 * @throws AppError PAYMENT_REQUIRED when the plan gives fewer than were asked for
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

/** How many of so many questions are made for the candidate: the same share as in the longest interview of the plan. */
export const personalCount = ({ aiQuestionCount, questionsPerInterview }: Given, count: number): number =>
  Math.round((aiQuestionCount * count) / questionsPerInterview)
