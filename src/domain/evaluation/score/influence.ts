/** Influence on the score: how the regression's weights are distributed over the parts of an answer. */

import type { Models } from '@/domain/evaluation/models'
import { JUDGED_AS, type JudgedAs } from '@/domain/evaluation/question'
import { SCORE_FEATURES } from './score-facts'

type Part = (typeof SCORE_FEATURES)[keyof typeof SCORE_FEATURES]

/**
 * For each part, its share of the sum of the absolute standardised coefficients, 0 to 1, for questions with full
 * knowledge. The shares show which differences between answers matter, not how a single score is composed.
 */
export function influenceOf(kind: JudgedAs, { score }: Pick<Models, 'score'>): Record<Part, number> {
  const shares: Record<Part, number> = { substance: 0, specificity: 0, structure: 0, ownership: 0, length: 0 }
  const { coefficients } = score.full[kind]
  const total = coefficients.reduce((sum, value) => sum + Math.abs(value), 0)
  for (const [i, part] of Object.values(SCORE_FEATURES).entries()) {
    shares[part] += Math.abs(coefficients[i] ?? 0) / Math.max(total, Number.MIN_VALUE)
  }
  return shares
}

/** The influence of the length and range of words in whole percent, by kind of answer. */
export const lengthPercents = (models: Pick<Models, 'score'>): Record<JudgedAs, number> =>
  Object.fromEntries(JUDGED_AS.map((kind) => [kind, Math.round(100 * influenceOf(kind, models).length)])) as Record<
    JudgedAs,
    number
  >
