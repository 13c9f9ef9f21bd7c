/** Tools that a CV calls new to the person: "Tableau (beginner)", "basic SQL", "Vue – learning". */
import { bare, LISTS, wordsOf } from './grammar'
import type { AskedCv } from './input'

/** Most words of an entry of a list of skills with what is said of the skill; a longer one is a statement. */
const MOST_WORDS = 6

/** The entry of a list that hedges the name, verbatim; null where the CV has it without a hedge, or not at all. */
export function hedgedEntry({ skills, whole = [] }: AskedCv, name: string): string | null {
  const sought = wordsOf(name).map(bare)
  const entries = [...skills, ...whole].flatMap((line) => line.split(/[,;•|·\n]/)).map((entry) => entry.trim())
  return entries.find((entry) => isHedge(wordsOf(entry).map(bare), sought)) ?? null
}

/** @param sought the words of the name */
function isHedge(words: readonly string[], sought: readonly string[]): boolean {
  if (words.length > MOST_WORDS || words.length <= sought.length) return false
  const at = words.findIndex((_, i) => sought.every((word, j) => word === words[i + j]))
  // "Taught beginner Excel classes" begins with neither.
  if (at < 0 || (at > 0 && !LISTS.hedges.has(words[0] ?? ''))) return false
  return [...words.slice(0, at), ...words.slice(at + sought.length)].some((word) => LISTS.hedges.has(word))
}
