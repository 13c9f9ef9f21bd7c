/**
 * Cross-validation folds by question, the same for all models: no answer is predicted by a model trained on its
 * question.
 */
import { fnv1a } from '@/domain/hash'

export const FOLDS = 8

/** The fold of a question, by a hash of its id; deterministic. */
export function foldOf(questionId: string, folds = FOLDS): number {
  const hash = fnv1a(questionId)
  return ((hash ^ (hash >>> 13)) >>> 0) % folds
}

/** Out-of-fold predictions: for each row, the prediction of a model trained on the other folds. */
export function outOfFold<Row extends { questionId: string }, Model, Value>(
  rows: readonly Row[],
  learn: (rows: readonly Row[]) => Model,
  apply: (model: Model, row: Row) => Value,
): Map<Row, Value> {
  const values = new Map<Row, Value>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = learn(rows.filter(({ questionId }) => foldOf(questionId) !== fold))
    for (const row of rows) if (foldOf(row.questionId) === fold) values.set(row, apply(model, row))
  }
  return values
}
