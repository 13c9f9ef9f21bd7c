/** A row of a CV. */
import type { CvSegment } from './cv'

export type Row = {
  segments: readonly CvSegment[]
  isListed: boolean
  /** Listed by a number: "1. Oak Ltd". */
  isNumbered: boolean
  /** Preceded by a blank line, a heading or a rule. */
  isApart: boolean
}
