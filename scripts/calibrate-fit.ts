/** Fits the coefficients of the answer evaluator: ridge regression whose weights of agreement cannot be negative. */
import {
  type Coefficients,
  expectedGrade,
  type Line,
  lengthOfReference,
  valuesOf,
} from '@/domain/evaluation/calibration'
import type { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import { MATCH_FEATURES, type MatchFeature, type MatchFeatures } from '@/domain/evaluation/match-features'
import type { Graded } from './calibrate-data'
import { fitPraise } from './calibrate-praise'
import { randomOf, shuffled } from './calibrate-random'
import { fitTopic, type Misplaced } from './calibrate-topic'

export type Measured = Graded & { features: MatchFeatures | null }

export const measure = (rows: readonly Graded[], evaluator: LocalEvaluator): Measured[] =>
  rows.map((row) => ({ ...row, features: evaluator.measure(row.input) }))

/** Strength of the ridge, in rows. */
const RIDGE = 200
/** Weight of a row of the set with few questions and many answers to each. */
const SAF_WEIGHT = 0.4
/** An answer to a long reference that people put in the lowest quarter counts this often: praise for it is the dearer error. */
const LOW_WEIGHT = 2
const ROUNDS = 400
const INNER_FOLDS = 8
const INNER_SPLITS = [11, 12, 13]
/** These describe the question, so their weights may have either sign. */
const FREE: ReadonlySet<string> = new Set<MatchFeature>(['definition', 'extent'])

type Lines = Omit<Coefficients, 'praise'>

/**
 * Coefficients for the rows given; when praise is earned is settled on answers that the lines were not fitted on. Of the
 * answers put to other questions those count that were both given to and put to a question of the rows.
 */
export function fitCoefficients(rows: readonly Measured[], misplaced: readonly Misplaced[]): Coefficients {
  const learn = (some: readonly Measured[]): Lines => {
    const seen = new Set(some.map(({ questionId }) => questionId))
    const strange = misplaced.filter(({ givenTo, putTo }) => seen.has(givenTo) && seen.has(putTo))
    return { ...fitLines(some), topic: fitTopic(some, strange) }
  }
  const expected = INNER_SPLITS.flatMap((seed) => crossFit(rows, INNER_FOLDS, seed, learn))
  return { ...learn(rows), praise: fitPraise(expected) }
}

/** Rows without anything to read teach nothing. */
function fitLines(rows: readonly Measured[]): Omit<Lines, 'topic'> {
  const size = MATCH_FEATURES.length
  const inputs: number[][] = []
  const grades: number[] = []
  const weights: number[] = []
  for (const { features, grade, set } of rows) {
    if (!features) continue
    const t = lengthOfReference(features)
    const values = valuesOf(features)
    inputs.push([...values.map((value) => value * (1 - t)), ...values.map((value) => value * t), t])
    grades.push(grade)
    weights.push((set === 'saf' ? SAF_WEIGHT : 1) * (t > 0.5 && grade <= 0.25 ? LOW_WEIGHT : 1))
  }
  const free = (i: number) => FREE.has(MATCH_FEATURES[i % size] ?? '') || i === 2 * size
  const { slopes, constant } = ridge(inputs, grades, weights, free)
  const line = (from: number, to: number, base: number): Line => ({ weights: slopes.slice(from, to), constant: base })
  return { short: line(0, size, constant), long: line(size, 2 * size, constant + (slopes[2 * size] ?? 0)) }
}

/** Weighted ridge on standardised inputs by coordinate descent; a slope that is not `free` stays at 0 or above. */
function ridge(inputs: number[][], grades: number[], weights: number[], free: (i: number) => boolean) {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const columns = Array.from({ length: inputs[0]?.length ?? 0 }, (_, j) => inputs.map((row) => row[j] ?? 0))
  const average = (values: readonly number[]) => values.reduce((sum, v, i) => sum + v * (weights[i] ?? 0), 0) / total
  const means = columns.map(average)
  const spreads = columns.map((column, j) => Math.sqrt(average(column.map((v) => (v - (means[j] ?? 0)) ** 2))) || 1)
  const scaled = columns.map((column, j) => column.map((v) => (v - (means[j] ?? 0)) / (spreads[j] ?? 1)))
  const middle = average(grades)
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, v, i) => sum + v * (b[i] ?? 0) * (weights[i] ?? 0), 0)
  const gram = scaled.map((a, i) => scaled.map((b, j) => dot(a, b) + (i === j ? RIDGE : 0)))
  const target = scaled.map((a) =>
    dot(
      a,
      grades.map((grade) => grade - middle),
    ),
  )
  const slopes = scaled.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [j, row] of gram.entries()) {
      const rest = row.reduce((sum, value, k) => sum + (k === j ? 0 : value * (slopes[k] ?? 0)), 0)
      const slope = ((target[j] ?? 0) - rest) / (row[j] ?? 1)
      slopes[j] = free(j) ? slope : Math.max(0, slope)
    }
  }
  const unscaled = slopes.map((slope, j) => slope / (spreads[j] ?? 1))
  return { slopes: unscaled, constant: middle - unscaled.reduce((sum, slope, j) => sum + slope * (means[j] ?? 0), 0) }
}

export type HeldOut = Measured & { score: number }

export type Fold = { coefficients: Coefficients; isOut: (questionId: string) => boolean }

/**
 * Coefficients fitted without a part of the questions, for each part. All answers to a question fall into one of `folds`
 * parts, by a fixed shuffle.
 */
export const foldsOf = (
  rows: readonly Measured[],
  misplaced: readonly Misplaced[],
  folds: number,
  seed: number,
): Fold[] =>
  partsOf(rows, folds, seed).map((isOut) => ({
    isOut,
    coefficients: fitCoefficients(
      rows.filter(({ questionId }) => !isOut(questionId)),
      misplaced,
    ),
  }))

function partsOf(rows: readonly Measured[], folds: number, seed: number): Fold['isOut'][] {
  const ids = shuffled([...new Set(rows.map((row) => row.questionId))], randomOf(seed))
  const foldOf = new Map(ids.map((id, i) => [id, i % folds]))
  return Array.from({ length: folds }, (_, fold) => (questionId: string) => foldOf.get(questionId) === fold)
}

/** Expected grades, 0 to 1, as scores of rows whose questions the lines have not seen. */
const crossFit = (
  rows: readonly Measured[],
  folds: number,
  seed: number,
  learn: (rows: readonly Measured[]) => Lines,
): HeldOut[] =>
  partsOf(rows, folds, seed).flatMap((isOut) => {
    const lines = learn(rows.filter(({ questionId }) => !isOut(questionId)))
    return rows
      .filter(({ questionId }) => isOut(questionId))
      .map((row) => ({ ...row, score: row.features ? expectedGrade(row.features, lines) : 0 }))
  })
