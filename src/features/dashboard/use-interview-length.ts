import { durationInWords, expectedMinutes } from '@/domain/interview/expectations'
import { lengthWithin, personalCount } from '@/domain/interview/lengths'
import type { PlanConfig } from '@/domain/plans/plans'
import { useFormContext } from '@/features/shared/use-form-values'
import type { StartValues } from './start-draft'

/** The length chosen in the form, and the values derived from it. */
export function useInterviewLength(plan: PlanConfig) {
  const { questionCount, openers, level } = useFormContext<StartValues>().values
  const count = lengthWithin(plan, questionCount)
  /** For example '20 minutes'. */
  const durationOf = (questions: number) => durationInWords(expectedMinutes(questions, { openers, level }))
  return {
    count,
    duration: durationOf(count),
    durationOf,
    /** Number of questions that are made for the candidate's texts. */
    personal: personalCount(plan, count),
  }
}
