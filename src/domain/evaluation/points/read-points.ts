/** Compares an answer with every point of a question: with wordings that make it and with typical mistakes. */
import type { Window } from '@/domain/evaluation/preprocess/read-answer'
import type { Profile } from '@/domain/evaluation/preprocess/text-features'
import { type LinearModel, linear, logistic } from '@/domain/evaluation/score/linear-model'
import { type Comparison, type Places, placesOf } from './match'
import { PAIR_FEATURES, pairFeatures } from './pair-features'
import type { PreparedPoint } from './prepare'

/** `text`: the wording or typical mistake that the window is compared with. */
export type Reading = { strength: number; window: Window; text: Profile; features: Float64Array }

export type PointReading = {
  /** The best match with a wording of the point; null where the answer shares no word with it. */
  made: Reading | null
  /** The best match with a typical mistake. */
  contrary: Reading | null
}

export type AnswerReading = {
  points: readonly PointReading[]
  /** For each sentence of the answer, its best matches over all points. */
  sentences: readonly PointReading[]
}

/** Number of wordings of a point that are compared in full: those that share most words with the answer. */
const COMPARED = 3

/** A text, its candidate windows in the answer, and the cached comparisons. */
type Candidate = { text: Profile; places: Places; read: Map<Window, Reading> }

/** @param model strength of a match, about 0.2 (nothing in common) to 1 (same meaning) */
export function readPoints(
  points: readonly PreparedPoint[],
  comparison: Comparison,
  model: LinearModel,
): AnswerReading {
  const candidatesOf = (texts: readonly Profile[]): Candidate[] =>
    texts.map((text) => ({ text, places: placesOf(text, comparison), read: new Map() }))
  const sides = points.map(({ says, against }) => ({ made: candidatesOf(says), contrary: candidatesOf(against) }))

  const readingAt = ({ text, read }: Candidate, window: Window): Reading => {
    const known = read.get(window)
    if (known) return known
    const features = pairFeatures(text, window.profile(), comparison.context)
    const reading = { strength: linear(model, features), window, text, features }
    read.set(window, reading)
    return reading
  }

  const bestOf = (candidates: readonly Candidate[]): Reading | null => {
    let found: Reading | null = null
    const likely = [...candidates].sort((a, b) => b.places.best - a.places.best).slice(0, COMPARED)
    for (const candidate of likely) {
      for (const window of new Set([candidate.places.single, candidate.places.any])) {
        if (!window) continue
        const reading = readingAt(candidate, window)
        if (!found || reading.strength > found.strength) found = reading
      }
    }
    return found
  }

  const nearest = (side: 'made' | 'contrary', window: Window): Reading | null => {
    let found: Candidate | null = null
    let most = 0
    for (const each of sides) {
      for (const candidate of each[side]) {
        const recall = candidate.places.recalls[window.first] as number
        if (recall > most) [found, most] = [candidate, recall]
      }
    }
    return found && readingAt(found, window)
  }

  return {
    points: sides.map(({ made, contrary }) => ({ made: bestOf(made), contrary: bestOf(contrary) })),
    sentences: comparison.answer.windows
      .filter(({ size }) => size === 1)
      .map((window) => ({ made: nearest('made', window), contrary: nearest('contrary', window) })),
  }
}

/** Strength up to which a match is no evidence for either direction. */
const WEAK = 0.45

/** Prior weight of a neutral match, added to the total. */
const FAINT = 0.2

const weightOf = (made: Reading | null, contrary: Reading | null) =>
  Math.max(0, Math.max(made?.strength ?? 0, contrary?.strength ?? 0) - WEAK)

/**
 * Features of the lean: six from the strengths, then one per feature of the comparisons; null when no match is strong
 * enough.
 */
export function leanFeatures({ points, sentences }: AnswerReading): number[] | null {
  let total = 0
  let difference = 0
  let towardsContrary = 0
  let made = 0
  let contrary = 0
  const features = new Float64Array(PAIR_FEATURES)
  for (const sentence of sentences) {
    const weight = weightOf(sentence.made, sentence.contrary)
    if (weight === 0) continue
    const [m, c] = [sentence.made?.strength ?? WEAK, sentence.contrary?.strength ?? WEAK]
    total += weight
    difference += weight * (c - m)
    if (c > m) towardsContrary += weight
    made += weight * m
    contrary += weight * c
    for (let j = 0; j < features.length; j++) {
      const value = (sentence.contrary?.features[j] ?? 0) - (sentence.made?.features[j] ?? 0)
      features[j] = (features[j] as number) + weight * value
    }
  }
  if (total === 0) return null
  // Shrinks the features towards 0 where the evidence is weak: one faint match proves nothing.
  total += FAINT
  const best = (side: 'made' | 'contrary') =>
    points.reduce((sum, point) => sum + (point[side]?.strength ?? 0), 0) / Math.max(1, points.length)
  return [
    difference / total,
    towardsContrary / total,
    made / total,
    contrary / total,
    best('contrary') - best('made'),
    best('made'),
    ...Array.from(features, (value) => value / total),
  ]
}

/** Probability that the answer as a whole states common mistakes, 0 to 1; null when it is unknown. */
export function leanOf(reading: AnswerReading, model: LinearModel): number | null {
  if (!reading.points.some(({ contrary }) => contrary)) return null
  const features = leanFeatures(reading)
  return features && logistic(model, features)
}
