/** Fits a linear-chain conditional random field by Adam (D. Kingma and J. Ba, 2015) with a ridge penalty. */
import { type CrfModel, fitsOf, sumsOf } from '@/domain/documents/crf'
import { seededRandom, shuffle } from '@/domain/random'

/** Feature indicators and label indexes per row. `weight`: weight of the sequence. */
export type LabelledSequence = { rows: number[][]; labels: number[]; weight: number }

const RATE = 0.02
const BETA = [0.9, 0.999] as const
const EPSILON = 1e-8

/** @param penalty L2 penalty, times half the square of each weight; @param epochs passes over all sequences */
export function fitCrf(
  sequences: readonly LabelledSequence[],
  labels: number,
  penalty: number,
  epochs: number,
): CrfModel {
  const width = sequences[0]?.rows[0]?.length ?? 0
  const zeros = (rows: number, columns: number) =>
    Array.from({ length: rows }, () => new Array<number>(columns).fill(0))
  const model = { weights: zeros(labels, width), transitions: zeros(labels, labels) }
  const all = [...model.weights, ...model.transitions]
  const [means, squares] = [
    all.map((row) => new Float64Array(row.length)),
    all.map((row) => new Float64Array(row.length)),
  ]
  const random = seededRandom(7)
  const rate = (step: number, steps: number) => RATE * (1 - 0.95 * (step / steps))
  const total = sequences.reduce((sum, { weight }) => sum + weight, 0)
  const steps = epochs * sequences.length
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sequence of shuffle(sequences, random)) {
      step++
      const gradients = gradientOf(model, sequence, all, (penalty * sequence.weight) / total)
      const now = rate(step, steps)
      for (let r = 0; r < all.length; r++) {
        const [row, gradient, mean, square] = [all[r]!, gradients[r]!, means[r]!, squares[r]!]
        for (let j = 0; j < row.length; j++) {
          const g = gradient[j]!
          mean[j] = BETA[0] * mean[j]! + (1 - BETA[0]) * g
          square[j] = BETA[1] * square[j]! + (1 - BETA[1]) * g * g
          const corrected = mean[j]! / (1 - BETA[0] ** step)
          row[j]! -= (now * corrected) / (Math.sqrt(square[j]! / (1 - BETA[1] ** step)) + EPSILON)
        }
      }
    }
  }
  return model
}

/** Gradient of the penalised negative log-likelihood, for the weights and then the transitions. */
function gradientOf(
  model: CrfModel,
  { rows, labels, weight }: LabelledSequence,
  all: readonly (readonly number[])[],
  penalty: number,
): Float64Array[] {
  const gradients = all.map((row) => Float64Array.from(row, (value) => penalty * value))
  const fits = fitsOf(model, rows)
  const { forward, backward, total } = sumsOf(model, fits)
  const size = model.weights.length
  for (const [i, row] of rows.entries()) {
    for (let label = 0; label < size; label++) {
      const odds = Math.exp(forward[i]![label]! + backward[i]![label]! - total)
      const miss = weight * (odds - Number(labels[i] === label))
      if (Math.abs(miss) < 1e-6) continue
      const own = gradients[label]!
      for (let j = 0; j < row.length; j++) if (row[j] !== 0) own[j]! += miss * row[j]!
    }
    if (i === 0) continue
    for (let from = 0; from < size; from++) {
      for (let to = 0; to < size; to++) {
        const path = forward[i - 1]![from]! + model.transitions[from]![to]! + fits[i]![to]! + backward[i]![to]! - total
        const isSo = Number(labels[i - 1] === from && labels[i] === to)
        gradients[size + from]![to]! += weight * (Math.exp(path) - isSo)
      }
    }
  }
  return gradients
}
