/** How long an interview takes, from how long its questions are meant to take. */
import { frameSize } from './pick-frame'
import { categoryCounts } from './pick-questions'
import { QUESTION_CATEGORIES, type QuestionCategory } from './question'

/** Minutes that a question of the bank is meant to take, on average; a test holds them to the bank. */
export const TYPICAL_MINUTES: Readonly<Record<QuestionCategory | 'opener', number>> = {
  technical: 4.4,
  behavioral: 4.2,
  situational: 4.5,
  opener: 3,
}

/** Minutes for the questions of an interview, added up over the categories that are picked for it. */
export function expectedMinutes(questionCount: number, { openers }: { openers: boolean }): number {
  const framing = openers ? frameSize(questionCount) : 0
  const counts = categoryCounts(questionCount - framing)
  return QUESTION_CATEGORIES.reduce(
    (sum, category) => sum + counts[category] * TYPICAL_MINUTES[category],
    framing * TYPICAL_MINUTES.opener,
  )
}

/** In words, to five minutes below an hour and a half, to half an hour above: '20 minutes', '2 hours', '2½ hours'. */
export function durationInWords(minutes: number): string {
  if (minutes < 90) return `${Math.max(5, 5 * Math.round(minutes / 5))} minutes`
  const halves = Math.round(minutes / 30)
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`
}
