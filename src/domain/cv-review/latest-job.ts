/** The lines of the latest job, below which a new line on work is put. */
import type { Cv, CvJob } from '@/domain/documents/cv/cv'

/** Of a longer job, its last ones. */
const MOST_LINES = 12

/** Verbatim, in the order of the text, with the header of the job; empty where the CV has no job. */
export function latestJobLines({ jobs: [first, ...others] }: Cv): string[] {
  if (!first) return []
  const latest = others.reduce((best, job) => (lastsLonger(job, best) ? job : best), first)
  return latest.segments.map(({ text }) => text).slice(-MOST_LINES)
}

const lastsLonger = (one: CvJob, other: CvJob): boolean => untilOf(one) > untilOf(other)

/** A job without dates comes after all others. */
const untilOf = ({ span, recency }: CvJob): number => (span === null ? 0 : recency + (span.isCurrent ? 1 : 0))
