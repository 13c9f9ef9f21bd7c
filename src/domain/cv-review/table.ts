/** The table of a review: requirements, evidence in the CV, and advice on missing evidence. */
import { canPractise } from '@/domain/interview/personal-questions/practice'
import { type Advice, adviceOn, rounded } from './advice'
import { isTerm, type Row } from './rows'
import type { CvMatch } from './score'

/** A row as displayed, with its points to one decimal; a priority's rows add up to its part, apart from rounding. */
export type TableRow = Omit<Row, 'requirement' | 'weight'> &
  Advice & {
    points: number
    max: number
    /** Whether a practice interview can be made on the requirement. */
    canPractise: boolean
    /** Whether a line on work, if it is true, would show it. */
    takesLine: boolean
  }

const SHOWN_BY_WORK: ReadonlySet<Row['kind']> = new Set(['skill', 'tool', 'duty'])

export const tableOf = (match: CvMatch): TableRow[] =>
  match.rows.map((whole, i) => {
    const { requirement: _, weight: __, ...row } = whole
    const advice = adviceOn(match, i)
    const { points = 0, max = 0 } = match.points.rows[i] ?? {}
    return {
      ...row,
      points: rounded(points),
      max: rounded(max),
      canPractise: canPractise(whole, match.cv.jobs),
      ...advice,
      takesLine: advice.advice !== null && advice.canHelp && SHOWN_BY_WORK.has(row.kind) && !isTerm(whole.requirement),
    }
  })
