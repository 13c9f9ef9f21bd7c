/** Compares the titles of a CV with the job's title. */

import words from '@/content/language/review-words.json'
import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { HEADLINE_WORDS } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import { singular } from '@/domain/documents/phrase-index'
import type { Occupation } from '@/domain/documents/taxonomy'
import { stemOf } from '@/domain/text/stem'
import type { Token } from '@/domain/text/tokens'
import type { AdvertView } from './advert-view'

const SENIORITY: readonly (readonly [RegExp, number])[] = [
  [/\b(?:intern|trainee|graduate|apprentice|student|entry[- ]level)\b/i, 0],
  [/\b(?:junior|jr|assistant|associate)\b/i, 1],
  [/\b(?:senior|sr|principal|staff)\b/i, 3],
  [/\b(?:lead|head|director|chief|vp|vice president)\b/i, 4],
]
/** 0 intern, 1 junior, 2 no seniority in the title, 3 senior, 4 lead. */
export const seniorityOf = (title: string): number => SENIORITY.find(([pattern]) => pattern.test(title))?.[1] ?? 2

/** Words of a title that name no occupation. */
const RANK = new RegExp(`^(?:${words.titleRanks})$`)

export const tradeWords = (tokens: readonly Token[]): string[] =>
  tokens.map(({ word }) => singular(word)).filter((word) => !RANK.test(word) && !/^\d/.test(word))

/** Similarity of two titles of the same occupation, and of the same family of occupations. */
const SAME_TRADE = 0.85
const SAME_FAMILY = 0.4

/** Similarity from which two titles name the same work; the same family is not enough. */
export const NEAR_TITLE = 0.6

export type TitleFit = {
  /** 0 to 1. */
  similarity: number
  /** The nearest title in the CV, verbatim; empty when there is none. */
  quote: string
  /** Difference in seniority: positive when the job is above the CV. */
  step: number
}

export function titleFit(
  advert: AdvertView,
  cv: Cv,
  segments: readonly CvSegment[],
  lexicon: Lexicon,
  belief: number,
): TitleFit {
  const wanted = tradeWords(advert.titleTokens)
  let best: TitleFit = { similarity: 0, quote: '', step: 0 }
  for (const segment of segments) {
    const weight = weightOf(segment, cv, belief)
    if (weight === 0) continue
    const similarity =
      weight * Math.max(tradeSimilarity(advert.occupations, segment), wordSimilarity(wanted, segment, lexicon))
    if (similarity > best.similarity) {
      best = { similarity, quote: quoteOf(segment, cv), step: seniorityOf(advert.title) - seniorityOf(segment.text) }
    }
  }
  return best
}

/** A job title counts in full, a headline slightly less, a title in running text about half. */
function weightOf(segment: CvSegment, cv: Cv, belief: number): number {
  if (segment.isHeader && segment.job !== null) return cv.jobs[segment.job]?.recency ?? 0.6
  // "Worked with surgeons": a line of a job names colleagues and clients.
  if (segment.job !== null) return 0
  if (segment.isListed || segment.section === 'skills' || segment.section === 'education') return 0
  if (segment.tokens.length <= HEADLINE_WORDS) return belief * (segment.section === 'other' ? 0.3 : 0.85)
  return segment.titles.length > 0 ? belief * 0.55 : 0
}

function tradeSimilarity(occupations: readonly Occupation[], segment: CvSegment): number {
  let best = 0
  for (const { value } of segment.titles) {
    for (const { id, family } of occupations) {
      if (value.id === id) best = Math.max(best, SAME_TRADE)
      else if (value.family === family) best = Math.max(best, SAME_FAMILY)
    }
  }
  return best
}

/** Share of the wanted title's words in a short line, rare words counting more. */
function wordSimilarity(wanted: readonly string[], segment: CvSegment, lexicon: Lexicon): number {
  if (wanted.length === 0 || segment.tokens.length > 16) return 0
  const words = new Set(segment.tokens.map(({ word }) => singular(word)))
  let all = 0
  let shared = 0
  for (const word of wanted) {
    const weight = 0.2 + lexicon.rarity({ word, stem: stemOf(word), start: 0, end: 0 })
    all += weight
    if (words.has(word)) shared += weight
  }
  const share = shared / all
  // A partial match counts less than its share: "Manager" alone does not make an Office Manager a Marketing Manager.
  return share >= 0.99 ? 1 : 0.7 * share ** 1.5
}

function quoteOf(segment: CvSegment, cv: Cv): string {
  const [hit] = segment.titles
  if (segment.job !== null && segment.isHeader) return cv.jobs[segment.job]?.title || segment.text
  return hit ? segment.text.slice(hit.start, hit.end) : segment.text.slice(0, 80)
}
