/** Grades an answer to the one point that a card asks about. */
import type { Verdict } from '@/domain/evaluation/facts'
import type { Grade } from './schedule'

/** The history of a card before it is answered. */
export type Asked = {
  /** Number of answers in reviews. */
  asked: number
  lastGrade: Grade
}

/** Whether the next question names the point: yes after a miss in a review; a remembered point is not given away. */
export const isPrompted = ({ asked, lastGrade }: Asked): boolean =>
  asked > 0 && (lastGrade === 'again' || lastGrade === 'hard')

/**
 * `again`: missing or contradicted · `hard`: said in part, or undecided · `good`: said · `easy`: said, with a quotation
 * as evidence, without a prompt, and remembered in the previous review as well.
 */
export function gradeOf({ verdict, quote }: { verdict: Verdict; quote: string | null }, before: Asked): Grade {
  if (verdict === 'missing' || verdict === 'contradicted') return 'again'
  if (verdict !== 'met') return 'hard'
  const isKnown = before.asked > 0 && !isPrompted(before)
  return isKnown && quote !== null ? 'easy' : 'good'
}
