/** Where four in five grades that people would give lie: the residuals of comparable answers that no fit has seen. */
import type { Measures } from '../facts'
import { WIDER } from './policy'

/** 0 to 100, integers. */
export type Range = { low: number; high: number }

/** By set: up to which score a band goes, and how far grades lie below and above the scores in it. */
export type Bands = Readonly<Record<string, readonly { upTo: number; below: number; above: number }[]>>

/** Answers to short questions of knowledge, where a few words are enough. */
export const REFERENCE = 'reference'

/** @param set which answers are comparable: what the question brings and its category, or `reference` */
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
