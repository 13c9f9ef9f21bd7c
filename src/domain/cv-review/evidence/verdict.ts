import type { CvSegment, Place } from '@/domain/documents/cv/cv'
import { quoteAround } from '@/domain/documents/segments'
import type { AdvertRequirement } from '@/domain/documents/types'

export const VERDICTS = ['has', 'partly', 'no'] as const
export type Verdict = (typeof VERDICTS)[number]

export type Shown = {
  verdict: Verdict
  /** Verbatim from the CV; null for `no`. */
  quote: string | null
  place: Place | null
}
export type Decision = Shown & { requirement: AdvertRequirement }

export const NOT_SHOWN: Shown = { verdict: 'no', quote: null, place: null }

/** Where a line stands, as a review says it: a line that belongs to no job, such as a project, is in no "older job". */
export const placeSaid = ({ place, segment }: { place: Place; segment: CvSegment }): Place =>
  place === 'older job' && segment.job === null ? 'elsewhere' : place

/** Evidence from a part of a segment. */
export const shownAt = (
  verdict: 'has' | 'partly',
  segment: CvSegment,
  { start, end }: { start: number; end: number },
  place: Place,
): Shown => ({ verdict, quote: quoteAround(segment.text, start, end), place })
