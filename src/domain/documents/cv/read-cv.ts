/** Reads a CV as plain text: its sections, jobs with their dates and bullets, and the skills that stand in each piece. */

import { monthsCovered, type Span, spansIn } from '@/domain/documents/dates'
import { denialsIn } from '@/domain/documents/denied'
import { degreeIn, startsWithDegree } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type PhraseHit, titlesBeside } from '@/domain/documents/phrase-index'
import { type Piece, piecesOf, tokensOfPiece } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Extract } from '@/domain/documents/types'
import { certificatesIn } from './certificates'
import { educationIn, tellsOfDegree } from './education'
import { HEADER_WORDS } from './header-rows'
import { type CvSection, type CvTopic, cvHeading, headingsApart } from './headings'
import { jobsIn } from './jobs'
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

export function readCv(text: string, lexicon: Lexicon, now: Date): Cv {
  const pieces: CvPiece[] = []
  const sections = new Set<CvSection>()
  let section: CvSection | null = null
  let topic: CvTopic | null = null
  /** Line of a label with its entries inside the jobs ("Tools: Jira"), below which the jobs go on. */
  let labelled: number | null = null
  for (const piece of piecesOf(headingsApart(text)).flatMap(sentenceApart)) {
    if (!/[\p{L}\p{N}]/u.test(piece.text)) continue
    const heading = cvHeading({ ...piece, isListed: piece.isListed && !isMarkedHeading(text, piece) })
    if (labelled !== null && !heading) {
      const isLabelled =
        piece.line === labelled || (piece.line === labelled + 1 && !piece.isListed && !isDated(piece.text))
      if (isLabelled) labelled = piece.line
      else [section, topic, labelled] = ['experience', 'experience', null]
    }
    const isBelow = pieces.at(-1)?.line === piece.line - 1
    const isInside =
      heading &&
      heading.rest !== '' &&
      (INSIDE_JOBS.has(heading.topic) || (isBelow && LABELS_IN_JOBS.has(heading.topic)))
    // What came of a job may have a heading of its own below it.
    const isWithin =
      section === 'experience' &&
      heading &&
      (heading.topic === 'achievements' ||
        (isInside && (heading.topic === 'projects' || LABELS_IN_JOBS.has(heading.topic))))
    if (heading && !isWithin) {
      labelled = isInside && (section === 'experience' || labelled !== null) ? piece.line : null
      section = heading.section
      topic = heading.topic
      sections.add(section)
    }
    if (heading?.rest === '') continue
    const body =
      heading && !(isWithin && isInside)
        ? {
            ...piece,
            text: heading.rest,
            tokens: tokensOfPiece(heading.rest),
            start: piece.start + piece.text.length - heading.rest.length,
          }
        : piece
    const denied = denialsIn(body.text)
    const isSaid = ({ start, end }: { start: number; end: number }) =>
      denied.every((part) => end <= part.start || start >= part.end)
    const skills = lexicon.skillsIn(body.text).filter(isSaid)
    const titles = titlesBeside(skills, lexicon.titlesIn(body.text)).filter(isSaid)
    if (section !== null && section !== 'experience' && beginsJob(body, titles, pieces, now)) {
      section = 'experience'
      topic = 'experience'
    }
    const isDegree =
      section !== 'education' && section !== 'skills' && (startsWithDegree(body) || tellsOfDegree(body.text))
    if (isDegree) sections.add('education')
    pieces.push({
      ...body,
      tokens: denied.length > 0 ? body.tokens.filter(isSaid) : body.tokens,
      section: isDegree ? 'education' : section,
      topic: isDegree ? 'education' : topic,
      job: null,
      isHeader: false,
      skills,
      // "Docker, Chef, Puppet" names no cook.
      titles: skills.length >= 3 || section === 'skills' ? [] : titles,
    })
  }
  const jobs = jobsAnywhere(text, pieces, now, lexicon)
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

const PICTURE = /\p{Extended_Pictographic}\ufe0f?\s{0,3}$/u
const NUMBER = /(?:^|\s)(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s{0,3}$/i
const MARK_LENGTH = 8
/** "🎓 Education", "3. WORK HISTORY": the mark of a heading rather than of an entry. */
function isMarkedHeading(text: string, { text: title, start }: Piece): boolean {
  const before = text.slice(Math.max(0, start - MARK_LENGTH), start)
  const isLoud = /\p{Lu}/u.test(title) && !/\p{Ll}/u.test(title.split(':', 1)[0] ?? '')
  if (NUMBER.test(before)) return isLoud
  const picture = PICTURE.exec(before)?.[0].trim()
  return picture !== undefined && (isLoud || text.indexOf(picture) === text.lastIndexOf(picture))
}

/** Where no section is of jobs, a letter or a summary may tell of them. */
function jobsAnywhere(text: string, pieces: CvPiece[], now: Date, lexicon: Lexicon): CvJob[] {
  const jobs = jobsIn(text, pieces, now, lexicon)
  if (jobs.length > 0) return jobs
  const before = pieces.map(({ section }) => section)
  for (const piece of pieces) if (piece.section !== 'education' && piece.section !== 'skills') piece.section = null
  const found = jobsIn(text, pieces, now, lexicon)
  for (const [i, piece] of pieces.entries()) if (piece.job === null) piece.section = before[i] ?? null
  return found
}

/** Labels that stand below single jobs too. */
const INSIDE_JOBS: ReadonlySet<CvTopic> = new Set(['skills', 'projects', 'achievements', 'languages'])
/** The same, but mostly headings of their own behind a blank line: "What I did: …". */
const LABELS_IN_JOBS: ReadonlySet<CvTopic> = new Set(['summary', 'other'])
const isDated = (text: string): boolean => spansIn(text, new Date(0)).length > 0

const SENTENCE_END = /(?<=[\p{L})]{2})\.\s+(?=\p{Lu})/u
/** "2019 to date: Clerk, Oak Ltd. Kept files." The header of a job, and what was done there. */
function sentenceApart(piece: Piece): Piece[] {
  const end = piece.tokens.length > MOST_RUN_ON ? null : SENTENCE_END.exec(piece.text)
  if (!end || !isDated(piece.text.slice(0, end.index))) return [piece]
  const at = end.index + end[0].length
  const [head, tail] = [piece.text.slice(0, end.index + 1), piece.text.slice(at)]
  return [
    { ...piece, text: head, tokens: tokensOfPiece(head) },
    { ...piece, text: tail, tokens: tokensOfPiece(tail), start: piece.start + at },
  ]
}
const MOST_RUN_ON = 60

/** Words for a post, whatever the trade: "Head of Human Resources". */
const ROLE =
  /\b(?:Head|Director|Manager|Officer|Assistant|Lead|Engineer|Analyst|Developer|Designer|Consultant|Coordinator|Supervisor|Specialist|Administrator|Intern|Internship|Associate|Executive)\b/

/**
 * Whether jobs begin below a summary without a heading of their own: a short line with a title and dates, or dates just below
 * a title, which then belongs to the jobs too.
 */
function beginsJob(piece: Piece, titles: CvPiece['titles'], before: CvPiece[], now: Date): boolean {
  if (piece.isListed || piece.tokens.length > HEADER_WORDS || /\.$/.test(piece.text)) return false
  if (spansIn(piece.text, now).length === 0 || degreeIn(piece.text, 'highest') !== null) return false
  const above = before.at(-1)
  // In lists of other things, only a line that stands apart.
  const isOpen = above?.section === 'summary' || above?.section === 'contact'
  if (!isOpen && (above === undefined || piece.line <= above.line + 1)) return false
  if (titles.length > 0 || ROLE.test(piece.text)) return true
  if (!above || !isOpen || above.section === null || above.titles.length === 0 || above.tokens.length > HEADLINE_WORDS)
    return false
  if (/[.;]$/.test(above.text)) return false
  above.section = 'experience'
  return true
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
