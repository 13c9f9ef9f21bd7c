/** The table that a review shows: requirements, evidence in the CV, and advice on the rest. */
import { adviceOn } from './advice'
import type { Row } from './rows'
import type { CvMatch } from './score'

/** A row as it is shown. */
export type TableRow = Omit<Row, 'requirement' | 'weight'> & {
  /** With one decimal; the rows of a priority add up to its part, but for rounding. */
  points: number
  max: number
  /** What to write if it is true, or why nothing helps; null where nothing is to be gained. */
  advice: string | null
  /** False where no change of words can help honestly. */
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
