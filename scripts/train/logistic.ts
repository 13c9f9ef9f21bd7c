/**
 * Logistic regression with a ridge penalty and optional non-negativity constraints. Newton's method (iteratively
 * reweighted least squares): each step is a weighted ridge regression, solved by coordinate descent.
 */

export type LogisticModel = { intercept: number; means: number[]; deviations: number[]; coefficients: number[] }
/** `y`: 0 or 1, or a share between them. */
export type LogisticRow = { x: ArrayLike<number>; y: number; weight: number }

const STEPS = 40
const SWEEPS = 200

/** @param isNonNegative per feature, whether its coefficient must be 0 or more; by default none must */
export function fitLogistic(
  rows: readonly LogisticRow[],
  penalty: number,
  isNonNegative: readonly boolean[] = [],
): LogisticModel {
  const size = rows[0]!.x.length
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const means = Array.from({ length: size }, (_, j) => rows.reduce((s, { x, weight }) => s + weight * x[j]!, 0) / total)
  const deviations = means.map(
    (mean, j) => Math.sqrt(rows.reduce((s, { x, weight }) => s + weight * (x[j]! - mean) ** 2, 0) / total) + 1e-9,
  )
  const z = rows.map(({ x }) => [1, ...means.map((mean, j) => (x[j]! - mean) / deviations[j]!)])
  let beta = new Array<number>(size + 1).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const hessian = Array.from({ length: size + 1 }, () => new Float64Array(size + 1))
    const target = new Float64Array(size + 1)
    for (const [i, row] of z.entries()) {
      const { y, weight } = rows[i]!
      const value = row.reduce((sum, v, j) => sum + v * beta[j]!, 0)
      const p = 1 / (1 + Math.exp(-value))
      const w = weight * Math.max(1e-4, p * (1 - p))
      // The working response of IRLS, times its weight `w`.
      const response = w * value + weight * (y - p)
      for (let j = 0; j <= size; j++) {
        target[j]! += response * row[j]!
        for (let k = 0; k <= j; k++) hessian[j]![k]! += w * row[j]! * row[k]!
      }
    }
    for (let j = 0; j <= size; j++) {
      hessian[j]![j]! += j === 0 ? 1e-6 : penalty
      for (let k = j + 1; k <= size; k++) hessian[j]![k] = hessian[k]![j]!
    }
    const next = descend(hessian, target, beta, (j) => j > 0 && isNonNegative[j - 1] === true)
    const change = Math.max(...next.map((value, j) => Math.abs(value - beta[j]!)))
    beta = next
    if (change < 1e-6) break
  }
  return { intercept: beta[0]!, means, deviations, coefficients: beta.slice(1) }
}

/** Minimises a quadratic form by coordinate descent, from `start` on. */
function descend(
  matrix: readonly Float64Array[],
  target: Float64Array,
  start: readonly number[],
  isNonNegative: (j: number) => boolean,
): number[] {
  const beta = [...start]
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0
    for (let j = 0; j < beta.length; j++) {
      const line = matrix[j]!
      let rest = target[j]!
      for (let k = 0; k < beta.length; k++) if (k !== j) rest -= line[k]! * beta[k]!
      const value = isNonNegative(j) ? Math.max(0, rest / line[j]!) : rest / line[j]!
      change = Math.max(change, Math.abs(value - beta[j]!))
      beta[j] = value
    }
    if (change < 1e-7) break
  }
  return beta
}
