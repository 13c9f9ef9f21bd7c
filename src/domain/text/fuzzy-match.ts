/** Fuzzy matching of words: misspellings, and word forms that the stemmer does not unite. */

import { isKeptApart } from './stem'

const VOWEL = /[aeiouy]/

/**
 * Cheap pre-check by length and first letters: false for most pairs that are neither misspellings nor of one word
 * family.
 */
export function mayBeAlike(a: string, b: string): boolean {
  // The first letters tell most pairs apart, so they are compared first.
  const first = b.charCodeAt(0)
  if (a.charCodeAt(0) !== first && (a.charCodeAt(1) !== first || a.charCodeAt(0) !== b.charCodeAt(1))) return false
  const difference = a.length - b.length
  return difference <= MOST_LETTERS && -difference <= MOST_LETTERS && a.length >= SHORTEST && b.length >= SHORTEST
}

/** Shorter words never match one another. */
export const SHORTEST = 5
const MOST_LETTERS = 5

/**
 * True when `b` is a likely misspelling of `a`: one vowel for another, a letter doubled or not, neighbours swapped, or
 * a letter missing or added in words of at least seven letters; two of these in words of at least nine. One consonant
 * for another makes another word ("later", "layer"). The first letter is rarely wrong, except in a swap with the
 * second.
 */
export function isMisspelling(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length)
  const allowed = longest >= 9 ? 2 : 1
  if (Math.min(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > allowed) return false
  const sameStart = a.charCodeAt(0) === b.charCodeAt(0)
  if (!sameStart && (a.charCodeAt(0) !== b.charCodeAt(1) || a.charCodeAt(1) !== b.charCodeAt(0))) return false
  // After the common prefix and suffix are removed, the rest contains all edits.
  let from = 0
  while (from < a.length && a.charCodeAt(from) === b.charCodeAt(from)) from++
  let endA = a.length
  let endB = b.length
  while (endA > from && endB > from && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--
    endB--
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)]
  const rest = Math.max(restA.length, restB.length)
  if (rest > allowed + 1 && rest > longest - 2) return false
  // Two more letters in one place are an ending or another word ("compani", "companion").
  if (rest > 1) return restA !== '' && restB !== '' && (rest <= allowed || editDistance(restA, restB) <= allowed)
  if (restA !== '' && restB !== '') return VOWEL.test(restA) && VOWEL.test(restB)
  const letter = restA || restB
  const longer = restA === '' ? b : a
  const isDoubled = longer.charAt(from - 1) === letter || longer.charAt(from + 1) === letter
  return isDoubled || longest >= 7
}

/** Optimal string alignment distance (Damerau-Levenshtein distance in which no substring is edited twice). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (i > 1 && j > 1 && swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

/** Endings that form another word of the same family from a stem. */
const FAMILY_ENDING = new RegExp(
  '^(?:s|e|ed|er|or|ar|i|ier|ie|y|ly|li|al|i?al|ic|ical|ion|ation|ition|it|ing|ment|ement|ness|anc|enc|ant|ent' +
    '|abl|ibl|iv|ativ|ist|ism|iti|ful|less|ship|hood|ator|ate|iz|iz?er|age|ti|tion|est|wise|self|up|out|in|off' +
    '|list|point|down)$',
)

/** Whether one word is the other plus an ending that the stemmer does not remove ("implement", "implementor"). */
export function isSameFamily(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < SHORTEST || long.length - short.length > MOST_LETTERS) return false
  if (isKeptApart(a) || isKeptApart(b)) return false
  // A final "e" may be dropped before the ending ("dispute", "disputable").
  const base = short.endsWith('e') && !long.startsWith(short) ? short.slice(0, -1) : short
  return base.length >= 5 && long.startsWith(base) && FAMILY_ENDING.test(long.slice(base.length))
}
