/** How far an answer agrees with whole model answers, of which the best counts. */

import { type LinearModel, linear } from '../score/linear-model'
import { type Comparison, featuresOf } from './match'
import type { PreparedQuestion } from './prepare'

/** Share of full marks that people give for such an agreement, 0 to 1; null for a question without model answers. */
export function agreementOf(
  { references }: PreparedQuestion,
  comparison: Comparison,
  model: LinearModel,
): number | null {
  if (references.length === 0) return null
  const strengths = references.map((reference) =>
    linear(model, featuresOf(reference, comparison.answer.whole, comparison)),
  )
  return Math.min(1, Math.max(0, ...strengths))
}
