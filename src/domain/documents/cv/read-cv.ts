/** Parses a CV in plain text: sections, jobs with dates and bullets, and the skills of each segment. */

import type { CrfModel } from '@/domain/documents/crf'
import { monthsCovered } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import { pattern } from '@/domain/text/pattern'
import { certificatesIn } from './certificates'
import { correctSections } from './correct-sections'
import type { Cv, CvSegment, Place } from './cv'
import { cvSegments } from './cv-segments'
import { educationIn } from './education'
import { HEADLINE_WORDS } from './header-rows'
import { jobsIn } from './jobs'
import { rowOdds } from './row-labels'
import { rowsOf } from './rows'
import { skillsIn } from './skills'
import { statementsOf } from './statements'

/** @param chain CRF model of the row labels; overrides the shipped one in benchmarks */
export function readCv(text: string, lexicon: Lexicon, now: Date, chain?: CrfModel): Cv {
  const { segments, sections } = cvSegments(text, lexicon, now)
  const rows = rowsOf(text, segments)
  const odds = rowOdds(rows, lexicon, chain)
  for (const section of correctSections(rows, odds)) sections.add(section)
  const jobs = jobsIn(text, rows, odds, now, lexicon)
  if (jobs.length > 0) sections.add('experience')
  const studied = segments.filter(({ section, job }) => section === 'education' && job === null)
  const { education, used } = educationIn(rowsOf(text, studied))
  const certified = segments.filter((segment) => !used.has(segment))
  return {
    text,
    segments,
    jobs,
    education,
    skills: skillsIn(segments, lexicon),
    certificates: certificatesIn(text, rowsOf(text, certified)),
    projects: statementsOf(
      text,
      segments.filter(({ topic, job }) => topic === 'projects' && job === null),
    ),
    sections,
    months: monthsCovered(jobs.flatMap(({ span }) => (span ? [span] : []))),
  }
}

export { HEADLINE_WORDS }

/** Whether a segment is a headline rather than a job title. */
export const isHeadline = ({ job, titles, tokens }: CvSegment): boolean =>
  job === null && titles.length > 0 && tokens.length <= HEADLINE_WORDS

const LEARNING = pattern('i')`
  ^(?:(?:i am|i['’]m|currently|now|also)\s+)*(?:learning (?=[A-Z])|studying\b
  |taking (?:an?|the|some) [^.]{0,40}\b(?:course|class)|enrolled (?:in|on|for)\b
  |preparing for (?:the|my|an?)\b)
`

export function placeOf(segment: CvSegment, cv: Cv): Place {
  // Skills that are still being learnt are no work experience.
  if (segment.job !== null && !segment.isHeader && LEARNING.test(segment.text)) return 'education'
  if (segment.job !== null) return cv.jobs[segment.job]?.isRecent ? 'recent job' : 'older job'
  switch (segment.section) {
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
