/** The table of a review: requirements, evidence in the CV, and advice on missing evidence. */
import { adviceOn } from './advice'
import type { Row } from './rows'
import type { CvMatch } from './score'

/** A row as displayed. */
export type TableRow = Omit<Row, 'requirement' | 'weight'> & {
  /** To one decimal; the rows of a priority add up to its part, apart from rounding. */
  points: number
  max: number
  /** What to write if it is true, or why nothing helps; null where there is nothing to gain. */
  advice: string | null
  /** False where rewording cannot help. */
  canHelp: boolean
  /** Points that the score would gain if the CV showed it. */
  gain: number
}

const rounded = (points: number): number => Math.round(10 * points) / 10

export const tableOf = (match: CvMatch): TableRow[] =>
  match.rows.map(({ requirement: _, weight: __, ...row }, i) => {
    const { points = 0, max = 0 } = match.points.rows[i] ?? {}
    return { ...row, points: rounded(points), max: rounded(max), ...adviceOn(match, i) }
  })
