/** What a sentence of a story shows by its words alone: figures, names, times, tense and who acts. */

import type { Token } from '@/domain/evaluation/text/tokens'
import { isRare } from '../preprocess/language'
import { GENERIC, IRREGULAR_PAST, NOT_PAST, NUMBER_WORDS, OWN, SIGNPOSTS, TIME_UNITS, TIMES } from './words'

export type SentenceSigns = {
  words: number
  figures: number
  names: number
  times: number
  rare: number
  generic: number
  past: number
  /** Past verbs within three words after "I". */
  ownPast: number
  /** The sentence says "I", "my" or "me". */
  own: number
  shared: number
  signposts: number
}

/** A standard's, version's or level's number is no figure of the candidate's: "IFRS 15", "ISO 9001", "HTTP 404". */
const CODE_NAME = /^[A-Z][A-Z0-9-]+$/

const isNumber = (word: string) => /^\d/.test(word)

/** A year is a time and no figure. */
const YEAR = /^(?:19|20)\d\d$/

const isPast = (word: string) =>
  IRREGULAR_PAST.has(word) || (word.length > 4 && word.endsWith('ed') && !NOT_PAST.has(word))

/** Between "I" and its verb: "I also quietly asked". */
const REACH = 3

/** Every step of the evaluation asks for the same sentences. */
const known = new WeakMap<readonly Token[], SentenceSigns>()

/**
 * @param text the text the tokens were read from; their offsets tell how the words were written
 */
export function signsOf(tokens: readonly Token[], text: string): SentenceSigns {
  const before = known.get(tokens)
  if (before) return before
  const signs = count(tokens, text)
  known.set(tokens, signs)
  return signs
}

function count(tokens: readonly Token[], text: string): SentenceSigns {
  const signs = { words: tokens.length, figures: 0, names: 0, times: 0, rare: 0, generic: 0, past: 0, ownPast: 0 }
  let [own, shared, signposts] = [0, 0, 0]
  let sinceOwn = Number.POSITIVE_INFINITY
  for (const [i, { word, stem, start, end }] of tokens.entries()) {
    const raw = text.slice(start, end)
    const before = tokens[i - 1]
    const rawBefore = before ? text.slice(before.start, before.end) : ''
    sinceOwn++
    if (isNumber(word)) {
      if (YEAR.test(word)) signs.times++
      else if (!CODE_NAME.test(rawBefore)) signs.figures++
    } else if (NUMBER_WORDS.has(word)) signs.figures++
    else if (TIMES.has(word)) signs.times++
    else if (word === 'last' || word === 'ago') {
      const beside = word === 'last' ? tokens[i + 1] : before
      if (beside && TIME_UNITS.has(beside.word.replace(/s$/, ''))) signs.times++
    } else if (i > 0 && /^\p{Lu}\p{L}/u.test(raw) && word !== 'i' && !OWN.has(word)) signs.names++
    if (isRare(stem)) signs.rare++
    if (GENERIC.has(word)) signs.generic++
    if (SIGNPOSTS.has(word)) signposts++
    if (word === 'i') {
      own++
      sinceOwn = 0
    } else if (OWN.has(word)) own++
    else if (word === 'we' || word === 'our' || word === 'us') shared++
    if (isPast(word)) {
      signs.past++
      if (sinceOwn <= REACH) signs.ownPast++
    }
  }
  return { ...signs, own, shared, signposts }
}

/** How concrete a sentence is, 0 to 1: figures, names, times and rare words, of which two of each are enough. */
export const concretenessOf = ({ figures, names, times, rare }: SentenceSigns): number =>
  Math.min(1, 0.5 * Math.min(2, figures) + 0.5 * Math.min(2, names) + 0.5 * Math.min(1, times) + 0.15 * rare)
