/** A parsed CV. */
import type { Span } from '@/domain/documents/dates'
import type { PhraseHit } from '@/domain/documents/phrase-index'
import type { Segment } from '@/domain/documents/segments'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Extract } from '@/domain/documents/types'
import type { CvSection, CvTopic } from './headings'

export const PLACES = ['recent job', 'older job', 'skills list', 'education', 'summary', 'elsewhere'] as const
/** Kinds of places in a CV where evidence is found. */
export type Place = (typeof PLACES)[number]

export type CvSegment = Segment & {
  section: CvSection | null
  /** The topic of the heading above it. */
  topic: CvTopic | null
  /** Index of the job that it belongs to. */
  job: number | null
  isHeader: boolean
  /** The first segment below a heading. */
  isOpening: boolean
  skills: readonly PhraseHit<Skill>[]
  titles: readonly PhraseHit<Occupation>[]
}

export type CvJob = {
  /** Verbatim; empty when none was found. */
  title: string
  /** Verbatim; empty when none was found. Posts at the same employer each have its name. */
  employer: string
  /** Both with their offsets in the text. */
  named: { title: Extract | null; employer: Extract | null }
  /** '2021-06', or '2021' without a month; empty without dates. */
  from: string
  /** The same format, or 'present'. */
  to: string
  span: Span | null
  isRecent: boolean
  /** Recency: 1 for the current job, lower the longer ago it ended. */
  recency: number
  segments: CvSegment[]
  /** The duties and achievements: complete statements, verbatim. */
  lines: readonly Extract[]
}

/** A degree or a school qualification. Extracts are verbatim; `start` and `end` enclose all of them. */
export type CvEducation = {
  degree: Extract
  /** The subject. */
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
  /** Entries of the skills lists. */
  skills: readonly Extract[]
  /** Including licences and professional memberships. */
  certificates: readonly Extract[]
  /** Lines of projects outside jobs. */
  projects: readonly Extract[]
  segments: readonly CvSegment[]
  jobs: readonly CvJob[]
  /** Sections with a heading, and sections recognised without one. */
  sections: ReadonlySet<CvSection>
  /** Months of employment; overlaps count once. */
  months: number
}
