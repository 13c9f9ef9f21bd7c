/** The word lists of `src/content/language`: stop words, negation, weights, and the loose words of speech. */
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
