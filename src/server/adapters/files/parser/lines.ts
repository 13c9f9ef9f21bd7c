/** Joins text runs on one baseline into segments, split at gaps wide enough for columns. */
import { WORD_GAP } from './glyph-pieces'
import type { Run } from './pdf-runs'
import { inReadingOrder } from './reading-direction'

export type Segment = { text: string; x0: number; x1: number; y: number; size: number }

/** Gaps as fractions of the font size. */
const COLUMN_GAP = 0.9
/** A gap this wide inside a line, as before a right-aligned date, becomes two spaces. */
const WIDE_GAP = 2

type Placed = { x0: number; y: number; size: number }

/** Groups items by baseline; rows from top to bottom, each from left to right. */
export function toRows<T extends Placed>(items: readonly T[]): T[][] {
  const rows: T[][] = []
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    // Only recent rows can match; superscripts and subscripts are smaller and closer than the next line.
    let row: T[] | undefined
    for (let i = Math.max(0, rows.length - 4); i < rows.length && !row; i += 1) {
      const first = rows[i]?.[0]
      if (first && Math.abs(first.y - item.y) <= 0.45 * Math.min(first.size, item.size)) row = rows[i]
    }
    if (row) row.push(item)
    else rows.push([item])
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0))
}

export function toSegments(runs: readonly Run[]): Segment[] {
  const placed = runs.map((run) => ({ ...run, x0: run.x }))
  return toRows(placed).flatMap((row) => {
    const segments: Segment[] = []
    let last: (typeof placed)[number] | undefined
    for (const run of row) {
      const segment = segments.at(-1)
      const size = Math.max(run.size, last?.size ?? 0)
      const gap = segment ? run.x - segment.x1 : 0
      // The same text drawn again over itself: fake bold or a shadow, not the second "l" of "payroll".
      const offset = last?.text === run.text ? Math.abs(run.x - last.x) : Number.POSITIVE_INFINITY
      if (offset < Math.min(0.25 * size, 0.5 * run.width)) continue
      if (!segment || gap > COLUMN_GAP * size) {
        segments.push({ text: run.text, x0: run.x, x1: run.x + run.width, y: run.y, size: run.size })
      } else {
        const isWordEnd = gap > WORD_GAP * size || last?.spaceAfter || run.spaceBefore
        segment.text += (isWordEnd ? ' ' : '') + run.text
        segment.x1 = Math.max(segment.x1, run.x + run.width)
        segment.size = size
      }
      last = run
    }
    return segments
  })
}

export function rowText(row: readonly Segment[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const segment of row) {
    if (text !== '') text += segment.x0 - end > WIDE_GAP * segment.size && !/^[^\p{L}\p{N}]$/u.test(text) ? '  ' : ' '
    text += segment.text
    end = segment.x1
  }
  return inReadingOrder(text)
}
