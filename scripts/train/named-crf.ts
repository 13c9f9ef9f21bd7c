/**
 * Fits a linear-chain conditional random field over named features by AdaGrad (J. Duchi, E. Hazan and Y. Singer, 2011),
 * one sequence at a time.
 */
import { sumsOf } from '@/domain/documents/crf'
import { type NamedCrf, type NamedCrfModel, namedFitsOf } from '@/domain/documents/named-crf'
import { seededRandom, shuffle } from '@/domain/random'

export type NamedSequence = { rows: readonly (readonly string[])[]; labels: readonly string[] }

/**
 * `least`: fewest rows with a feature. `rate`: learning rate, which falls to a tenth. `penalty`: of L2 norm, applied to
 * the weights that a row changes.
 */
export type Fit = { least: number; epochs: number; rate: number; penalty: number }

/** Smaller errors of a probability change nothing. */
const TINY = 1e-4

export function fitNamedCrf(sequences: readonly NamedSequence[], labels: readonly string[], fit: Fit): NamedCrf {
  const counts = new Map<string, number>()
  for (const row of sequences.flatMap(({ rows }) => rows)) {
    for (const feature of row) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const features = [...counts].filter(([, count]) => count >= fit.least).map(([feature]) => feature)
  const size = labels.length
  const crf = {
    labels,
    places: new Map(features.map((feature, i) => [feature, i])),
    weights: new Float32Array(features.length * size),
    transitions: labels.map(() => labels.map(() => 0)),
  }
  const squares = new Float64Array(crf.weights.length).fill(0.01)
  const squaresOfTransitions = labels.map(() => labels.map(() => 0.01))
  const data = sequences
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, labels: own }) => ({
      rows: rows.map((row) => row.filter((feature) => crf.places.has(feature))),
      labels: own.map((label) => labels.indexOf(label)),
    }))
  const random = seededRandom(7)
  for (let epoch = 0; epoch < fit.epochs; epoch++) {
    const rate = fit.rate * (1 - (0.9 * epoch) / fit.epochs)
    for (const { rows, labels: own } of shuffle(data, random)) {
      const fits = namedFitsOf(crf, rows)
      const { forward, backward, total } = sumsOf(crf, fits)
      for (const [i, row] of rows.entries()) {
        for (let label = 0; label < size; label++) {
          const miss = Math.exp(forward[i]![label]! + backward[i]![label]! - total) - Number(own[i] === label)
          if (Math.abs(miss) < TINY) continue
          for (const feature of row) {
            const at = crf.places.get(feature)! * size + label
            const slope = miss + fit.penalty * crf.weights[at]!
            squares[at]! += slope * slope
            crf.weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
          }
        }
        if (i === 0) continue
        for (let from = 0; from < size; from++) {
          for (let to = 0; to < size; to++) {
            const path =
              forward[i - 1]![from]! + crf.transitions[from]![to]! + fits[i]![to]! + backward[i]![to]! - total
            const miss = Math.exp(path) - Number(own[i - 1] === from && own[i] === to)
            if (Math.abs(miss) < TINY) continue
            squaresOfTransitions[from]![to]! += miss * miss
            crf.transitions[from]![to]! -= (rate * miss) / Math.sqrt(squaresOfTransitions[from]![to]!)
          }
        }
      }
    }
  }
  return crf
}

/** Weights as bytes: rounded to a 127th of the largest one. */
export function storedOf({ labels, places, weights, transitions }: NamedCrf): NamedCrfModel {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return {
    labels,
    features: [...places.keys()],
    step: Number(step.toFixed(6)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
    transitions: transitions.map((row) => row.map((weight) => Number(weight.toFixed(3)))),
  }
}
