/** Reads a CV as plain text: its sections, jobs with their dates and bullets, and the skills that stand in each piece. */

import { monthsCovered, type Span } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Piece } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Extract } from '@/domain/documents/types'
import { certificatesIn } from './certificates'
import { cvPieces } from './cv-pieces'
import { educationIn } from './education'
import { HEADLINE_WORDS } from './header-rows'
import type { CvSection, CvTopic } from './headings'
import { jobsIn } from './jobs'
import type { ChainModel } from './row-chain'
import { rowOdds } from './row-labels'
import { putRight } from './row-topics'
import { rowsOf } from './rows'
import { skillsIn } from './skills'
import { statementsOf } from './statements'

export const PLACES = ['recent job', 'older job', 'skills list', 'education', 'summary', 'elsewhere'] as const
/** Where in the CV something stands. */
export type Place = (typeof PLACES)[number]

export type CvPiece = Piece & {
  section: CvSection | null
  /** What the heading above it announces. */
  topic: CvTopic | null
  /** Index of the job it belongs to. */
  job: number | null
  isHeader: boolean
  /** The first one below a heading. */
  isOpening: boolean
  skills: readonly PhraseHit<Skill>[]
  titles: readonly PhraseHit<Occupation>[]
}

export type CvJob = {
  /** Verbatim; empty when none was found. */
  title: string
  /** Verbatim; empty when none was found. Where posts share an employer, each has it. */
  employer: string
  /** Where both stand in the text. */
  named: { title: Extract | null; employer: Extract | null }
  /** '2021-06', '2021' where no month is named; empty without dates. */
  from: string
  /** The same, or 'present'. */
  to: string
  span: Span | null
  isRecent: boolean
  /** 1 for what is done now, less the longer ago. */
  recency: number
  pieces: CvPiece[]
  /** What was done there: whole statements, verbatim. */
  lines: readonly Extract[]
}

/** A degree, or what was finished of a school. Extracts are verbatim; `start` and `end` hold all of them. */
export type CvEducation = {
  degree: Extract
  /** What was studied. */
  field: Extract | null
  /** 0 none, 1 secondary school, 2 diploma, 3 bachelor's degree or HND, 4 master's degree, 5 doctorate. */
  level: number
  institution: Extract | null
  start: number
  end: number
}

export type Cv = {
  text: string
  education: readonly CvEducation[]
  /** Entries of the lists of skills. */
  skills: readonly Extract[]
  /** With licences and memberships of professions. */
  certificates: readonly Extract[]
  /** Lines of projects that stand outside jobs. */
  projects: readonly Extract[]
  pieces: readonly CvPiece[]
  jobs: readonly CvJob[]
  /** Sections that have a heading or were recognised without one. */
  sections: ReadonlySet<CvSection>
  /** Months at work, overlaps counted once. */
  months: number
}

/** @param chain tells what rows are; another one than the product's is only for its trial */
export function readCv(text: string, lexicon: Lexicon, now: Date, chain?: ChainModel): Cv {
  const { pieces, sections } = cvPieces(text, lexicon, now)
  const rows = rowsOf(text, pieces)
  const odds = rowOdds(rows, lexicon, chain)
  for (const section of putRight(rows, odds)) sections.add(section)
  const jobs = jobsIn(text, rows, odds, now, lexicon)
  if (jobs.length > 0) sections.add('experience')
  const studied = pieces.filter(({ section, job }) => section === 'education' && job === null)
  const { education, used } = educationIn(rowsOf(text, studied))
  const certified = pieces.filter((piece) => !used.has(piece))
  return {
    text,
    pieces,
    jobs,
    education,
    skills: skillsIn(pieces, lexicon),
    certificates: certificatesIn(text, rowsOf(text, certified)),
    projects: statementsOf(
      text,
      pieces.filter(({ topic, job }) => topic === 'projects' && job === null),
    ),
    sections,
    months: monthsCovered(jobs.flatMap(({ span }) => (span ? [span] : []))),
  }
}

export { HEADLINE_WORDS }

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
