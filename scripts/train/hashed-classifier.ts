/** Multinomial logistic regression over hashed features, by stochastic gradient descent with a decaying rate. */
import { seededRandom } from '@/domain/random'

/** `weight`: how often the row counts. */
export type HashedRow = { features: readonly number[]; label: number; weight?: number }
export type HashedSettings = { classes: number; buckets: number; epochs: number; rate: number; decay: number }

/** @returns weights quantised to signed bytes, class by class, to be multiplied by `scale` */
export function fitHashed(
  rows: HashedRow[],
  { classes, buckets, epochs, rate: firstRate, decay }: HashedSettings,
): { scale: number; bias: number[]; weights: Int8Array } {
  const random = seededRandom(11)
  const weights = new Float64Array(classes * buckets)
  const bias = new Float64Array(classes)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate / (1 + 0.35 * epoch)
    for (let i = rows.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[rows[i], rows[j]] = [rows[j]!, rows[i]!]
    }
    for (const { features, label, weight = 1 } of rows) {
      const by = 1 / Math.sqrt(features.length)
      const sums = Array.from({ length: classes }, (_, c) => {
        let sum = 0
        for (const feature of features) sum += weights[c * buckets + feature]!
        return sum * by + bias[c]!
      })
      const most = Math.max(...sums)
      const exponents = sums.map((sum) => Math.exp(sum - most))
      const total = exponents.reduce((sum, value) => sum + value, 0)
      for (let c = 0; c < classes; c++) {
        const error = weight * (exponents[c]! / total - (c === label ? 1 : 0))
        bias[c]! -= rate * 0.1 * error
        for (const feature of features) {
          const at = c * buckets + feature
          weights[at] = weights[at]! * (1 - rate * decay) - rate * error * by
        }
      }
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / 127
  return {
    scale: Number(scale.toPrecision(6)),
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  }
}

export const base64Of = (weights: Int8Array): string => Buffer.from(weights.buffer).toString('base64')
