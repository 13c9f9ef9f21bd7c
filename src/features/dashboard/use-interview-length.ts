import { useFormContext, useWatch } from 'react-hook-form'
import { durationInWords, expectedMinutes } from '@/domain/interview/expectations'
import { lengthWithin, personalCount } from '@/domain/interview/lengths'
import type { PlanConfig } from '@/domain/plans/plans'
import type { StartValues } from './start-values'

/** The length chosen in the form, and the values derived from it. */
export function useInterviewLength(plan: PlanConfig) {
  const { control } = useFormContext<StartValues>()
  const [chosen, openers = true, level] = useWatch({ control, name: ['questionCount', 'openers', 'level'] })
  const count = lengthWithin(plan, chosen)
  /** For example '20 minutes'. */
  const durationOf = (questionCount: number) => durationInWords(expectedMinutes(questionCount, { openers, level }))
  return {
    count,
    duration: durationOf(count),
    durationOf,
    /** Number of questions that are made for the candidate's texts. */
    personal: personalCount(plan, count),
  }
}
