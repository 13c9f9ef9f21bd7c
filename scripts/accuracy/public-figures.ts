/** Agreement on the public sets: every answer is scored with a match model that was fitted on other questions. */
import { evaluate } from '@/domain/coach/evaluate'
import { SHIPPED_MODELS } from '@/domain/coach/models'
import { pearson, rmse } from '../accuracy-statistics'
import { compareWithReferences, fitMatch } from '../train/fit-match'
import { FOLDS, foldOf } from '../train/folds'
import type { PublicAnswer } from '../train/public-sets'
import { auc, mean, share } from './statistics'

type Scored = PublicAnswer & { score: number; isInside: boolean }

/** A score that reads as praise, and a grade that people call good. */
const PRAISE = 90
const GOOD = 0.8

export function scoreHeldOut(answers: readonly PublicAnswer[]): Scored[] {
  const compared = answers.map(compareWithReferences)
  return Array.from({ length: FOLDS }, (_, fold) => {
    const match = fitMatch(compared.filter(({ questionId }) => foldOf(questionId) !== fold))
    const models = { ...SHIPPED_MODELS, match }
    return compared
      .filter(({ questionId }) => foldOf(questionId) === fold)
      .map(({ features: _features, ...row }): Scored => {
        const { questionId: id, question: text, references, answer } = row
        const { score, range } = evaluate(
          { question: { id, text, category: 'technical', keyPoints: [], references }, answer },
          models,
        )
        return { ...row, score, isInside: range.low <= 100 * row.grade && 100 * row.grade <= range.high }
      })
  }).flat()
}

/** `withEmpty`: submissions without an answer count as well. */
export function gradedFigures(scored: readonly Scored[], set: 'mohler' | 'saf') {
  const rows = scored.filter((row) => row.set === set && !row.isEmpty)
  const pairs = rows.map(({ grade, score }) => ({ human: 5 * grade, machine: score / 20 }))
  const grades = rows.map(({ grade }) => grade).sort((a, b) => a - b)
  const quarter = grades[Math.floor(grades.length / 4)]!
  const lowest = rows.filter(({ grade }) => grade <= quarter)
  return {
    answers: rows.length,
    questions: new Set(rows.map(({ questionId }) => questionId)).size,
    pearson: pearson(pairs),
    rmse: rmse(pairs),
    constantRmse: rmse(pairs.map(({ human }) => ({ human, machine: mean(pairs.map((pair) => pair.human)) }))),
    falsePraise: share(lowest, ({ score }) => score >= PRAISE),
    praised: share(
      rows.filter(({ grade }) => grade >= GOOD),
      ({ score }) => score >= PRAISE,
    ),
    inside: share(rows, ({ isInside }) => isInside),
  }
}

export function labelledFigures(scored: readonly Scored[]) {
  const rows = scored.filter(({ set }) => set === 'scientsbank')
  return {
    answers: rows.length,
    questions: new Set(rows.map(({ questionId }) => questionId)).size,
    auc: auc(rows.map(({ score, label }) => ({ score, isPositive: label === 'correct' }))),
  }
}
