/** The levels of experience that the bank's questions are written for. */
import { QUESTION_LEVELS, type QuestionLevel } from './question'

export const LEVEL_NAMES: Readonly<Record<QuestionLevel, string>> = {
  junior: 'Graduate or junior',
  mid: 'Mid-level',
  senior: 'Senior',
}

/** Distance between two levels, 0 to 2; 0 where either is missing. */
export const levelsBetween = (wanted: QuestionLevel | undefined, level: QuestionLevel | undefined): number =>
  wanted === undefined || level === undefined
    ? 0
    : Math.abs(QUESTION_LEVELS.indexOf(wanted) - QUESTION_LEVELS.indexOf(level))
