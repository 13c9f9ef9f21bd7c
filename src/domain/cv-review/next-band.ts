/** The shortest way into the next band: the rows that bring most, as far as words can help. */
import { exactWith } from './advice'
import { nextBand } from './bands'
import type { CvMatch } from './score'
import type { TableRow } from './table'

export type Way = { reached: number; rows: readonly TableRow[] }

/** More changes than that are another CV. */
const MOST = 6

/** Null in the highest band, and where no few changes lead to the next. */
export function wayToNextBand(match: CvMatch, table: readonly TableRow[]): Way | null {
  const target = nextBand(match.score)
  if (target === null) return null
  const order = table
    .map((row, i) => ({ row, i }))
    .filter(({ row }) => row.canHelp && row.gain > 0)
    .sort((a, b) => b.row.gain - a.row.gain)
  const chosen: typeof order = []
  for (const each of order.slice(0, MOST)) {
    chosen.push(each)
    const reached = Math.round(
      exactWith(
        match,
        chosen.map(({ i }) => i),
      ),
    )
    if (reached >= target) return { reached, rows: chosen.map(({ row }) => row) }
  }
  return null
}
