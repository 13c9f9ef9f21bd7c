/** Similarity of the terms of a job and a CV: TF-IDF cosine over word stems. */

import type { Lexicon } from '@/domain/documents/lexicon'
import type { Segment } from '@/domain/documents/segments'
import type { Token } from '@/domain/text/tokens'
import { cosine } from './profile'

/**
 * Cosine that counts as full similarity: typical of two texts about the same work, where the advertisement is short.
 */
const ALIKE = 0.32

function vectorOf(segments: readonly Segment[], rarity: (token: Token) => number): Map<string, number> {
  const counts = new Map<string, { times: number; weight: number }>()
  for (const { tokens } of segments) {
    for (const token of tokens) {
      const weight = rarity(token)
      if (weight <= 0.02) continue
      const before = counts.get(token.stem)
      if (before) before.times++
      else counts.set(token.stem, { times: 1, weight })
    }
  }
  // Sublinear term frequency, 1 + ln(tf), so that repeating a word hardly helps (Salton and Buckley, 1988).
  return new Map([...counts].map(([stem, { times, weight }]) => [stem, weight * (1 + Math.log(Math.min(4, times)))]))
}

/** Cached, since the same job is compared with each edit of the CV. */
const wantedBy = new WeakMap<readonly Segment[], Map<string, number>>()

/** Cosine similarity, scaled by `ALIKE`, 0 to 1. */
export function termSimilarity(job: readonly Segment[], cv: readonly Segment[], lexicon: Lexicon): number {
  const wanted = wantedBy.get(job) ?? vectorOf(job, lexicon.rarity)
  wantedBy.set(job, wanted)
  return Math.min(1, cosine(wanted, vectorOf(cv, lexicon.rarity)) / ALIKE)
}
