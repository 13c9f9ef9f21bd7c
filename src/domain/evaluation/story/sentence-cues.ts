/** Linguistic cues of a sentence: figures, names, times, tense and agent. */

import lists from '@/content/language/story-words.json'
import language from '@/content/language/words.json'
import { isRare, setOf } from '@/domain/evaluation/preprocess/language'
import type { Token } from '@/domain/text/tokens'
import { AUXILIARY_PASTS, IRREGULAR_PASTS } from '@/domain/text/verb-forms'
import { ownVerbs, type PronounVerb, pronounVerbs } from './pronoun-verbs'

/**
 * Numbers of words; `past`: verbs in the past tense, and verbs of an event in any tense after a pronoun · `ownPast`:
 * those within three words after "I" · `ownSteps`: the steps among them, and those joined to one · `own`: "I", "my" and
 * "me".
 */
export type SentenceCues = Readonly<Record<Counted | 'figures' | 'names' | 'times', number>> & {
  /** Offsets of the figures, names and times in the text. */
  details: readonly Detail[]
  verbs: ReadonlyMap<number, PronounVerb>
}
type Counted = 'words' | 'rare' | 'generic' | 'past' | 'ownPast' | 'ownSteps' | 'own' | 'shared' | 'signposts'

export const DETAIL_KINDS = ['figure', 'name', 'time'] as const
export type DetailKind = (typeof DETAIL_KINDS)[number]
export type Detail = { kind: DetailKind; start: number; end: number }

/** The number of a standard, version or level is not the candidate's figure: "IFRS 15", "ISO 9001", "HTTP 404". */
const CODE_NAME = /^[A-Z][A-Z0-9-]+$/

const isNumber = (word: string) => /^\d/.test(word)

/** A year counts as a time, not as a figure. */
const YEAR = /^(?:19|20)\d\d$/

/** Whether a word is a past tense or a participle, by its form. */
export const isPast = (word: string): boolean =>
  AUXILIARY_PASTS.has(word) ||
  (!NOT_PAST.has(word) && (IRREGULAR_PASTS.has(word) || (word.length > 4 && word.endsWith('ed'))))

/** Cache, since several steps of the evaluation need the cues of the same sentences. */
const known = new WeakMap<readonly Token[], SentenceCues>()

/** @param text the text that the tokens come from; their offsets give the original spelling */
export function cuesOf(tokens: readonly Token[], text: string): SentenceCues {
  const before = known.get(tokens)
  if (before) return before
  const cues = count(tokens, text)
  known.set(tokens, cues)
  return cues
}

function count(tokens: readonly Token[], text: string): SentenceCues {
  const details: Detail[] = []
  const cues = { words: tokens.length, rare: 0, generic: 0, past: 0, own: 0, shared: 0, signposts: 0 }
  const verbs = pronounVerbs(tokens)
  const isVerb = (i: number) => verbs.get(i)?.kind === 'dynamic' || (!verbs.has(i) && isPast(tokens[i]?.word ?? ''))
  for (const [i, { word, stem, start, end }] of tokens.entries()) {
    const kind = detailAt(tokens, i, text)
    if (kind) details.push({ kind, start, end })
    if (isRare(stem)) cues.rare++
    if (GENERIC.has(word)) cues.generic++
    if (isSignpost(word)) cues.signposts++
    if (OWN.has(word)) cues.own++
    else if (word === 'we' || word === 'our' || word === 'us') cues.shared++
    if (isVerb(i)) cues.past++
  }
  const of = (kind: DetailKind) => details.filter((detail) => detail.kind === kind).length
  const own = ownVerbs(tokens, text, isVerb)
  return { ...cues, ...own, figures: of('figure'), names: of('name'), times: of('time'), details, verbs }
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

/** How concrete a sentence is, 0 to 1: two figures, two names, or one time and some rare words are enough. */
export const concretenessOf = ({ figures, names, times, rare }: SentenceCues): number =>
  Math.min(1, 0.5 * Math.min(2, figures) + 0.5 * Math.min(2, names) + 0.5 * Math.min(1, times) + 0.15 * rare)

const GENERIC = setOf(lists.generic)
const TIMES = setOf(lists.time)
const TIME_UNITS = setOf(lists.timeUnits)
const NUMBER_WORDS = setOf(lists.numbers)
const NOT_PAST = setOf(lists.notPast)
/** Signposting words, by function. */
export const SIGNPOSTS = {
  order: setOf(lists.order),
  reason: setOf(lists.reason),
  example: setOf(lists.example),
} as const
const OWN = setOf(lists.pronounsOwn)
export const FILLERS = setOf(`${language.hesitation} ${lists.fillers}`)
