/** The likely range of a score, an 80 % interval of human grades: from the residuals of comparable held-out answers. */
import type { Measures } from '@/domain/evaluation/facts'
import { WIDER } from './policy'

/** Likely range of a value, 0 to 100, integers: contains four in five of the values that people would give. */
export type Range = { low: number; high: number }

/** By set: score bands with their upper bound, and the distance of grades below and above the scores in the band. */
export type Bands = Readonly<Record<string, readonly { upTo: number; below: number; above: number }[]>>

/** Answers to short factual questions, where a few words are enough. */
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

/** The range of a doubtful score, wider on both sides by `WIDER.factor`. */
export const widened = (score: number, { low, high }: Range): Range => ({
  low: Math.max(0, Math.round(score - WIDER.factor * (score - low))),
  high: Math.min(100, Math.round(score + WIDER.factor * (high - score))),
})

/**
 * Share of one answer's error that all answers of the same person have in common: a way of speaking that the evaluator
 * rates higher, or lower, than people would. This part does not average out. In the graded answers of Mohler et al.
 * (2011), in the order in which each assignment lists its students, the errors of one student correlate by 0.07. Those
 * are short factual answers; in interview answers manner counts too, and no graded ones exist, so a conservative half
 * is assumed.
 */
const SHARED_ERROR = 0.5

/**
 * The likely range of the mean of scores. With n scores, the half-width shrinks by the factor `sqrt(s + (1 - s) / n)`,
 * where s is `SHARED_ERROR`: 0.77 for 5 answers, and never below 0.71. The skew of the ranges, as where people tend to
 * grade higher, is kept in full, since a systematic error does not average out. On the other side the skew is dropped,
 * since it may only come from the end of the scale.
 * @param scores at least one
 * @returns integers that enclose the rounded mean
 */
export function rangeOfMean(scores: readonly { score: number; range: Range }[]): Range {
  const n = Math.max(1, scores.length)
  const mean = (of: (one: (typeof scores)[number]) => number) => scores.reduce((sum, one) => sum + of(one), 0) / n
  const score = mean((one) => one.score)
  const centre = mean(({ range }) => (range.low + range.high) / 2)
  const shrink = Math.sqrt(SHARED_ERROR + (1 - SHARED_ERROR) / n)
  const half = mean(({ range }) => (range.high - range.low) / 2) * shrink
  const below = mean((one) => one.score - one.range.low) * shrink
  const above = mean((one) => one.range.high - one.score) * shrink
  return rangeOfAverage(score, {
    low: Math.min(centre - half, score - below),
    high: Math.max(centre + half, score + above),
  })
}

/**
 * The likely range of the mean of several interviews. Most of each interview's error is already common to all of them,
 * so the mean is taken to be no more certain than one interview: its ends are the means of their ends.
 * @param score mean of the scores
 * @param ends means of the ends of their ranges
 * @returns integers that enclose the rounded mean
 */
export function rangeOfAverage(score: number, { low, high }: Range): Range {
  const shown = Math.round(score)
  return { low: Math.max(0, Math.min(shown, Math.round(low))), high: Math.min(100, Math.max(shown, Math.round(high))) }
}
