/** The levels of experience that the bank's questions are written for. */
import { QUESTION_LEVELS, type QuestionLevel } from './question'

export const LEVEL_NAMES: Readonly<Record<QuestionLevel, string>> = {
  junior: 'Graduate or junior',
  mid: 'Mid-level',
  senior: 'Senior',
}

/** How many levels lie between the two: 0 to 2. Where none is wanted, or the question has none, nothing is between. */
export const levelsBetween = (wanted: QuestionLevel | undefined, level: QuestionLevel | undefined): number =>
  wanted === undefined || level === undefined
    ? 0
    : Math.abs(QUESTION_LEVELS.indexOf(wanted) - QUESTION_LEVELS.indexOf(level))
