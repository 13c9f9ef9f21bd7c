/** How an answer is graded for the one point that a card asks about. */
import type { Verdict } from '@/domain/evaluation/facts'
import type { Grade } from './schedule'

/** What is known of a card before it is answered. */
export type Asked = {
  /** How often it was answered in a review. */
  asked: number
  lastGrade: Grade
}

/** A point that was missed in a review is named the next time; one that was remembered is not given away. */
export const isPrompted = ({ asked, lastGrade }: Asked): boolean =>
  asked > 0 && (lastGrade === 'again' || lastGrade === 'hard')

/**
 * `again`: missed or contradicted · `hard`: said in part, or cannot be told · `good`: said · `easy`: said without being
 * named, with words that show it, and remembered in the review before as well.
 */
export function gradeOf({ verdict, quote }: { verdict: Verdict; quote: string | null }, before: Asked): Grade {
  if (verdict === 'missing' || verdict === 'contradicted') return 'again'
  if (verdict !== 'met') return 'hard'
  const isKnown = before.asked > 0 && !isPrompted(before)
  return isKnown && quote !== null ? 'easy' : 'good'
}
