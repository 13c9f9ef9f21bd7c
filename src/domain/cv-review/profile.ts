/** The occupation profile of a text: sparse vectors over occupations, families of occupations and skill groups. */

import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { HEADLINE_WORDS, isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Segment } from '@/domain/documents/segments'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { AdvertView } from './advert-view'

type Vector = Map<string, number>
export type Profile = { trades: Vector; groups: Vector }

/** Weight of one hit; a title is much stronger evidence than a word. */
const TITLE = 3
const TITLE_IN_PASSING = 0.6
const SKILL = 0.8
const WORD = 0.5
/** Share of an occupation's weight that its family gets. */
const FAMILY = 0.6

const add = (vector: Vector, key: string, amount: number) => vector.set(key, (vector.get(key) ?? 0) + amount)

/** 1 + ln(times), so that repetition adds less and less. */
const damped = (times: number): number => (times > 1 ? 1 + Math.log(times) : times)

type Read = Segment & { skills: readonly PhraseHit<Skill>[]; titles: readonly PhraseHit<Occupation>[] }

function profileOf(
  segments: readonly Read[],
  lexicon: Lexicon,
  titleWeight: (segment: Read) => number,
  trust: (segment: Read) => number = () => 1,
): Profile {
  const titles: Vector = new Map()
  const words = new Map<readonly [Occupation, number][], number>()
  const skills = new Map<Skill, number>()
  for (const segment of segments) {
    for (const { value } of segment.titles) add(titles, value.id, titleWeight(segment))
    for (const { value } of lexicon.tradesIn(segment.text)) words.set(value, (words.get(value) ?? 0) + trust(segment))
    for (const { value } of segment.skills) skills.set(value, (skills.get(value) ?? 0) + trust(segment))
  }
  const trades: Vector = new Map()
  // Sublinear term frequency, 1 + ln(tf): G. Salton and C. Buckley, "Term-weighting approaches", 1988.
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

export const advertProfile = (advert: AdvertView, lexicon: Lexicon): Profile => {
  const titled: Read = {
    text: advert.title,
    tokens: advert.titleTokens,
    isListed: false,
    line: 0,
    start: 0,
    skills: [],
    titles: lexicon.titlesIn(advert.title),
  }
  return profileOf([titled, ...advert.segments], lexicon, (segment) =>
    segment === titled ? 1.5 : TITLE_IN_PASSING / 3,
  )
}

/**
 * `segments`: segments of the CV that count. `belief`: weight of self-given titles and their words outside jobs, 0 to
 * 1.
 */
export const cvProfile = (cv: Cv, segments: readonly CvSegment[], lexicon: Lexicon, belief: number): Profile =>
  profileOf(
    segments,
    lexicon,
    (segment) => {
      const { job, isHeader } = segment as CvSegment
      if (isHeader && job !== null) return cv.jobs[job]?.recency ?? 0.6
      return belief * (segment.tokens.length <= HEADLINE_WORDS ? 0.7 : TITLE_IN_PASSING / 2)
    },
    (segment) => (isHeadline(segment as CvSegment) ? belief : 1),
  )

/** Cosine similarity of two sparse vectors, 0 to 1. */
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

/** Number of hits from which a profile is reliable; a profile of one word proves little. */
const ENOUGH_TRADES = 1.3
const ENOUGH_GROUPS = 2

/** Similarity of the fields of work of two texts, 0 to 1. */
export function fieldSimilarity(job: Profile, cv: Profile): number {
  const trades = cosine(job.trades, cv.trades) * (1 - Math.exp(-Math.sqrt(squares(cv.trades)) / ENOUGH_TRADES))
  if (job.groups.size === 0) return trades
  const groups = cosine(job.groups, cv.groups) * (1 - Math.exp(-squares(cv.groups) / ENOUGH_GROUPS))
  return 0.65 * trades + 0.35 * groups
}
