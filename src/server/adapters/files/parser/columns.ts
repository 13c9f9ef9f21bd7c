/** Column detection: finds vertical gutters that no line crosses, with independent text on both sides. */
import { type Segment, toRows } from './lines'

export type Region = {
  /** Rows from `start` up to, not including, `end`. */
  start: number
  end: number
  /** x coordinate of the gutter. */
  at: number
}

/** Points. */
const BUCKET = 2
const MIN_GUTTER = 8
const MIN_ROWS = 3
/** Baselines closer than this belong to one line. */
const SAME_LINE = 1
/** Most rows of a page; a page with more is not searched for columns. */
const MAX_ROWS = 400
/**
 * Most candidate gutters evaluated per page: real CVs need about a hundred, a page that is one large table has tens of
 * thousands.
 */
const MAX_WEIGHED = 2_000

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const share = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.filter(test).length / Math.max(1, items.length)

/** The first region with columns at or after row `from`. */
export function findColumns(rows: readonly Segment[][], from: number): Region | null {
  if (rows.length > MAX_ROWS) return null
  const all = rows.flat()
  const left = Math.min(...all.map((segment) => segment.x0))
  const right = Math.max(...all.map((segment) => segment.x1))
  const budget = { left: MAX_WEIGHED }
  for (let start = from; start + MIN_ROWS <= rows.length && budget.left > 0; start += 1) {
    const region = longestFrom(rows, start, left, right, budget)
    const kept = region && trimmed(rows, region, right - left)
    if (kept) return kept
  }
  return null
}

function longestFrom(
  rows: readonly Segment[][],
  start: number,
  left: number,
  right: number,
  budget: { left: number },
): Region | null {
  const buckets = new Uint8Array(Math.max(1, Math.ceil((right - left) / BUCKET)))
  const candidates: { end: number; gutters: number[] }[] = []
  for (let end = start + 1; end <= rows.length; end += 1) {
    for (const { x0, x1 } of rows[end - 1] ?? []) {
      buckets.fill(1, Math.max(0, Math.floor((x0 - left) / BUCKET)), Math.max(0, Math.ceil((x1 - left) / BUCKET)))
    }
    if (end - start < MIN_ROWS) continue
    const gutters = gaps(buckets).map((middle) => left + middle * BUCKET)
    if (gutters.length === 0 && !buckets.includes(0)) break
    candidates.push({ end, gutters })
  }
  // Longest first, since evaluating a candidate is the expensive step.
  for (const { end, gutters } of candidates.reverse()) {
    if (budget.left <= 0) break
    budget.left -= gutters.length
    const part = rows.slice(start, end)
    const at = gutters
      .map((x) => ({ x, weight: columnWeight(part, x, right - left) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)[0]?.x
    if (at !== undefined) return { start, end, at }
  }
  return null
}

/** Middles of the empty stretches between text, in buckets. */
function gaps(buckets: Uint8Array): number[] {
  const middles: number[] = []
  let since = -1
  for (let i = 0; i < buckets.length; i += 1) {
    if (buckets[i] === 1) {
      if (since >= 0 && (i - since - 1) * BUCKET >= MIN_GUTTER) middles.push((since + i) / 2)
      since = i
    }
  }
  return middles
}

/** Characters on the side with less text; 0 if these are not columns but lines with parts set apart. */
function columnWeight(rows: readonly Segment[][], at: number, width: number): number {
  const [before, after] = [(s: Segment) => s.x1 <= at, (s: Segment) => s.x1 > at].map((side) =>
    toRows(rows.flat().filter(side)),
  ) as [Segment[][], Segment[][]]
  if (before.length < MIN_ROWS || after.length < MIN_ROWS) return 0
  if (belongsToLines(before, after, 'left', width) || belongsToLines(after, before, 'right', width)) return 0
  const chars = (side: Segment[][]) => side.flat().reduce((sum, segment) => sum + segment.text.length, 0)
  return Math.min(chars(before), chars(after))
}

/** Whether one side holds only dates, places, labels or bullets that belong to the lines of the other. */
function belongsToLines(side: Segment[][], other: Segment[][], place: 'left' | 'right', width: number): boolean {
  const first = (row: Segment[]) => row[0] as Segment
  const lengths = side.map((row) => row.reduce((sum, segment) => sum + segment.text.length, 0))
  const typical = median(lengths)
  const aligned = share(side, (row) => other.some((line) => Math.abs(first(line).y - first(row).y) <= SAME_LINE))
  if (typical <= 2) return aligned >= 0.5
  if (aligned < 0.7) return false
  const isShort = typical <= 28
  const hasDates = share(side, (row) => /\d/.test(row.map((s) => s.text).join(' '))) >= 0.4
  if (isShort && hasDates) return true
  const starts = side.map((row) => first(row).x0)
  const ends = side.map((row) => (row.at(-1) as Segment).x1)
  const isNarrow = Math.max(...ends) - Math.min(...starts) < 0.25 * width
  const isSparse = side.length <= 0.8 * other.length
  const isFlushRight = share(ends, (x) => Math.abs(x - median(ends)) < 2) >= 0.8
  const isRagged = share(starts, (x) => Math.abs(x - median(starts)) < 2) < 0.6
  return isShort && ((isNarrow && isSparse) || (place === 'right' && isFlushRight && isRagged))
}

/**
 * Trims rows at either end that are on one side only and closer to the rows outside: the last line of the section
 * before, the heading of the next. null if too little is left.
 */
function trimmed(rows: readonly Segment[][], { start, end, at }: Region, width: number): Region | null {
  const y = (i: number) => rows[i]?.[0]?.y
  const leavesAt = (outside: number, own: number, inside: number) => {
    const row = rows[own] ?? []
    if (!row.every((s) => s.x1 <= at) && !row.every((s) => s.x1 > at)) return false
    const [a, b, c] = [y(outside), y(own), y(inside)]
    return a !== undefined && b !== undefined && c !== undefined && Math.abs(b - a) < Math.abs(c - b)
  }
  let [first, last] = [start, end]
  while (last - first > MIN_ROWS && leavesAt(last, last - 1, last - 2)) last -= 1
  while (last - first > MIN_ROWS && leavesAt(first - 1, first, first + 1)) first += 1
  return columnWeight(rows.slice(first, last), at, width) > 0 ? { start: first, end: last, at } : null
}
