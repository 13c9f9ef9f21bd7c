/** Tools that a CV calls new to the person: "Tableau (beginner)", "basic SQL", "Vue – learning". */
import { bare, LISTS, wordsOf } from './grammar'
import type { AskedCv } from './input'

/** Most words of an entry of a list of skills with what is said of the skill; a longer one is a statement. */
const MOST_WORDS = 6

/** An entry of a list that hedges the name, verbatim; null where the CV has it without a hedge too, or not at all. */
export function hedgedEntry({ skills, whole = [] }: AskedCv, name: string): string | null {
  const sought = wordsOf(name).map(bare)
  const entries = [...skills, ...whole]
    .flatMap((line) => line.split(/[,;•|\n]|\. /))
    .map((entry) => ({ entry: entry.trim(), words: wordsOf(entry).map(bare).filter(Boolean) }))
    .filter(({ words }) => placeOf(words, sought) >= 0)
  return entries.every(({ words }) => isHedge(words, sought)) ? (entries[0]?.entry ?? null) : null
}

/** Whether a word says that somebody is new to the skill that follows it. */
export const isHedgeWord = (word: string): boolean => LISTS.hedges.has(word)

/** Index of the first word of the name; -1 without it. */
const placeOf = (words: readonly string[], sought: readonly string[]): number =>
  words.findIndex((_, i) => sought.every((word, j) => word === words[i + j]))

/** Whether a hedge stands directly beside the name; "taught beginner Excel classes" begins with neither. */
function isHedge(words: readonly string[], sought: readonly string[]): boolean {
  const at = placeOf(words, sought)
  if (words.length > MOST_WORDS || (at > 0 && !isHedgeWord(words[0] ?? ''))) return false
  return isHedgeWord(words[at - 1] ?? '') || isHedgeWord(words[at + sought.length] ?? '')
}
