/**
 * Which way an answer leans: whether its sentences come nearer to what makes the points of the question or to what mistaken
 * candidates say instead. A single sentence tells little; the mean over the answer, weighted by how strong each match is,
 * tells wrong answers from right ones.
 */
import { type LinearModel, logistic } from '../score/linear-model'
import { PAIR_FEATURES } from './pair-features'
import type { AnswerReading, Reading } from './read-points'

/** A match of this strength or less says nothing about direction. */
const WEAK = 0.45

/** Weight of a match that says nothing either way, beside which all others count. */
const FAINT = 0.2

const weightOf = (made: Reading | null, contrary: Reading | null) =>
  Math.max(0, Math.max(made?.strength ?? 0, contrary?.strength ?? 0) - WEAK)

/**
 * Measures of the lean: six of the strengths, then one of each feature of the comparisons; null when nothing in the answer
 * comes near to anything.
 */
export function leanSigns({ points, sentences }: AnswerReading): number[] | null {
  let total = 0
  let difference = 0
  let towardsContrary = 0
  let made = 0
  let contrary = 0
  const features = new Float64Array(PAIR_FEATURES.length)
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
  // One faint match is no evidence: what there is counts against a fixed amount of none.
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

/** Probability that the answer as a whole says what mistaken candidates say, 0 to 1; null when that cannot be told. */
export function leanOf(reading: AnswerReading, model: LinearModel): number | null {
  if (!reading.points.some(({ contrary }) => contrary)) return null
  const signs = leanSigns(reading)
  return signs && logistic(model, signs)
}
