/** Estimated duration of an interview, from the estimates of its questions. */
import { frameSize } from './pick-frame'
import { categoryCounts } from './pick-questions'
import { QUESTION_CATEGORIES, type QuestionCategory, type QuestionLevel } from './question'

/** Mean estimate of the bank's questions in minutes; a test compares them with the bank. */
export const TYPICAL_MINUTES: Readonly<Record<QuestionCategory, Record<QuestionLevel | 'any', number>>> = {
  technical: { any: 4.4, junior: 3.8, mid: 4.5, senior: 5.2 },
  behavioral: { any: 4.2, junior: 3.6, mid: 4.1, senior: 4.9 },
  situational: { any: 4.5, junior: 3.8, mid: 4.5, senior: 5.2 },
}
/** In minutes; opening and closing questions are the same for every level. */
export const OPENER_MINUTES = 3

type Wishes = { openers: boolean; level?: QuestionLevel | undefined }

/** Expected minutes for the questions of an interview, summed over categories. */
export function expectedMinutes(questionCount: number, { openers, level }: Wishes): number {
  const framing = openers ? frameSize(questionCount) : 0
  const counts = categoryCounts(questionCount - framing)
  return QUESTION_CATEGORIES.reduce(
    (sum, category) => sum + counts[category] * TYPICAL_MINUTES[category][level ?? 'any'],
    framing * OPENER_MINUTES,
  )
}

/**
 * As text, rounded to five minutes below an hour and a half, and to half an hour above: '20 minutes', '2 hours', '2½
 * hours'.
 */
export function durationInWords(minutes: number): string {
  if (minutes < 90) return `${Math.max(5, 5 * Math.round(minutes / 5))} minutes`
  const halves = Math.round(minutes / 30)
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`
}
