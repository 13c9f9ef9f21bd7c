/** Fits the match model, which estimates agreement from the comparison of two texts, on the public graded sets. */

import { compare } from '@/domain/evaluation/points/match'
import { AGREEMENT_FEATURES, PAIR_FEATURES, pairFeatures } from '@/domain/evaluation/points/pair-features'
import { prepare } from '@/domain/evaluation/points/prepare'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { LinearModel } from '@/domain/evaluation/score/linear-model'
import { type PublicAnswer, SET_WEIGHTS } from './public-sets'
import { fitRidge, predict } from './ridge'

const PENALTY = 100
/** Dummy variables for the sets, which were graded with different leniency; the first set is the baseline. */
const DUMMIES = ['saf', 'scientsbank'] as const

/** A graded answer with the comparison features of each reference. */
export type ComparedAnswer = PublicAnswer & { features: Float64Array[] }

export function compareWithReferences(row: PublicAnswer): ComparedAnswer {
  const { question: text, references, answer } = row
  const prepared = prepare({ id: row.questionId, text, category: 'technical', keyPoints: [], references })
  const comparison = compare(readAnswer(answer, text), prepared)
  return {
    ...row,
    features: prepared.references.map((reference) =>
      pairFeatures(reference, comparison.answer.whole, comparison.context),
    ),
  }
}

const withDummies = (features: Float64Array, set: PublicAnswer['set']) => [
  ...features,
  ...DUMMIES.map((name) => (name === set ? 1 : 0)),
]

/** Fitted twice: the first fit selects the best reference of each answer. */
export function fitMatch(rows: readonly ComparedAnswer[]): LinearModel {
  const isAgreement = [
    ...Array.from({ length: PAIR_FEATURES }, (_, i) => i < AGREEMENT_FEATURES),
    ...DUMMIES.map(() => false),
  ]
  const counted = rows.filter(({ isEmpty }) => !isEmpty)
  const fitWith = (best: (row: ComparedAnswer) => number[]) =>
    fitRidge(
      counted.map((row) => ({ x: best(row), y: row.grade, weight: SET_WEIGHTS[row.set] })),
      PENALTY,
      isAgreement,
    )
  const first = fitWith(({ features, set }) => withDummies(features[0]!, set))
  const model = fitWith(({ features, set }) =>
    features
      .map((each) => withDummies(each, set))
      .reduce((best, each) => (predict(first, each) > predict(first, best) ? each : best)),
  )
  // Removes the dummies: scores are on the scale of the first set.
  const size = PAIR_FEATURES
  let { intercept } = model
  for (let j = size; j < model.coefficients.length; j++) {
    intercept -= (model.coefficients[j]! * model.means[j]!) / model.deviations[j]!
  }
  return {
    intercept,
    means: model.means.slice(0, size),
    deviations: model.deviations.slice(0, size),
    coefficients: model.coefficients.slice(0, size),
  }
}
