/** A fitted linear model over standardised features. */
export type LinearModel = {
  intercept: number
  means: readonly number[]
  deviations: readonly number[]
  coefficients: readonly number[]
}

/** The value of a linear model for one row of features. */
export function linear({ intercept, means, deviations, coefficients }: LinearModel, row: ArrayLike<number>): number {
  let value = intercept
  for (let j = 0; j < coefficients.length; j++) {
    value += ((coefficients[j] as number) * ((row[j] as number) - (means[j] as number))) / (deviations[j] as number)
  }
  return value
}

/** The value of a logistic model, a probability. */
export const logistic = (model: LinearModel, row: ArrayLike<number>): number => 1 / (1 + Math.exp(-linear(model, row)))

/** A fitted sum of one curve for each feature. */
export type AdditiveModel = {
  intercept: number
  /** What a feature adds at some of its values: straight lines between them, constant beyond. */
  curves: readonly { at: readonly number[]; adds: readonly number[] }[]
}

export const additive = ({ intercept, curves }: AdditiveModel, row: ArrayLike<number>): number =>
  curves.reduce((sum, curve, j) => sum + curveAt(curve, row[j] as number), intercept)

function curveAt({ at, adds }: AdditiveModel['curves'][number], value: number): number {
  const next = at.findIndex((x) => value < x)
  if (next === 0) return adds[0] as number
  if (next < 0) return adds.at(-1) ?? 0
  const [from, to] = [at[next - 1] as number, at[next] as number]
  const [low, high] = [adds[next - 1] as number, adds[next] as number]
  return low + ((high - low) * (value - from)) / (to - from)
}

// Linear models over hashed features, with weights as signed bytes in base64.

/** @param buckets a power of two */
export function bucketOf(text: string, buckets: number): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return (hash ^ (hash >>> 15)) & (buckets - 1)
}

/** @param size number of weights */
export function decodeWeights(base64: string, size: number): Int8Array {
  const binary = atob(base64)
  const bytes = new Int8Array(size)
  for (let i = 0; i < binary.length && i < bytes.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

/** Weights of hashed features, as shipped: one for each bucket, to be multiplied by `scale`. */
export type HashedModel = { scale: number; bias: number; weights: Int8Array }

/** The log odds of a text: the mean weight of its features, times the root of their number. */
export function hashedValue({ scale, bias, weights }: HashedModel, features: readonly number[]): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] as number
  return bias + (scale * sum) / Math.sqrt(Math.max(1, features.length))
}
