import type { CvSegment } from '@/domain/documents/cv/cv'

/** Fewest skills in one segment that make it a list, in any section. */
const LIST_FROM = 5
/** Share of its words that are skill names. */
export const LIST_SHARE = 0.55

/** Whether a segment of a CV is a list of skills, not a statement. */
export const isList = (segment: CvSegment): boolean =>
  segment.skills.length >= LIST_FROM && skillShare(segment) >= LIST_SHARE

/** The share of a segment's words that are skill names. */
export const skillShare = ({ skills, tokens }: CvSegment): number =>
  skills.reduce((sum, { length }) => sum + length, 0) / Math.max(1, tokens.length)
