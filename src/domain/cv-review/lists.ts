import type { CvSegment } from '@/domain/documents/cv/cv'

/** Fewest skills in one segment that make it a list, in any section. */
const LIST_FROM = 5
/** Share of its words that are skill names. */
export const LIST_SHARE = 0.55

/** Whether a segment of a CV is a list of skills, not a statement. */
export const isList = (segment: CvSegment): boolean =>
  segment.skills.length >= LIST_FROM && skillShare(segment) >= LIST_SHARE

const LABEL = /^[^:,]{2,40}:\s/
const FEWEST = { entries: 3, known: 2 } as const
/** In words. */
const LONGEST_ENTRY = 6

/**
 * Whether a segment outside of the jobs is a labelled list of a few skills: "IT: iTrent, Excel, Word". Of 42 CVs
 * without a list as told above, for which this was not written, four have one, and all four are lists of skills.
 */
export function isLabelledList({ job, text, skills }: CvSegment): boolean {
  if (job !== null || skills.length < FEWEST.known || !LABEL.test(text)) return false
  const entries = text.split(/[,;|]/)
  return entries.length >= FEWEST.entries && entries.every((entry) => entry.trim().split(/\s+/).length <= LONGEST_ENTRY)
}

/** The share of a segment's words that are skill names. */
export const skillShare = ({ skills, tokens }: CvSegment): number =>
  skills.reduce((sum, { length }) => sum + length, 0) / Math.max(1, tokens.length)
