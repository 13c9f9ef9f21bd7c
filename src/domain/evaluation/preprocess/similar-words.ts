/** Similar words: misspellings, and words of one family that the stemmer does not unite. */
import { distance } from 'fastest-levenshtein'

/** Credit of a similar word, where the same word counts 1. */
export const SIMILAR_CREDIT = 0.85
const SHORTEST = 4
const FAMILY_LETTERS = 5

/** 1 for the same stem, `SIMILAR_CREDIT` for a similar one, 0 otherwise. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1
  if (a.length < SHORTEST || b.length < SHORTEST || a.charCodeAt(0) !== b.charCodeAt(0)) return 0
  if (a.charCodeAt(0) < 58) return 0
  const shorter = Math.min(a.length, b.length)
  if (shorter >= FAMILY_LETTERS && a.startsWith(b.slice(0, FAMILY_LETTERS))) return SIMILAR_CREDIT
  if (shorter < FAMILY_LETTERS || Math.abs(a.length - b.length) > 2) return 0
  return distance(a, b) <= (shorter < 7 ? 1 : 2) ? SIMILAR_CREDIT : 0
}

/** For each word of one vocabulary, the similar words of another. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>

/** Lists only pairs of different words. */
export function similarWords(from: Iterable<string>, to: Iterable<string>): SimilarWords {
  const byLetter = new Map<number, string[]>()
  for (const word of to) {
    if (word.length < SHORTEST) continue
    const letter = word.charCodeAt(0)
    const known = byLetter.get(letter)
    if (known) known.push(word)
    else byLetter.set(letter, [word])
  }
  const found = new Map<string, string[]>()
  for (const word of from) {
    const near = byLetter.get(word.charCodeAt(0))?.filter((other) => other !== word && similarity(word, other) > 0)
    if (near && near.length > 0) found.set(word, near)
  }
  return found
}

/** The same pairs in the opposite direction. */
export function inverted(similar: SimilarWords): SimilarWords {
  const found = new Map<string, string[]>()
  for (const [word, near] of similar) {
    for (const other of near) {
      const known = found.get(other)
      if (known) known.push(word)
      else found.set(other, [word])
    }
  }
  return found
}
