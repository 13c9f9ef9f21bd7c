/** The fewest changes that reach the next band: the rows with the highest gain that rewording can improve. */
import { exactWith } from './advice'
import { nextBand } from './bands'
import type { CvMatch } from './score'
import type { TableRow } from './table'

export type Way = { reached: number; rows: readonly TableRow[] }

/** Most changes worth suggesting. */
const MOST = 6

/** Null in the highest band, and where `MOST` changes do not reach the next one. */
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
