/**
 * Logistic regression with a ridge penalty over sparse features, by Nesterov's accelerated gradient descent with a
 * restart where the slope turns (O'Donoghue and Candès, 2015).
 */

/** `features`: index and value of each feature that is not 0. */
export type SparseRow = { features: readonly (readonly [number, number])[]; y: number }
export type SparseModel = { intercept: number; weights: Float64Array }

const STEPS = 400

export function fitSparse(rows: readonly SparseRow[], size: number, penalty: number): SparseModel {
  // The last weight is the intercept, which is not penalised.
  const step = 1 / (0.25 * largestEigenvalue(rows, size) + penalty)
  let weights = new Float64Array(size + 1)
  let ahead = weights.slice()
  let momentum = 1
  for (let i = 0; i < STEPS; i++) {
    const slope = gradient(rows, ahead, penalty)
    const next = ahead.map((value, j) => value - step * slope[j]!)
    const isUphill = slope.reduce((sum, value, j) => sum + value * (next[j]! - weights[j]!), 0) > 0
    const following = isUphill ? 1 : (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2
    const push = isUphill ? 0 : (momentum - 1) / following
    ahead = next.map((value, j) => value + push * (value - weights[j]!))
    weights = next
    momentum = following
  }
  return { intercept: weights[size]!, weights: weights.slice(0, size) }
}

function gradient(rows: readonly SparseRow[], weights: Float64Array, penalty: number): Float64Array {
  const last = weights.length - 1
  const slope = weights.map((weight, j) => (j === last ? 0 : penalty * weight))
  for (const { features, y } of rows) {
    const error = 1 / (1 + Math.exp(-weighed(features, weights))) - y
    for (const [j, value] of features) slope[j]! += error * value
    slope[last]! += error
  }
  return slope
}

function weighed(features: SparseRow['features'], weights: Float64Array): number {
  let sum = weights.at(-1)!
  for (const [j, value] of features) sum += weights[j]! * value
  return sum
}

/** Largest eigenvalue of XᵀX, times 1.05, by power iteration: with it the steps are as long as is safe. */
function largestEigenvalue(rows: readonly SparseRow[], size: number): number {
  let vector = new Float64Array(size + 1).fill(1 / Math.sqrt(size + 1))
  let length = 0
  for (let i = 0; i < 30; i++) {
    const next = new Float64Array(size + 1)
    for (const { features } of rows) {
      const value = weighed(features, vector)
      for (const [j, each] of features) next[j]! += value * each
      next[size]! += value
    }
    length = Math.sqrt(next.reduce((sum, value) => sum + value ** 2, 0))
    vector = next.map((value) => value / length)
  }
  return 1.05 * length
}

export const sparseLogistic = ({ intercept, weights }: SparseModel, features: SparseRow['features']): number =>
  1 / (1 + Math.exp(-features.reduce((sum, [j, value]) => sum + weights[j]! * value, intercept)))
