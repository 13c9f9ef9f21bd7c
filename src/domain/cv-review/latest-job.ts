/** The latest job of a CV, and its lines, below which a new line on work is put. */
import type { Cv, CvJob } from '@/domain/documents/cv/cv'

/** Of a longer job, its last ones. */
const MOST_LINES = 12

/** Verbatim, in the order of the text, with the header of the job; empty where the CV has no job. */
export const latestJobLines = ({ jobs }: Cv): string[] =>
  (latestFirst(jobs)[0]?.segments ?? []).map(({ text }) => text).slice(-MOST_LINES)

/** In the order of the CV where jobs ended about the same time. */
export const latestFirst = (jobs: readonly CvJob[]): CvJob[] => jobs.toSorted((a, b) => untilOf(b) - untilOf(a))

/** A job without dates comes after all others. */
const untilOf = ({ span, recency }: CvJob): number => (span === null ? 0 : recency + (span.isCurrent ? 1 : 0))
