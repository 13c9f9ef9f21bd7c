/** What the gains of a table include. */
import type { TableRow } from './table'

/** Points are rounded to one decimal, a gain and what a row lacks each by itself. */
const ROUNDING = 0.11

/** Whether a gain is larger than what its row lacks: showing the row also frees points that are held back. */
export const freeHeldPoints = (rows: readonly Pick<TableRow, 'gain' | 'points' | 'max'>[]): boolean =>
  rows.some(({ gain, points, max }) => gain > max - points + ROUNDING)
