/** Converts a language model's verdicts on the points of a question into measures. */

import type { PointFact, Verdict } from '@/domain/evaluation/facts'
import { POINT_WEIGHTS } from '@/domain/evaluation/score/policy'
import type { KeyPoint } from '@/domain/interview/question'

/**
 * Probability that a human grader calls a point made, by the model's verdict. The model's `unsure` is a contradiction
 * without a quote that shows it, so it earns no more than `missing`.
 */
export const MADE: Readonly<Record<Verdict, number>> = {
  met: 0.95,
  partly: 0.6,
  unsure: 0.02,
  contradicted: 0.05,
  missing: 0.02,
}

/** Weighted share of contradicted points among those made or contradicted; null where there are none. */
export function leanOfVerdicts(
  keyPoints: readonly Pick<KeyPoint, 'weight'>[],
  points: readonly Pick<PointFact, 'verdict'>[],
): number | null {
  let spoken = 0
  let contradicted = 0
  for (const [i, { verdict }] of points.entries()) {
    if (verdict === 'missing' || verdict === 'unsure') continue
    const weight = POINT_WEIGHTS[keyPoints[i]?.weight ?? 'expected']
    spoken += weight
    if (verdict === 'contradicted') contradicted += weight
  }
  return spoken === 0 ? null : contradicted / spoken
}
