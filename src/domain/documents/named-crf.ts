/**
 * A linear-chain conditional random field over rows of named features, each of which a row has or has not. Its weights
 * are stored as one signed byte each.
 */
import { bestLabels } from './crf'

/** `weights`: base64, for each feature a byte for each label, in units of `step`. */
export type NamedCrfModel = {
  labels: readonly string[]
  features: readonly string[]
  step: number
  weights: string
  /** Transition score from a label, the first index, to the next one. */
  transitions: readonly (readonly number[])[]
}

export type NamedCrf = {
  labels: readonly string[]
  /** The index of each feature. */
  places: ReadonlyMap<string, number>
  /** For each feature a weight for each label. */
  weights: Float32Array
  transitions: readonly (readonly number[])[]
}

/** A model as it is used. */
export function namedCrfOf({ labels, features, step, weights, transitions }: NamedCrfModel): NamedCrf {
  const bytes = atob(weights)
  const decoded = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) decoded[i] = signed(bytes.charCodeAt(i)) * step
  return {
    labels,
    places: new Map(features.map((feature, i) => [feature, i])),
    weights: decoded,
    transitions,
  }
}

const signed = (byte: number): number => (byte << 24) >> 24

/** Emission score of each label for each row. */
export const namedFitsOf = ({ labels, places, weights }: NamedCrf, rows: readonly (readonly string[])[]): number[][] =>
  rows.map((row) => {
    const fit = labels.map(() => 0)
    for (const feature of row) {
      const place = places.get(feature)
      if (place === undefined) continue
      const from = place * labels.length
      for (let label = 0; label < fit.length; label++) fit[label] = (fit[label] ?? 0) + (weights[from + label] ?? 0)
    }
    return fit
  })

/** The labels of all rows that are most likely together. */
export const namedLabels = (crf: NamedCrf, rows: readonly (readonly string[])[]): string[] =>
  bestLabels(crf, namedFitsOf(crf, rows)).map((label) => crf.labels[label] ?? '')
