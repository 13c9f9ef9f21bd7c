/** Linearises two columns: the left one, followed by the right one. */
import { cvHeading } from './cv/headings'

/** A cell after a gap of at least two spaces, or an indented cell of the right column. */
const RIGHT_CELL = /(?<=\S) {2,200}(?=\S)|^ {8,200}(?=\S)/g
const FEWEST_LINES = 6
const MOST_CHARACTERS = 60_000

const isHeading = (cell: string): boolean =>
  cvHeading({ text: cell.trim().replace(/:$/, ''), isListed: false })?.rest === ''

/** Offsets of the cells of a line, without the first. */
const startsIn = (line: string): number[] =>
  [...line.matchAll(RIGHT_CELL)].map(({ 0: gap, index }) => index + gap.length)

/**
 * The text with its columns one below the other. Applies only where both columns have a heading and the right cells
 * begin at the same offset; right-aligned dates, tables, and headings in the margin stay as they are.
 */
export function splitColumns(text: string): string {
  if (text.length > MOST_CHARACTERS || !/\S {2}|\n {8}/.test(text)) return text
  const lines = text.split('\n')
  const starts = lines.map(startsIn)
  const counts = new Map<number, number>()
  for (const start of starts.flat()) counts.set(start, (counts.get(start) ?? 0) + 1)
  const [gutter, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])
  if (count < FEWEST_LINES) return text
  const isBoth = starts.map((all) => all.includes(gutter))
  const [first, last] = [isBoth.indexOf(true), isBoth.lastIndexOf(true)]
  const region = lines.slice(first, last + 1)
  // A line that crosses the gutter belongs to neither column.
  if (region.some((line) => line.length > gutter && !/ $/.test(line.slice(0, gutter)))) return text
  const left = region.map((line) => line.slice(0, gutter).trimEnd())
  const right = region.map((line) => line.slice(gutter))
  const rightHeadings = right.filter((cell) => cell.trim() !== '' && isHeading(cell)).length
  const leftHeadings = left.filter((cell) => cell !== '' && isHeading(cell)).length
  if (rightHeadings === 0 || leftHeadings === 0) return text
  return [...lines.slice(0, first), ...left, '', ...right, ...lines.slice(last + 1)].join('\n')
}
