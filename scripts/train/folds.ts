/** Questions parted into folds, the same for everything that is fitted: no answer is judged by what its question taught. */

export const FOLDS = 8

/** Number of the fold of a question, the same in every run. */
export function foldOf(questionId: string, folds = FOLDS): number {
  let hash = 2166136261
  for (let i = 0; i < questionId.length; i++) hash = Math.imul(hash ^ questionId.charCodeAt(i), 16777619)
  return ((hash ^ (hash >>> 13)) >>> 0) % folds
}

/** For each row what a model says that was fitted on the other folds. */
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
