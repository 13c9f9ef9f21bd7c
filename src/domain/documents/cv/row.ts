/** A row of a CV. */
import type { CvSegment } from './cv'

export type Row = {
  segments: readonly CvSegment[]
  isListed: boolean
  /** Whether its list mark is a number: "1. Oak Ltd". */
  isNumbered: boolean
  /** Whether a blank line, a heading or a rule precedes it. */
  isApart: boolean
}
