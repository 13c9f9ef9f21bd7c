/** Corrects the section of rows without a heading, or with a wrong one. */
import type { CvSection, CvTopic } from './headings'
import { SECTION_OF } from './headings'
import type { Row } from './row'
import type { RowLabel, RowOdds } from './row-labels'

const TOPIC_OF: Readonly<Record<RowLabel, CvTopic>> = {
  about: 'summary',
  heading: 'other',
  job: 'experience',
  more: 'experience',
  work: 'experience',
  study: 'education',
  certificate: 'certificates',
  skill: 'skills',
  project: 'projects',
  other: 'other',
}
/** The usual labels of rows below each heading. */
const LABELS_BELOW: Readonly<Record<CvTopic, readonly RowLabel[]>> = {
  contact: ['about'],
  summary: ['about'],
  experience: ['job', 'more', 'work'],
  service: ['job', 'more', 'work'],
  projects: ['project'],
  volunteering: ['project'],
  education: ['study'],
  certificates: ['certificate'],
  skills: ['skill'],
  languages: ['other', 'skill'],
  achievements: ['other', 'work'],
  other: ['other'],
}
/** A heading is overruled only if the row is at most this likely below it, and at least this likely something else. */
type Bounds = { unlikely: number; likely: number }
const LOOSE: Bounds = { unlikely: 0.25, likely: 0.5 }
/** For headings with a specific meaning. */
const STRICT: Bounds = { unlikely: 0.05, likely: 0.85 }
const OPEN_TOPICS: ReadonlySet<CvTopic | null> = new Set([null, 'contact', 'summary', 'experience', 'service', 'other'])

/** @returns the sections that gained rows */
export function correctSections(rows: readonly Row[], odds: readonly RowOdds[]): Set<CvSection> {
  const found = new Set<CvSection>()
  for (const [i, row] of rows.entries()) {
    const own = odds[i] as RowOdds
    const topic = row.segments[0]?.topic ?? null
    const below = topic === null ? (['about'] as const) : LABELS_BELOW[topic]
    const believed = below.reduce((sum, label) => sum + own[label], 0)
    const [label, likely] = likeliest(own)
    const { unlikely, likely: least } = OPEN_TOPICS.has(topic) ? LOOSE : STRICT
    // A summary comes first in a CV.
    const isLate = label === 'about' && topic !== null
    if (believed >= unlikely || likely < least || isLate || (topic === null && label === 'other')) continue
    const better = TOPIC_OF[label]
    for (const segment of row.segments) Object.assign(segment, { topic: better, section: SECTION_OF[better] })
    found.add(SECTION_OF[better])
  }
  return found
}

/** The most likely label of a row, with the labels of a job counted as one. */
function likeliest(odds: RowOdds): [RowLabel, number] {
  const all = (Object.entries(odds) as [RowLabel, number][]).filter(([label]) => label !== 'job' && label !== 'more')
  return all
    .map(([label, value]): [RowLabel, number] => [label, label === 'work' ? value + odds.job + odds.more : value])
    .reduce((a, b) => (b[1] > a[1] ? b : a))
}
