/** What a sentence of a story shows by its words alone: figures, names, times, tense and who acts. */

import type { Token } from '@/domain/text/tokens'
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
  /** Where the figures, names and times stand in the text. */
  details: readonly Detail[]
}

export const DETAIL_KINDS = ['figure', 'name', 'time'] as const
export type DetailKind = (typeof DETAIL_KINDS)[number]
export type Detail = { kind: DetailKind; start: number; end: number }

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
  const details: Detail[] = []
  const signs = { words: tokens.length, rare: 0, generic: 0, past: 0, ownPast: 0, own: 0, shared: 0, signposts: 0 }
  let sinceOwn = Number.POSITIVE_INFINITY
  for (const [i, { word, stem, start, end }] of tokens.entries()) {
    sinceOwn++
    const kind = detailAt(tokens, i, text)
    if (kind) details.push({ kind, start, end })
    if (isRare(stem)) signs.rare++
    if (GENERIC.has(word)) signs.generic++
    if (isSignpost(word)) signs.signposts++
    if (word === 'i') sinceOwn = 0
    if (OWN.has(word)) signs.own++
    else if (word === 'we' || word === 'our' || word === 'us') signs.shared++
    if (isPast(word)) {
      signs.past++
      if (sinceOwn <= REACH) signs.ownPast++
    }
  }
  const of = (kind: DetailKind) => details.filter((detail) => detail.kind === kind).length
  return { ...signs, figures: of('figure'), names: of('name'), times: of('time'), details }
}

const isSignpost = (word: string) => Object.values(SIGNPOSTS).some((words) => words.has(word))

function detailAt(tokens: readonly Token[], i: number, text: string): DetailKind | null {
  const { word, start, end } = tokens[i] as Token
  const before = tokens[i - 1]
  if (isNumber(word)) {
    if (YEAR.test(word)) return 'time'
    return before && CODE_NAME.test(text.slice(before.start, before.end)) ? null : 'figure'
  }
  if (NUMBER_WORDS.has(word)) return 'figure'
  if (TIMES.has(word)) return 'time'
  if (word === 'last' || word === 'ago') {
    const beside = word === 'last' ? tokens[i + 1] : before
    return beside && TIME_UNITS.has(beside.word.replace(/s$/, '')) ? 'time' : null
  }
  return i > 0 && !OWN.has(word) && /^\p{Lu}\p{L}/u.test(text.slice(start, end)) ? 'name' : null
}

/** How concrete a sentence is, 0 to 1: figures, names, times and rare words, of which two of each are enough. */
export const concretenessOf = ({ figures, names, times, rare }: SentenceSigns): number =>
  Math.min(1, 0.5 * Math.min(2, figures) + 0.5 * Math.min(2, names) + 0.5 * Math.min(1, times) + 0.15 * rare)
