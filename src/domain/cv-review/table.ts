/** The table of a review: requirements, evidence in the CV, and advice on missing evidence. */
import { canPractise } from '@/domain/interview/personal-questions/practice'
import { type Advice, adviceOn, rounded } from './advice'
import type { Row } from './rows'
import type { CvMatch } from './score'

/** A row as displayed, with its points to one decimal; a priority's rows add up to its part, apart from rounding. */
export type TableRow = Omit<Row, 'requirement' | 'weight'> &
  Advice & {
    points: number
    max: number
    /** Whether a practice interview can be made on the requirement. */
    canPractise: boolean
  }

export const tableOf = (match: CvMatch): TableRow[] =>
  match.rows.map((whole, i) => {
    const { requirement: _, weight: __, ...row } = whole
    const { points = 0, max = 0 } = match.points.rows[i] ?? {}
    return {
      ...row,
      points: rounded(points),
      max: rounded(max),
      canPractise: canPractise(whole, match.cv.jobs),
      ...adviceOn(match, i),
    }
  })
