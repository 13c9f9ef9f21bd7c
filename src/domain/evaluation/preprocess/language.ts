/** The word lists of `src/content/language`, ready to be asked. Words are compared by their stems. */
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

/** Rank 4,000 and beyond: a word that a general remark hardly uses. */
const RARE_WEIGHT = 0.65

/** True for words that carry grammar and no content. */
export const isStopWord = (stem: string): boolean => STOP.has(stem)

/** True for words that turn a statement round, such as "not", "without", "avoid". */
export const isNegation = (stem: string): boolean => NEGATION.has(stem)

/** True for words after which a negation no longer holds, such as "but". */
export const endsNegation = (stem: string): boolean => NEGATION_ENDS.has(stem)

/** Weight of a word by the logarithm of its rank: 0.15 (most frequent) to 1 (outside the 25,000 most frequent). */
export const weightOf = (stem: string): number => WEIGHTS.get(stem) ?? 1

/** True for words that are seldom met in everyday speech. */
export const isRare = (stem: string): boolean => stem.length > 3 && weightOf(stem) >= RARE_WEIGHT
