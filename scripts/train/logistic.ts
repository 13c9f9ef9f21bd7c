/** Logistic regression with a ridge penalty, by Newton's method (iteratively reweighted least squares). */

export type LogisticModel = { intercept: number; means: number[]; deviations: number[]; coefficients: number[] }
export type LogisticRow = { x: ArrayLike<number>; y: 0 | 1; weight: number }

const STEPS = 30

export function fitLogistic(rows: readonly LogisticRow[], penalty: number): LogisticModel {
  const size = rows[0]!.x.length
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const means = Array.from({ length: size }, (_, j) => rows.reduce((s, { x, weight }) => s + weight * x[j]!, 0) / total)
  const deviations = means.map(
    (mean, j) => Math.sqrt(rows.reduce((s, { x, weight }) => s + weight * (x[j]! - mean) ** 2, 0) / total) + 1e-9,
  )
  const z = rows.map(({ x }) => [1, ...means.map((mean, j) => (x[j]! - mean) / deviations[j]!)])
  let beta = new Array<number>(size + 1).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const hessian = Array.from({ length: size + 1 }, () => new Array<number>(size + 1).fill(0))
    const gradient = beta.map((value, j) => (j === 0 ? 0 : -penalty * value))
    for (const [i, row] of z.entries()) {
      const p = 1 / (1 + Math.exp(-row.reduce((s, v, j) => s + v * beta[j]!, 0)))
      const { y, weight } = rows[i]!
      const w = weight * Math.max(1e-6, p * (1 - p))
      for (let j = 0; j <= size; j++) {
        gradient[j]! += weight * (y - p) * row[j]!
        for (let k = 0; k <= j; k++) hessian[j]![k]! += w * row[j]! * row[k]!
      }
    }
    for (let j = 0; j <= size; j++) {
      hessian[j]![j]! += j === 0 ? 1e-6 : penalty
      for (let k = j + 1; k <= size; k++) hessian[j]![k] = hessian[k]![j]!
    }
    const change = solve(hessian, gradient)
    beta = beta.map((value, j) => value + change[j]!)
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return { intercept: beta[0]!, means, deviations, coefficients: beta.slice(1) }
}

/** Gaussian elimination with pivoting. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const a = matrix.map((row, i) => [...row, right[i]!])
  const n = a.length
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let k = i + 1; k < n; k++) if (Math.abs(a[k]![i]!) > Math.abs(a[pivot]![i]!)) pivot = k
    ;[a[i], a[pivot]] = [a[pivot]!, a[i]!]
    for (let k = i + 1; k < n; k++) {
      const by = a[k]![i]! / a[i]![i]!
      for (let j = i; j <= n; j++) a[k]![j]! -= by * a[i]![j]!
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let rest = a[i]![n]!
    for (let j = i + 1; j < n; j++) rest -= a[i]![j]! * x[j]!
    x[i] = rest / a[i]![i]!
  }
  return x
}
