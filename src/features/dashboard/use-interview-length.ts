import { durationInWords, expectedMinutes } from '@/domain/interview/expectations'
import { lengthWithin, personalCount } from '@/domain/interview/lengths'
import type { PlanConfig } from '@/domain/plans/plans'
import { exactMinutesWith } from '@/domain/practice-settings/settings'
import { useFormContext } from '@/features/shared/use-form-values'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import type { StartValues } from './start-draft'

/** The length chosen in the form, and the values derived from it. */
export function useInterviewLength(plan: PlanConfig) {
  const { questionCount, openers, level } = useFormContext<StartValues>().values
  const count = lengthWithin(plan, questionCount)
  const { answerTime } = usePracticeSettings()
  /** For example '5 questions, about 20 minutes'; without minutes where there is no clock. */
  const sizeOf = (questions: number) => {
    const minutes = exactMinutesWith(answerTime, expectedMinutes(questions, { openers, level }))
    return `${questions} questions${minutes === null ? '' : `, about ${durationInWords(minutes)}`}`
  }
  return {
    count,
    sizeOf,
    /** Number of questions that are made for the candidate's texts. */
    personal: personalCount(plan, count),
  }
}
