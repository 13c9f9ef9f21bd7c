/** Which trades a text speaks of: a sparse vector over trades, families of trades and groups of skills. */

import type { Job } from '@/domain/documents/advert/read-advert'
import { type Cv, type CvPiece, HEADLINE_WORDS, isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Piece } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'

type Vector = Map<string, number>
export type Profile = { trades: Vector; groups: Vector }

/** How much one hit tells; a title tells far more than a word. */
const TITLE = 3
const TITLE_IN_PASSING = 0.6
const SKILL = 0.8
const WORD = 0.5
/** Share of a trade's weight that its family gets. */
const FAMILY = 0.6

const add = (vector: Vector, key: string, amount: number) => vector.set(key, (vector.get(key) ?? 0) + amount)

/** 1 + ln(times) from one on, so that repeating adds ever less. */
const damped = (times: number): number => (times > 1 ? 1 + Math.log(times) : times)

type Read = Piece & { skills: readonly PhraseHit<Skill>[]; titles: readonly PhraseHit<Occupation>[] }

function profileOf(
  pieces: readonly Read[],
  lexicon: Lexicon,
  titleWeight: (piece: Read) => number,
  trust: (piece: Read) => number = () => 1,
): Profile {
  const titles: Vector = new Map()
  const words = new Map<readonly [Occupation, number][], number>()
  const skills = new Map<Skill, number>()
  for (const piece of pieces) {
    for (const { value } of piece.titles) add(titles, value.id, titleWeight(piece))
    for (const { value } of lexicon.tradesIn(piece.text)) words.set(value, (words.get(value) ?? 0) + trust(piece))
    for (const { value } of piece.skills) skills.set(value, (skills.get(value) ?? 0) + trust(piece))
  }
  const trades: Vector = new Map()
  // Repeating a word adds ever less: 1 + ln(tf), G. Salton and C. Buckley, "Term-weighting approaches", 1988.
  for (const [id, amount] of titles) add(trades, id, TITLE * damped(amount))
  for (const [owners, times] of words) {
    for (const [{ id }, share] of owners) add(trades, id, WORD * share * damped(times))
  }
  const groups: Vector = new Map()
  for (const [{ name, field, group, kind }, times] of skills) {
    for (const [{ id }, share] of lexicon.tradesOfSkill.get(name) ?? []) {
      add(trades, id, SKILL * share * damped(Math.min(4, times)))
    }
    if (field !== 'general' && kind !== 'language') add(groups, `${field} ${group}`, Math.min(1, times))
  }
  for (const [id, amount] of [...trades]) add(trades, `family ${lexicon.occupations.get(id)?.family}`, FAMILY * amount)
  for (const [key, amount] of groups) groups.set(key, Math.sqrt(amount))
  return { trades, groups }
}

export const jobProfile = (job: Job, lexicon: Lexicon): Profile => {
  const titled: Read = {
    text: job.title,
    tokens: job.titleTokens,
    isListed: false,
    line: 0,
    start: 0,
    skills: [],
    titles: lexicon.titlesIn(job.title),
  }
  return profileOf([titled, ...job.pieces], lexicon, (piece) => (piece === titled ? 1.5 : TITLE_IN_PASSING / 3))
}

/**
 * `pieces`: those of the CV that count. `belief`: how far the titles and their words count that one gives oneself outside a
 * job, 0 to 1.
 */
export const cvProfile = (cv: Cv, pieces: readonly CvPiece[], lexicon: Lexicon, belief: number): Profile =>
  profileOf(
    pieces,
    lexicon,
    (piece) => {
      const { job, isHeader } = piece as CvPiece
      if (isHeader && job !== null) return cv.jobs[job]?.recency ?? 0.6
      return belief * (piece.tokens.length <= HEADLINE_WORDS ? 0.7 : TITLE_IN_PASSING / 2)
    },
    (piece) => (isHeadline(piece as CvPiece) ? belief : 1),
  )

/** Cosine of the angle between two sparse vectors, 0 to 1. */
export function cosine(a: Vector, b: Vector): number {
  let product = 0
  for (const [key, amount] of a) product += amount * (b.get(key) ?? 0)
  const norm = Math.sqrt(squares(a) * squares(b))
  return norm > 0 ? Math.min(1, product / norm) : 0
}

const squares = (vector: Vector): number => {
  let sum = 0
  for (const amount of vector.values()) sum += amount * amount
  return sum
}

/** Hits from which on a profile tells most of what it can; a profile of one word proves little. */
const ENOUGH_TRADES = 1.3
const ENOUGH_GROUPS = 2

/** How much two texts speak of the same field of work, 0 to 1. */
export function fieldLikeness(job: Profile, cv: Profile): number {
  const trades = cosine(job.trades, cv.trades) * (1 - Math.exp(-Math.sqrt(squares(cv.trades)) / ENOUGH_TRADES))
  if (job.groups.size === 0) return trades
  const groups = cosine(job.groups, cv.groups) * (1 - Math.exp(-squares(cv.groups) / ENOUGH_GROUPS))
  return 0.65 * trades + 0.35 * groups
}
