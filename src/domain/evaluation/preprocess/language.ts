/**
 * The word lists of `src/content/language`: stop words, negation, weights, and the loose words of speech; and similar
 * words: misspellings, and words of one family that the stemmer does not unite.
 */
import { distance } from 'fastest-levenshtein'
import wordWeights from '@/content/language/word-weights.json'
import lists from '@/content/language/words.json'
import { normalizeSpelling, stemOf } from '@/domain/text/stem'
import type { Token } from '@/domain/text/tokens'

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf))

const STOP = stemsOf(lists.stop)
const NEGATION = stemsOf(lists.negation)
const NEGATION_ENDS = stemsOf(lists.negationEnds)

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(wordWeights).flatMap(([weight, stems]) =>
    stems.split(' ').map((stem) => [stem, Number(weight)] as const),
  ),
)

/** Weight at about frequency rank 4,000: rarer words are unusual in general remarks. */
const RARE_WEIGHT = 0.65

export const isStopWord = (stem: string): boolean => STOP.has(stem)

/** True for negating words, such as "not", "without", "avoid". */
export const isNegation = (stem: string): boolean => NEGATION.has(stem)

/** True for words that end the scope of a negation, such as "but". */
export const endsNegation = (stem: string): boolean => NEGATION_ENDS.has(stem)

/**
 * Weight of a word by the logarithm of its frequency rank: 0.15 (most frequent) to 1 (outside the 25,000 most
 * frequent).
 */
export const weightOf = (stem: string): number => WEIGHTS.get(stem) ?? 1

/** True for words that are rare in everyday speech. */
export const isRare = (stem: string): boolean => stem.length > 3 && weightOf(stem) >= RARE_WEIGHT

/** The words of a list, with their spelling normalised as in tokens. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(normalizeSpelling))

const HESITATION = setOf(lists.hesitation)
const OPENERS = setOf(`${lists.openers} ${lists.looseInside}`)
const INSIDE = setOf(`${lists.looseInside} like`)
const ASIDES = lists.asides.split('|').map((aside) => aside.split(' ').map(normalizeSpelling))

/** What may stand before an opener: "And so", "But then okay". */
const BEFORE_OPENER = new Set(['and', 'but'])

/**
 * Indexes of the loose words of a sentence: "um" anywhere, "so" and "well" where it begins, "basically" there or before
 * a pause, and "you know" or "I think" beside a pause.
 */
export function looseWordsOf(tokens: readonly Token[]): ReadonlySet<number> {
  const loose = new Set<number>()
  let isStart = true
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    const length = asideAt(tokens, at)
    const isBesidePause = isStart || isPause(tokens, at) || isPause(tokens, at + length)
    if (length > 0 && isBesidePause) {
      for (let i = 0; i < length; i++) loose.add(at + i)
      at += length - 1
    } else if (
      HESITATION.has(word) ||
      (isStart && OPENERS.has(word)) ||
      (INSIDE.has(word) && isPause(tokens, at + 1))
    ) {
      loose.add(at)
    } else if (!(isStart && BEFORE_OPENER.has(word))) isStart = false
  }
  return loose
}

/** Whether more than a space is before a token; a sentence ends with a pause. */
const isPause = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? Number.POSITIVE_INFINITY) > (tokens[at - 1]?.end ?? 0) + 1

/** The number of words of an aside that begins at a token; 0 without one. */
function asideAt(tokens: readonly Token[], at: number): number {
  const aside = ASIDES.find((words) => words.every((word, i) => tokens[at + i]?.word === word))
  return aside?.length ?? 0
}

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
