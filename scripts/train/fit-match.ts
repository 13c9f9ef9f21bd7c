/**
 * Fits, on the public graded sets, the strength of a match between two texts (`match`), and the share of full marks for
 * an answer compared with a whole model answer (`agreement`).
 */

import { compare } from '@/domain/evaluation/points/match'
import { AGREEMENT_FEATURES, PAIR_FEATURES, pairFeatures } from '@/domain/evaluation/points/pair-features'
import { prepare } from '@/domain/evaluation/points/prepare'
import { readAnswer, unreadable } from '@/domain/evaluation/preprocess/read-answer'
import type { AdditiveModel, LinearModel } from '@/domain/evaluation/score/linear-model'
import { type PublicAnswer, SET_WEIGHTS } from './public-sets'
import { fitRidge, predict, type RidgeModel } from './ridge'

const PENALTIES = { match: 100, agreement: 300 } as const
/** Dummy variables for the sets, which were graded with different leniency; the first set is the baseline. */
const DUMMIES = ['saf', 'scientsbank'] as const

/** Straight pieces of each curve of the agreement, with as many answers in each. */
const PIECES = 3
/** Weight of answers with at most half of the marks: undeserved praise misleads more than withheld praise. */
const LOW = { grade: 0.5, weight: 2 } as const

/** A graded answer with the comparison features of each reference. */
export type ComparedAnswer = PublicAnswer & { features: Float64Array[]; isReadable: boolean }

export function compareWithReferences(row: PublicAnswer): ComparedAnswer {
  const { question: text, references, answer } = row
  const prepared = prepare({ id: row.questionId, text, category: 'technical', keyPoints: [], references })
  const comparison = compare(readAnswer(answer, text), prepared)
  return {
    ...row,
    isReadable: unreadable(comparison.answer, prepared.known, 'word') === null,
    features: prepared.references.map((reference) =>
      pairFeatures(reference, comparison.answer.whole, comparison.context),
    ),
  }
}

const weightOf = ({ set }: ComparedAnswer) => SET_WEIGHTS[set]

type Fit = {
  /** The columns of the regression for one comparison, without the dummies. */
  columnsOf: (features: Float64Array) => ArrayLike<number>
  isAgreement: readonly boolean[]
  penalty: number
  weightOf: (row: ComparedAnswer) => number
}

/** Fitted twice: the first fit selects the best reference of each answer. */
function fitTwice(rows: readonly ComparedAnswer[], { columnsOf, isAgreement, penalty, weightOf }: Fit): RidgeModel {
  const withDummies = (features: Float64Array, set: PublicAnswer['set']) => [
    ...Array.from(columnsOf(features)),
    ...DUMMIES.map((name) => (name === set ? 1 : 0)),
  ]
  const fitWith = (best: (row: ComparedAnswer) => number[]) =>
    fitRidge(
      rows.map((row) => ({ x: best(row), y: row.grade, weight: weightOf(row) })),
      penalty,
      [...isAgreement, ...DUMMIES.map(() => false)],
    )
  const first = fitWith(({ features, set }) => withDummies(features[0]!, set))
  return fitWith(({ features, set }) =>
    features
      .map((each) => withDummies(each, set))
      .reduce((best, each) => (predict(first, each) > predict(first, best) ? each : best)),
  )
}

/** Removes the columns from `from` on, as if they were 0; for the dummies, the scale of the first set. */
const interceptWithout = ({ intercept, means, deviations, coefficients }: RidgeModel, from: number): number =>
  coefficients.reduce(
    (rest, coefficient, j) => (j < from ? rest : rest - (coefficient * means[j]!) / deviations[j]!),
    intercept,
  )

export function fitMatch(rows: readonly ComparedAnswer[]): LinearModel {
  const model = fitTwice(
    rows.filter(({ isEmpty }) => !isEmpty),
    {
      columnsOf: (features) => features,
      isAgreement: Array.from({ length: PAIR_FEATURES }, (_, i) => i < AGREEMENT_FEATURES),
      penalty: PENALTIES.match,
      weightOf,
    },
  )
  return {
    intercept: interceptWithout(model, PAIR_FEATURES),
    means: model.means.slice(0, PAIR_FEATURES),
    deviations: model.deviations.slice(0, PAIR_FEATURES),
    coefficients: model.coefficients.slice(0, PAIR_FEATURES),
  }
}

/** A ridge regression on the pieces of each feature's range: how far the feature has passed through each of them. */
export function fitAgreement(all: readonly ComparedAnswer[]): AdditiveModel {
  const rows = all.filter(({ isEmpty, isReadable }) => !isEmpty && isReadable)
  const knots = Array.from({ length: PAIR_FEATURES }, (_, j) => knotsOf(rows.map(({ features }) => features[0]![j]!)))
  const pieces = knots.flatMap((at, feature) => at.slice(1).map((to, i) => ({ feature, from: at[i]!, to })))
  const model = fitTwice(rows, {
    columnsOf: (features) =>
      pieces.map(({ feature, from, to }) => Math.min(1, Math.max(0, (features[feature]! - from) / (to - from)))),
    isAgreement: pieces.map(({ feature }) => feature < AGREEMENT_FEATURES),
    penalty: PENALTIES.agreement,
    weightOf: (row) => weightOf(row) * (row.grade <= LOW.grade ? LOW.weight : 1),
  })
  let piece = 0
  const curves = knots.map((at) => {
    const adds = [0]
    for (let i = 1; i < at.length; i++, piece++) {
      adds.push(adds[i - 1]! + model.coefficients[piece]! / model.deviations[piece]!)
    }
    return { at, adds }
  })
  return { intercept: interceptWithout(model, 0), curves }
}

/** Distinct values that divide a list into `PIECES` equal parts, its ends included. */
function knotsOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.round(share * (sorted.length - 1))]!.toFixed(3))
  return [...new Set(Array.from({ length: PIECES + 1 }, (_, i) => at(i / PIECES)))]
}
