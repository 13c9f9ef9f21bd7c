/**
 * Weight of a word, 0 to 1: an approximation of inverse document frequency without a corpus. Function words weigh
 * nothing, everyday and general computing words half, all other words 1.
 */
import lists from '@/content/language/common-words.json'
import { stemOf } from './stem'

const stemsIn = (list: string) => list.split(' ').map(stemOf)

/** Weight of common words: "work", "need". */
export const EVERYDAY = 0.5

/** Weights of the listed stems. Function words come last, so they override the other lists. */
const LISTED: ReadonlyMap<string, number> = new Map([
  ...stemsIn(`${lists.everyday} ${lists.computing}`).map((stem) => [stem, EVERYDAY] as const),
  ...stemsIn(lists.grammar).map((stem) => [stem, 0] as const),
])

export const isFunctionWord = (stem: string): boolean => LISTED.get(stem) === 0

/** Weight of a stem, 0 to 1. */
export const weightOf = (stem: string): number => LISTED.get(stem) ?? (stem.length < 2 ? 0.4 : 1)
