/** Learns to tell answers to the question from answers to another one: a logistic line over answers put to both. */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import type { MatchFeatures } from '@/domain/evaluation/match-features'
import { type TopicLine, topicMeasures } from '@/domain/evaluation/topic'
import type { Graded } from './calibrate-data'
import type { Measured } from './calibrate-fit'
import { randomOf } from './calibrate-random'

/** An answer put to a question of its set that it was not given to; `input` is of that question. */
export type Misplaced = {
  set: Graded['set']
  givenTo: string
  putTo: string
  features: MatchFeatures
  input: EvaluationInput
}

/** Questions that each answer is put to. */
const OTHERS = 2

/** Each answer beside other questions of its set, drawn by a fixed shuffle. */
export function misplace(rows: readonly Graded[], evaluator: LocalEvaluator): Misplaced[] {
  const random = randomOf(5)
  const questions = new Map<Graded['set'], Map<string, Graded>>()
  for (const row of rows) {
    const known = questions.get(row.set) ?? new Map<string, Graded>()
    if (!known.has(row.questionId)) known.set(row.questionId, row)
    questions.set(row.set, known)
  }
  return rows.flatMap((row) => {
    const others = [...(questions.get(row.set)?.values() ?? [])]
    return Array.from({ length: row.isEmpty ? 0 : OTHERS }).flatMap(() => {
      const other = others[Math.floor(random() * others.length)]
      if (!other || other.questionId === row.questionId) return []
      const input = { ...row.input, question: other.input.question }
      const features = evaluator.measure(input)
      if (!features) return []
      return [{ set: row.set, givenTo: row.questionId, putTo: other.questionId, features, input }]
    })
  })
}

/** Strength of the ridge, in rows. */
const RIDGE = 1
const ROUNDS = 8

/** A line whose value is the log odds, at even odds beforehand, that an answer was given to another question. */
export function fitTopic(rows: readonly Measured[], misplaced: readonly Misplaced[]): TopicLine {
  const own = rows.flatMap(({ features, isEmpty }) => (features && !isEmpty ? [topicMeasures(features)] : []))
  const strange = misplaced.map(({ features }) => topicMeasures(features))
  const inputs = [...own, ...strange].map((values) => [...values, 1])
  const size = inputs[0]?.length ?? 0
  const isStrange = inputs.map((_, i) => (i < own.length ? 0 : 1))
  const share = inputs.map((_, i) =>
    i < own.length ? inputs.length / 2 / own.length : inputs.length / 2 / strange.length,
  )
  let line = new Array<number>(size).fill(0)
  // Newton's method: the loss is convex, so a few rounds reach its bottom.
  for (let round = 0; round < ROUNDS; round++) {
    const slope: number[] = line.map((value, i) => (i < size - 1 ? RIDGE * value : 0))
    const bend: number[][] = line.map((_, i) => line.map((_, j) => (i === j && i < size - 1 ? RIDGE : 0)))
    for (const [n, values] of inputs.entries()) {
      let odds = 0
      for (let i = 0; i < size; i++) odds += (values[i] ?? 0) * (line[i] ?? 0)
      const chance = 1 / (1 + Math.exp(-odds))
      const pull = (share[n] ?? 0) * (chance - (isStrange[n] ?? 0))
      const weight = (share[n] ?? 0) * chance * (1 - chance)
      for (let i = 0; i < size; i++) {
        slope[i] = (slope[i] ?? 0) + pull * (values[i] ?? 0)
        const row = bend[i]
        if (!row) continue
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + weight * (values[i] ?? 0) * (values[j] ?? 0)
      }
    }
    const step = solved(bend, slope)
    line = line.map((value, i) => value - (step[i] ?? 0))
  }
  return { weights: line.slice(0, -1), constant: line.at(-1) ?? 0 }
}

/** Solution of a system of linear equations whose matrix is symmetric and positive definite, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] ?? []
    for (let k = i + 1; k < size; k++) {
      const row = rows[k] ?? []
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1)
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0)
    }
  }
  const result = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] ?? []
    const known = result.reduce((sum, value, j) => (j > i ? sum + value * (row[j] ?? 0) : sum), 0)
    result[i] = ((row[size] ?? 0) - known) / (row[i] ?? 1)
  }
  return result
}
