/** The claims of a CV that an interviewer would ask about. */
import words from '@/content/language/claim-words.json'
import { hasOutcomeIn } from '@/domain/cv-review/bullets'
import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { readCv } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Extract } from '@/domain/documents/types'
import { READ_CHARS } from '@/domain/interview/personal-questions/passages'
import { sentencesOf, tokensOf } from '@/domain/text/tokens'
import { setOf } from '@/domain/text/word-sets'
import { type Amount, amountsIn } from './amounts'
import { type ClaimKind, LONGEST_CLAIM } from './claim'

export type CvClaim = {
  kind: ClaimKind
  /** Verbatim from the CV. */
  quote: string
  start: number
  /** The job that it is told of; null outside jobs. Both may be empty. */
  job: { title: string; employer: string } | null
}

/** Maximum number of claims, in the order of the CV. */
export const MOST_CLAIMS = 60
const FEWEST_WORDS = 4
/** A certificate may be one name: "CBAP". */
const FEWEST_LETTERS = 3

const AWARDS = setOf(words.awards)
const SERVICE_WORDS = setOf(words.service)
/** A year of national service, which is no certificate although it stands among them. */
const isService = (text: string): boolean => tokensOf(text).some(({ word }) => SERVICE_WORDS.has(word))
const isAward = (text: string): boolean => tokensOf(text).some(({ word }) => AWARDS.has(word))

/** "Eight years of experience" and "7+ years in banking" are a sum of the dates, and no claims of their own. */
const SERVICE = new Set(['month', 'year'])
const isFigure = ({ unit }: Amount, isOfJob: boolean): boolean => isOfJob || unit === null || !SERVICE.has(unit)

/** The kind of claim that a line is; null for none. @param isOfJob whether it stands below a job */
export function kindOfLine(text: string, isOfJob: boolean): Exclude<ClaimKind, 'certificate'> | null {
  const words = tokensOf(text).length
  if (isAward(text)) return 'award'
  if (words < FEWEST_WORDS) return null
  if (amountsIn(text).some((amount) => isFigure(amount, isOfJob))) return 'figure'
  return words > FEWEST_WORDS && hasOutcomeIn(text) ? 'result' : null
}

/** Where work is told outside jobs. */
const TOLD = new Set(['summary', 'experience', 'other'])
const isTold = ({ job, isHeader, section }: CvSegment): boolean =>
  job === null && !isHeader && section !== null && TOLD.has(section)

/** Of a CV as pasted. */
export const claimsOf = (text: string, lexicon: Lexicon, now: Date): CvClaim[] =>
  claimsInCv(readCv(text.slice(0, READ_CHARS), lexicon, now))

/** In the order of the CV, each line once. */
export function claimsInCv(cv: Cv): CvClaim[] {
  const found: CvClaim[] = []
  const add = (kind: ClaimKind | null, { text, start }: Extract, job: CvClaim['job']) => {
    if (kind === null || text.length > LONGEST_CLAIM) return
    if (
      !found.some(({ quote, start: at }) => quote === text || (start < at + quote.length && at < start + text.length))
    )
      found.push({ kind, quote: text, start, job })
  }
  for (const certificate of cv.certificates)
    if (certificate.text.length >= FEWEST_LETTERS && !isService(certificate.text)) add('certificate', certificate, null)
  for (const { title, employer, lines } of cv.jobs)
    for (const line of lines.flatMap(sentencesWithin)) add(kindOfLine(line.text, true), line, { title, employer })
  const rest = cv.segments.filter(isTold).map(({ text, start }) => ({ text, start, end: start + text.length }))
  for (const line of [...cv.projects, ...rest].flatMap(sentencesWithin)) add(kindOfLine(line.text, false), line, null)
  return found.sort((a, b) => a.start - b.start).slice(0, MOST_CLAIMS)
}

const sentencesWithin = (line: Extract): Extract[] =>
  line.text.length <= LONGEST_CLAIM
    ? [line]
    : sentencesOf(line.text).map(({ text, start, end }) => ({ text, start: line.start + start, end: line.start + end }))
