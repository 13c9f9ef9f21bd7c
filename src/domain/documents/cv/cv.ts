/** A CV after parsing. */
import type { Span } from '@/domain/documents/dates'
import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Segment } from '@/domain/documents/segments'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Extract } from '@/domain/documents/types'
import type { CvSection, CvTopic } from './headings'

export const PLACES = ['recent job', 'older job', 'skills list', 'education', 'summary', 'elsewhere'] as const
/** Places in a CV. */
export type Place = (typeof PLACES)[number]

export type CvSegment = Segment & {
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
  /** Offsets of both in the text. */
  named: { title: Extract | null; employer: Extract | null }
  /** '2021-06', '2021' where no month is named; empty without dates. */
  from: string
  /** The same, or 'present'. */
  to: string
  span: Span | null
  isRecent: boolean
  /** Recency: 1 for the current job, less the longer ago it ended. */
  recency: number
  segments: CvSegment[]
  /** What was done there: whole statements, verbatim. */
  lines: readonly Extract[]
}

/** A degree or a school qualification. Extracts are verbatim; `start` and `end` hold all of them. */
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
  /** Lines of projects outside of jobs. */
  projects: readonly Extract[]
  segments: readonly CvSegment[]
  jobs: readonly CvJob[]
  /** Sections that have a heading or were recognised without one. */
  sections: ReadonlySet<CvSection>
  /** Months at work, overlaps counted once. */
  months: number
}
