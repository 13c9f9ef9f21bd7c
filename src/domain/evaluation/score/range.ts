/** Where four in five grades that people would give lie: the residuals of comparable answers that no fit has seen. */
import type { Measures } from '@/domain/evaluation/facts'
import { WIDER } from './policy'

/** 0 to 100, integers. */
export type Range = { low: number; high: number }

/** By set: up to which score a band goes, and how far grades lie below and above the scores in it. */
export type Bands = Readonly<Record<string, readonly { upTo: number; below: number; above: number }[]>>

/** Answers to short questions of knowledge, where a few words are enough. */
export const REFERENCE = 'reference'

/** @param set the comparable answers: knowledge and category of the question, or `reference` */
export function rangeOf(
  score: number,
  set: string,
  { words, guard }: Pick<Measures, 'words' | 'guard'>,
  all: Bands,
): Range {
  const bands = all[set] ?? []
  const band = bands.find(({ upTo }) => score <= upTo) ?? bands.at(-1) ?? { below: 100, above: 100 }
  const isThin = set !== REFERENCE && words < WIDER.words
  const by = isThin || guard > WIDER.guard ? WIDER.factor : 1
  return {
    low: Math.max(0, Math.round(score - by * band.below)),
    high: Math.min(100, Math.round(score + by * band.above)),
  }
}

/** The range of a score that is in doubt: so much wider on both sides. */
export const widened = (score: number, { low, high }: Range): Range => ({
  low: Math.max(0, Math.round(score - WIDER.factor * (score - low))),
  high: Math.min(100, Math.round(score + WIDER.factor * (high - score))),
})

/** How sure a mean of several scores is. */

/** Where a figure likely lies, 0 to 100: between the ends lie four in five of the values that people would give. */
export type LikelyRange = { low: number; high: number }

type Ranged = { score: number; range: LikelyRange }

/**
 * Share of the error of one answer's score that all answers of the person have in common: a way of telling that the
 * reader takes for more, or for less, than people would. This part does not average out. In the graded answers of
 * Mohler et al. (2011), taken in the order in which each assignment lists its students, the errors of one student
 * correlate by 0.07. Those are short facts; in interview answers manner counts as well, and none are graded, so half is
 * assumed, far on the side of caution.
 */
const SHARED_ERROR = 0.5

/**
 * The likely range of the mean of scores. With n of them the half-width of one becomes `sqrt(s + (1 - s) / n)` of
 * itself, where s is `SHARED_ERROR`: 0.77 for 5 answers, and never below 0.71, however many there are. What the ranges
 * lean to one side, as where people tend to grade higher, stays in full, since a lean is no chance. On the other side
 * the lean is given up, since it may come of no more than the end of the scale.
 * @param scores at least one
 * @returns integers that enclose the rounded mean
 */
export function rangeOfMean(scores: readonly Ranged[]): LikelyRange {
  const n = Math.max(1, scores.length)
  const mean = (of: (one: Ranged) => number) => scores.reduce((sum, one) => sum + of(one), 0) / n
  const score = mean((one) => one.score)
  const centre = mean(({ range }) => (range.low + range.high) / 2)
  const shrink = Math.sqrt(SHARED_ERROR + (1 - SHARED_ERROR) / n)
  const half = mean(({ range }) => (range.high - range.low) / 2) * shrink
  const below = mean((one) => one.score - one.range.low) * shrink
  const above = mean((one) => one.range.high - one.score) * shrink
  return enclosing(score, { low: Math.min(centre - half, score - below), high: Math.max(centre + half, score + above) })
}

/**
 * The likely range of the mean of several interviews. What their errors share is most of each interview's error
 * already, so the mean is taken to be no surer than one of them: its ends are the means of their ends.
 * @param score mean of the scores
 * @param ends means of the ends of their ranges
 * @returns integers that enclose the rounded mean
 */
export const rangeOfAverage = (score: number, ends: LikelyRange): LikelyRange => enclosing(score, ends)

/** In whole points on the scale; a score is never outside of its range. */
function enclosing(score: number, { low, high }: LikelyRange): LikelyRange {
  const shown = Math.round(score)
  return { low: Math.max(0, Math.min(shown, Math.round(low))), high: Math.min(100, Math.max(shown, Math.round(high))) }
}
