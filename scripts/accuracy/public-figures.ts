/**
 * Agreement on the public sets by cross-validation: every answer is scored with a model that is fitted on
 * other questions.
 */
import { evaluate } from '@/domain/evaluation/evaluate'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import type { Accuracy, PublicAccuracy } from '@/schemas/accuracy'
import { compareWithReferences, fitAgreement } from '../train/fit-match'
import { FOLDS, foldOf } from '../train/folds'
import type { PublicAnswer } from '../train/public-sets'
import { NOMINAL } from './interview-figures'
import { auc, bootstrap, mean, pearson, rmse, rounded, share, spearman } from './statistics'

export type Scored = PublicAnswer & { score: number; isInside: boolean }

/** Score from which feedback reads as praise, and grade from which an answer is good. */
const PRAISE = 90
const GOOD = 0.8

export function scoreHeldOut(answers: readonly PublicAnswer[]): Scored[] {
  const compared = answers.map(compareWithReferences)
  return Array.from({ length: FOLDS }, (_, fold) => {
    const agreement = fitAgreement(compared.filter(({ questionId }) => foldOf(questionId) !== fold))
    const models = { ...SHIPPED_MODELS, agreement }
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

const pairsOf = (rows: readonly Scored[]) => rows.map(({ grade, score }) => ({ human: 5 * grade, machine: score / 20 }))

/** Excludes empty submissions, which are trivial to score. */
export function publicFigures(scored: readonly Scored[], set: 'mohler' | 'saf'): PublicAccuracy {
  const rows = scored.filter((row) => row.set === set && !row.isEmpty)
  const figure = (statistic: (rows: readonly Scored[]) => number) => {
    const { low, high } = bootstrap(rows, statistic)
    return { value: rounded(statistic(rows)), low: rounded(low), high: rounded(high) }
  }
  const grades = rows.map(({ grade }) => grade).sort((a, b) => a - b)
  const quarter = grades[Math.floor(grades.length / 4)]!
  const lowest = (some: readonly Scored[]) => some.filter(({ grade }) => grade <= quarter)
  const middle = mean(grades)
  return {
    answers: rows.length,
    questions: new Set(rows.map(({ questionId }) => questionId)).size,
    pearson: figure((some) => pearson(pairsOf(some))),
    spearman: figure((some) => spearman(pairsOf(some))),
    rmse: figure((some) => rmse(pairsOf(some))),
    constantRmse: rounded(rmse(grades.map((grade) => ({ human: 5 * grade, machine: 5 * middle })))),
    falsePraise: {
      ...figure((some) => share(lowest(some), ({ score }) => score >= PRAISE)),
      answers: lowest(rows).length,
      from: PRAISE,
    },
    praised: rounded(
      share(
        rows.filter(({ grade }) => grade >= GOOD),
        ({ score }) => score >= PRAISE,
      ),
    ),
    likely: { ...figure((some) => share(some, ({ isInside }) => isInside)), nominal: NOMINAL },
  }
}

export function labelledFigures(scored: readonly Scored[]): Accuracy['scientsbank'] {
  const rows = scored.filter(({ set }) => set === 'scientsbank')
  return {
    answers: rows.length,
    questions: new Set(rows.map(({ questionId }) => questionId)).size,
    auc: rounded(auc(rows.map(({ score, label }) => ({ score, isPositive: label === 'correct' })))),
  }
}
