/** Ridge regression with weighted rows and optional non-negativity constraints. */

export type RidgeModel = {
  /** Prediction at the feature means. */
  intercept: number
  means: number[]
  deviations: number[]
  /** Per standard deviation of each feature. */
  coefficients: number[]
}

export type RidgeRow = { x: ArrayLike<number>; y: number; weight: number }

const SWEEPS = 400

/**
 * Minimises the weighted squared error plus `penalty` times the squared coefficients, by coordinate descent.
 * @param isNonNegative per feature, whether its coefficient must be 0 or more
 */
export function fitRidge(rows: readonly RidgeRow[], penalty: number, isNonNegative: readonly boolean[]): RidgeModel {
  const size = isNonNegative.length
  let total = 0
  const means = new Array<number>(size).fill(0)
  let meanY = 0
  for (const { x, y, weight } of rows) {
    total += weight
    meanY += weight * y
    for (let j = 0; j < size; j++) means[j]! += weight * x[j]!
  }
  meanY /= total
  for (let j = 0; j < size; j++) means[j]! /= total
  const deviations = new Array<number>(size).fill(0)
  for (const { x, weight } of rows) for (let j = 0; j < size; j++) deviations[j]! += weight * (x[j]! - means[j]!) ** 2
  for (let j = 0; j < size; j++) deviations[j] = Math.sqrt(deviations[j]! / total) + 1e-9

  const gram = Array.from({ length: size }, () => new Float64Array(size))
  const target = new Float64Array(size)
  const z = new Float64Array(size)
  for (const { x, y, weight } of rows) {
    for (let j = 0; j < size; j++) z[j] = (x[j]! - means[j]!) / deviations[j]!
    for (let j = 0; j < size; j++) {
      const wz = weight * z[j]!
      target[j]! += wz * (y - meanY)
      const line = gram[j]!
      for (let k = j; k < size; k++) line[k]! += wz * z[k]!
    }
  }
  for (let j = 0; j < size; j++) {
    for (let k = 0; k < j; k++) gram[j]![k] = gram[k]![j]!
    gram[j]![j]! += penalty
  }
  const coefficients = new Array<number>(size).fill(0)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0
    for (let j = 0; j < size; j++) {
      const line = gram[j]!
      let rest = target[j]!
      for (let k = 0; k < size; k++) if (k !== j) rest -= line[k]! * coefficients[k]!
      const next = rest / line[j]!
      const value = isNonNegative[j] ? Math.max(0, next) : next
      change = Math.max(change, Math.abs(value - coefficients[j]!))
      coefficients[j] = value
    }
    if (change < 1e-7) break
  }
  return { intercept: meanY, means, deviations, coefficients }
}

export function predict({ intercept, means, deviations, coefficients }: RidgeModel, x: ArrayLike<number>): number {
  let value = intercept
  for (let j = 0; j < coefficients.length; j++) value += (coefficients[j]! * (x[j]! - means[j]!)) / deviations[j]!
  return value
}
