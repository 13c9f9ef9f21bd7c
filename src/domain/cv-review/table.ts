/** The table of a review: requirements, evidence in the CV, and advice on missing evidence. */
import { type Advice, adviceOn, rounded } from './advice'
import type { Row } from './rows'
import type { CvMatch } from './score'

/** A row as displayed, with its points to one decimal; a priority's rows add up to its part, apart from rounding. */
export type TableRow = Omit<Row, 'requirement' | 'weight'> & Advice & { points: number; max: number }

export const tableOf = (match: CvMatch): TableRow[] =>
  match.rows.map(({ requirement: _, weight: __, ...row }, i) => {
    const { points = 0, max = 0 } = match.points.rows[i] ?? {}
    return { ...row, points: rounded(points), max: rounded(max), ...adviceOn(match, i) }
  })
