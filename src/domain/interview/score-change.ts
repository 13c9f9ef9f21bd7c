/** Whether two scores differ by more than their uncertainty: those of two answers, of two interviews or of averages. */
import type { Range } from '@/domain/evaluation/score/range'

export type Verdict = 'higher' | 'lower' | 'unclear'

/** The verdicts in words. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  higher: 'Clearly higher',
  lower: 'Clearly lower',
  unclear: 'No clear change',
}

/**
 * How much of the uncertainty of two independent scores remains in the difference of two answers to the same question,
 * whose errors are correlated. Fitted on the graded answers for fitting, with scores from models that did not see the
 * question: at 0.75, 9 % of the pairs with equal grades (at most 5 apart) count as clearly different, at 0.7, 13 %.
 */
const SHARED_QUESTION = 0.75

type Scored = { score: number; range: Range }

/**
 * Whether two scores differ by more than the uncertainty of their difference. The half-widths of independent errors
 * add up as the root of the sum of their squares (standard error of a difference); those that count are the upper one
 * of the lower score and the lower one of the higher score. Of two answers of equal worth, at most one pair in ten is
 * called clearly different.
 */
export function verdictOn(before: Scored, after: Scored): Verdict {
  const [lower, higher] = before.score <= after.score ? [before, after] : [after, before]
  const spread = Math.hypot(lower.range.high - lower.score, higher.score - higher.range.low)
  if (higher.score - lower.score <= SHARED_QUESTION * spread) return 'unclear'
  return higher === after ? 'higher' : 'lower'
}
