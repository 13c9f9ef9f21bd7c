/**
 * Weight of a word, from 0 to 1: an approximation of inverse document frequency without a corpus. Words that carry
 * the grammar tell next to nothing, words of everyday talk tell some, the rest tell all.
 */
import lists from '@/content/language/common-words.json'
import { stemOf } from './stem'

const stemsIn = (list: string) => list.split(' ').map(stemOf)

/** Weights of the listed stems in one map, for quick look-up. Grammar goes last and wins. */
const LISTED: ReadonlyMap<string, number> = new Map([
  ...stemsIn(`${lists.everyday} ${lists.computing}`).map((stem) => [stem, 0.5] as const),
  ...stemsIn(lists.grammar).map((stem) => [stem, 0] as const),
])

/** True for words that carry grammar, not content. */
export const isFunctionWord = (stem: string): boolean => LISTED.get(stem) === 0

/** Weight of a stem, 0 to 1. */
export const weightOf = (stem: string): number => LISTED.get(stem) ?? (stem.length < 2 ? 0.4 : 1)
