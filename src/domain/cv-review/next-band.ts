/** The fewest changes that reach the next band: the rows with the highest gain that rewording can improve. */
import { nextBand } from './bands'
import { exactWith } from './points'
import type { CvMatch } from './score'
import type { TableRow } from './table'

/** Most changes worth suggesting. */
const MOST = 6

/** Null in the highest band, and where `MOST` changes do not reach the next one. */
export function wayToNextBand(
  match: CvMatch,
  table: readonly TableRow[],
): { reached: number; rows: readonly TableRow[] } | null {
  const target = nextBand(match.score)
  if (target === null) return null
  const order = table
    .map((row, i) => ({ row, i }))
    .filter(({ row }) => row.canHelp && row.gain > 0)
    .sort((a, b) => b.row.gain - a.row.gain)
  for (let count = 1; count <= Math.min(MOST, order.length); count++) {
    const chosen = order.slice(0, count)
    const indexes = chosen.map(({ i }) => i)
    const reached = Math.round(exactWith(match.points, match.rows, indexes))
    if (reached >= target) return { reached, rows: chosen.map(({ row }) => row) }
  }
  return null
}
