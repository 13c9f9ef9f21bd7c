/** The word lists of `src/content/language`, indexed by stem. */
import wordWeights from '@/content/language/word-weights.json'
import lists from '@/content/language/words.json'
import { stemOf } from '@/domain/text/stem'

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
