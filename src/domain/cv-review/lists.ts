import type { CvSegment } from '@/domain/documents/cv/cv'

/** Fewest skills in one segment that make it a list, in any section. */
const LIST_FROM = 5
/** Share of its words that are skill names. */
const LIST_SHARE = 0.55

/** Whether a segment of a CV is a list of skills, not a statement. */
export function isList(segment: CvSegment): boolean {
  const covered = segment.skills.reduce((sum, { length }) => sum + length, 0)
  return segment.skills.length >= LIST_FROM && covered >= LIST_SHARE * segment.tokens.length
}
