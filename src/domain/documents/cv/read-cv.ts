/** Reads a CV as plain text: its sections, jobs with their dates and bullets, and the skills that stand in each piece. */

import { monthOf, monthsCovered, type Span, spansIn } from '@/domain/documents/dates'
import { denialsIn } from '@/domain/documents/denied'
import { startsWithDegree } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type PhraseHit, titlesBeside } from '@/domain/documents/phrase-index'
import { type Piece, piecesOf, tokensOfPiece } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import { type CvSection, cvHeading, headingsApart } from './headings'

export const PLACES = ['recent job', 'older job', 'skills list', 'education', 'summary', 'elsewhere'] as const
/** Where in the CV something stands. */
export type Place = (typeof PLACES)[number]

export type CvPiece = Piece & {
  section: CvSection | null
  /** Index of the job it belongs to. */
  job: number | null
  isHeader: boolean
  skills: readonly PhraseHit<Skill>[]
  titles: readonly PhraseHit<Occupation>[]
}

export type CvJob = {
  /** Verbatim; empty when none was found. */
  title: string
  span: Span | null
  isRecent: boolean
  /** 1 for what is done now, less the longer ago. */
  recency: number
  pieces: CvPiece[]
}

export type Cv = {
  text: string
  pieces: readonly CvPiece[]
  jobs: readonly CvJob[]
  /** Sections that have a heading or were recognised without one. */
  sections: ReadonlySet<CvSection>
  /** Months at work, overlaps counted once. */
  months: number
}

const RECENT_MONTHS = 36
const HEADER_WORDS = 16
const HEADER_REACH = 2

export function readCv(text: string, lexicon: Lexicon, now: Date): Cv {
  const pieces: CvPiece[] = []
  const sections = new Set<CvSection>()
  let section: CvSection | null = null
  for (const piece of piecesOf(headingsApart(text))) {
    const heading = cvHeading(piece)
    if (heading) {
      section = heading.section
      sections.add(section)
      if (heading.rest === '') continue
    }
    const body = heading ? { ...piece, text: heading.rest, tokens: tokensOfPiece(heading.rest) } : piece
    const denied = denialsIn(body.text)
    const isSaid = ({ start, end }: { start: number; end: number }) =>
      denied.every((part) => end <= part.start || start >= part.end)
    const skills = lexicon.skillsIn(body.text).filter(isSaid)
    const titles = titlesBeside(skills, lexicon.titlesIn(body.text)).filter(isSaid)
    if ((section === 'summary' || section === 'contact') && beginsJob(body, titles, pieces, now)) section = 'experience'
    const isDegree = section !== 'education' && section !== 'skills' && startsWithDegree(body)
    if (isDegree) sections.add('education')
    pieces.push({
      ...body,
      tokens: denied.length > 0 ? body.tokens.filter(isSaid) : body.tokens,
      section: isDegree ? 'education' : section,
      job: null,
      isHeader: false,
      skills,
      // "Docker, Chef, Puppet" names no cook.
      titles: skills.length >= 3 || section === 'skills' ? [] : titles,
    })
  }
  const jobs = jobsIn(pieces, now)
  if (jobs.length > 0) sections.add('experience')
  return { text, pieces, jobs, sections, months: monthsCovered(jobs.flatMap(({ span }) => (span ? [span] : []))) }
}

/** Words for a post, whatever the trade: "Head of Human Resources". */
const ROLE =
  /\b(?:Head|Director|Manager|Officer|Assistant|Lead|Engineer|Analyst|Developer|Designer|Consultant|Coordinator|Supervisor|Specialist|Administrator|Intern|Internship|Associate|Executive)\b/

/**
 * Whether jobs begin below a summary without a heading of their own: a short line with a title and dates, or dates just below
 * a title, which then belongs to the jobs too.
 */
function beginsJob(piece: Piece, titles: CvPiece['titles'], before: CvPiece[], now: Date): boolean {
  if (piece.isListed || piece.tokens.length > HEADER_WORDS || /\.$/.test(piece.text)) return false
  if (spansIn(piece.text, now).length === 0) return false
  if (titles.length > 0 || ROLE.test(piece.text)) return true
  const above = before.at(-1)
  if (!above || above.section === null || above.titles.length === 0 || above.tokens.length > HEADLINE_WORDS)
    return false
  if (/[.;]$/.test(above.text)) return false
  above.section = 'experience'
  return true
}

/** Time away from work. */
const AWAY = /\b(?:career break|sabbatical|(?:maternity|paternity|parental) leave|gap year|unemployed)\b/i

/** A job begins where a span of time stands in a short line; short lines just above it are its title and employer. */
function jobsIn(pieces: CvPiece[], now: Date): CvJob[] {
  const starts: { at: number; from: number; span: Span }[] = []
  for (const [at, piece] of pieces.entries()) {
    if (piece.section !== 'experience' && piece.section !== null) continue
    if (piece.isListed && piece.tokens.length > HEADER_WORDS) continue
    const [span] = spansIn(piece.text, now)
    if (AWAY.test(piece.text)) continue
    if (!span || piece.tokens.length > 2 * HEADER_WORDS) continue
    // Without any heading, only what is called by a title is a job: a school has years as well.
    const near = pieces.slice(Math.max(0, at - HEADER_REACH), at + HEADER_REACH + 1)
    if (piece.section === null && !near.some((each) => each.titles.length > 0) && !ROLE.test(piece.text)) continue
    let from = at
    const floor = (starts.at(-1)?.at ?? -1) + 1
    while (from > floor && at - from < HEADER_REACH && isHeaderLike(pieces[from - 1], piece)) from--
    starts.push({ at, from, span })
  }
  const today = monthOf(now)
  const latest = Math.max(...starts.map(({ span }) => span.to))
  return starts.map(({ at, from, span }, index) => {
    const until = starts[index + 1]?.from ?? pieces.length
    const own: CvPiece[] = []
    for (let i = from; i < until; i++) {
      const piece = pieces[i]
      if (!piece || (piece.section !== 'experience' && piece.section !== null)) continue
      piece.job = index
      piece.isHeader = i <= at || (i - at <= HEADER_REACH && isHeaderLike(piece, pieces[at]) && !own.at(-1)?.isListed)
      own.push(piece)
    }
    const ago = Math.max(0, today - span.to)
    return {
      title: titleOf(own.filter(({ isHeader }) => isHeader)),
      span,
      isRecent: ago <= RECENT_MONTHS || span.to === latest,
      recency: Math.max(0.6, 1 - Math.max(0, ago - 12) / 240),
      pieces: own,
    }
  })
}

function isHeaderLike(piece: CvPiece | undefined, dated: CvPiece | undefined): boolean {
  if (!piece || !dated || piece.isListed || piece.section !== dated.section) return false
  return (
    piece.tokens.length <= HEADER_WORDS && !/[.;]$/.test(piece.text) && spansIn(piece.text, new Date(0)).length === 0
  )
}

function titleOf(headers: readonly CvPiece[]): string {
  const dated = headers.find(({ text }) => spansIn(text, new Date(0)).length > 0)
  const beside = headers.find((piece) => piece !== dated && piece.line === dated?.line)
  const best = headers.find(({ titles }) => titles.length > 0) ?? beside ?? headers[0]
  if (!best) return ''
  const [hit] = best.titles
  // The part of the line between its separators in which the title stands.
  const parts = best.text.split(/\s{0,9}(?:[|•·–—(@]|:\s|,|\s-\s|\bat\b)\s*/u).filter((part) => /\p{L}{2}/u.test(part))
  if (!hit) return parts[0] ?? ''
  const named = best.text.slice(hit.start, hit.end)
  return parts.find((part) => part.includes(named)) ?? named
}

export const HEADLINE_WORDS = 8

/** What one calls oneself, as against what one was called at work. */
export const isHeadline = ({ job, titles, tokens }: CvPiece): boolean =>
  job === null && titles.length > 0 && tokens.length <= HEADLINE_WORDS

const LEARNING =
  /^(?:(?:i am|i['’]m|currently|now|also)\s+)*(?:learning (?=[A-Z])|studying\b|taking (?:an?|the|some) [^.]{0,40}\b(?:course|class)|enrolled (?:in|on|for)\b|preparing for (?:the|my|an?)\b)/i

/** Where a piece stands. */
export function placeOf(piece: CvPiece, cv: Cv): Place {
  // What one is only learning is no work yet.
  if (piece.job !== null && !piece.isHeader && LEARNING.test(piece.text)) return 'education'
  if (piece.job !== null) return cv.jobs[piece.job]?.isRecent ? 'recent job' : 'older job'
  switch (piece.section) {
    case 'experience':
      return 'older job'
    case 'skills':
      return 'skills list'
    case 'education':
      return 'education'
    case 'summary':
    case null:
      return 'summary'
    default:
      return 'elsewhere'
  }
}
