/** Finds where jobs begin in a CV, and the rows that name them. */
import { pointIn, type Span, spansIn } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type Habit, type Header, habitOf, namingOf } from './employer'
import type { Glimpse } from './header-layout'
import { labelOf, partsOfRow, SPEAKS } from './header-parts'
import { isHeaderLike, textOf } from './header-rows'
import { headerGlimpse, headerInput, taggedHeader } from './header-tags'
import type { CvTopic } from './headings'
import type { Row } from './row'
import type { RowOdds } from './row-labels'

/** More than any real CV has; a text of nothing but dates would have thousands. */
const MOST_JOBS = 80
/** Lowest probability of a header row, without and with dates. */
const LIKELY = 0.45
const LIKELY_DATED = 0.3
/** Most rows of a header; a longer run is a list of something else. */
const MOST_ROWS = 7

export type JobStart = {
  /** Null for a job without dates, whose dated row is its first. */
  span: Span | null
  /** Row indexes. */
  first: number
  dated: number
  last: number
  header: Header
}

/** Topics that contain no jobs, even with a title and dates. */
const APART: ReadonlySet<CvTopic | null> = new Set(['projects', 'volunteering'])

/** Periods without employment. */
const AWAY = /\b(?:career break|sabbatical|(?:maternity|paternity|parental) leave|gap year|unemployed)\b/i

/** "Start date: May 2019", followed by "End date: June 2021". */
function labelledSpan(row: Row, next: Row | undefined, now: Date): Span | null {
  const [from, to] = [textOf(row), next ? textOf(next) : '']
  if (labelOf(from) !== 'start') return null
  const start = from.slice(from.indexOf(':') + 1).trim()
  const end = labelOf(to) === 'end' ? to.slice(to.indexOf(':') + 1).trim() : 'present'
  return spansIn(`${start} – ${end}`, now)[0] ?? null
}

/** The period in a row that may begin a job; null for any other row. */
function datedAs(row: Row, next: Row | undefined, now: Date): Span | null {
  const text = textOf(row)
  if (AWAY.test(text) || labelOf(text) === 'project') return null
  for (const { text } of row.segments) {
    const [span] = spansIn(text, now)
    if (span) return span
    // "I have worked as a buyer at Oak Ltd since 2021."
    const since = SPEAKS.test(text) ? text.search(/\bsince\s/i) : -1
    const open = since < 0 ? undefined : spansIn(text.slice(since).replace(/\.$/, ''), now)[0]
    if (open) return open
  }
  return labelledSpan(row, next, now)
}

/** A single year or month. */
function pointAs(row: Row): Span | null {
  if (['start', 'end'].includes(labelOf(textOf(row)) ?? '')) return null
  return row.segments.map(({ text }) => pointIn(text)).find((point) => point !== null) ?? null
}

const LABELS_WITHIN = 4
/** Labelled fields below the duties, such as "Employer: Oak Ltd", with their row offset from the dates. */
export function labelledBelow(rows: readonly Row[], dated: number, from: number): (readonly [Row, number])[] {
  const found: (readonly [Row, number])[] = []
  for (let at = from; at <= dated + LABELS_WITHIN; at++) {
    const row = rows[at]
    const label = row && !row.isApart && !row.isListed ? labelOf(textOf(row)) : null
    if (!row || row.isApart || label === 'date' || label === 'start') break
    if (label === 'title' || label === 'employer') found.push([row, at - dated])
  }
  return found
}

type Block = { first: number; dated: number; last: number; span: Span | null }

/** The rows of a header, with their offsets from the row with the dates. */
export const rowsIn = (rows: readonly Row[], { first, dated, last }: Omit<Block, 'span'>) =>
  rows.slice(first, last + 1).map((row, i) => [row, first + i - dated] as const)

/** The header that rows form, with the parts that may be its title and its employer. */
function headerOf(
  rows: readonly Row[],
  block: Omit<Block, 'span'>,
  others: readonly Glimpse[],
  lexicon: Lexicon,
  input = headerInput(rowsIn(rows, block), lexicon),
): Header {
  return taggedHeader(input, others, labelledBelow(rows, block.dated, block.last + 1), lexicon)
}

/** Runs of header rows. Each has at most one date range; a second one begins another job. */
export function blocksIn(rows: readonly Row[], odds: readonly RowOdds[], now: Date): Block[] {
  const spans = rows.map((row, i) => datedAs(row, rows[i + 1], now))
  const isOfHeader = rows.map((row, i) => {
    const { job, more } = odds[i] as RowOdds
    // "Member, CIPM" below a job is not another job.
    const isHeld = row.segments.some(({ skills }) => skills.some(({ value }) => value.kind === 'certificate'))
    if (isHeld && !spans[i]) return false
    if (APART.has(row.segments[0]?.topic ?? null)) return false
    return job + more >= (spans[i] || pointAs(rows[i] as Row) ? LIKELY_DATED : LIKELY)
  })
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [i, row] of rows.entries()) {
    const label = labelOf(textOf(row))
    // "Start date: May 2019" below the names of a job.
    const isItsDate: boolean = open !== null && (label === 'start' || label === 'end' || label === 'date')
    // "- Led nine people" below "Store Manager, Oak Books".
    const isDuty: boolean =
      open !== null && row.isListed && !rows[open.first]?.isListed && label === null && !spans[i] && !pointAs(row)
    if (isDuty || (!isOfHeader[i] && !isItsDate) || label === 'project' || AWAY.test(textOf(row))) {
      open = null
      continue
    }
    const { job, more } = odds[i] as RowOdds
    const isFull: boolean = open !== null && (i - open.first >= MOST_ROWS || (spans[i] !== null && open.span !== null))
    // An employer or dates alone wait for the row with the rest.
    const isWaiting: boolean =
      open !== null && !isFull && (open.span === null ? spans[i] !== null : isDateAlone(rows[i - 1]))
    if (open === null || (job > more && !isWaiting) || isFull) {
      open = { first: i, dated: i, last: i, span: spans[i] ?? null }
      blocks.push(open)
    } else {
      open.last = i
      if (open.span === null && spans[i]) Object.assign(open, { span: spans[i], dated: i })
    }
  }
  return blocks.slice(0, MOST_JOBS).map((block) => (block.span ? block : withPoint(block, rows)))
}

const isDateAlone = (row: Row | undefined): boolean => row !== undefined && partsOfRow(row, 0).length === 0

function withPoint(block: Block, rows: readonly Row[]): Block {
  for (let at = block.first; at <= block.last; at++) {
    const point = pointAs(rows[at] as Row)
    if (point) return { ...block, dated: at, span: point }
  }
  return block
}

/** Where jobs begin, in the order of the text, and the layout of their headers. */
export function jobStarts(
  rows: readonly Row[],
  odds: readonly RowOdds[],
  now: Date,
  lexicon: Lexicon,
): { starts: JobStart[]; habit: Habit } {
  const blocks = blocksIn(rows, odds, now)
  const inputs = blocks.map((block) => headerInput(rowsIn(rows, block), lexicon))
  const glimpses = inputs.map((input) => headerGlimpse(input))
  const besides = (i: number) => glimpses.filter((_, j) => j !== i)
  const starts = blocks.map((block, i) => ({
    ...block,
    header: headerOf(rows, block, besides(i), lexicon, inputs[i]),
  }))
  const habit = habitOf(starts.map(({ header }) => header))
  const widened = starts.map((start, i) => {
    const isFree = (at: number) =>
      at > (blocks[i - 1]?.last ?? -1) &&
      at < (blocks[i + 1]?.first ?? rows.length) &&
      isHeaderLike(rows[at], rows[start.dated] as Row)
    return widerOf(start, isFree, rows, odds, habit, besides(i), lexicon)
  })
  return { starts: widened, habit: habitOf(widened.map(({ header }) => header)) }
}

/** Extends a header by the row below or above it if a title or an employer is more likely there than missing. */
function widerOf(
  start: JobStart,
  isFree: (at: number) => boolean,
  rows: readonly Row[],
  odds: readonly RowOdds[],
  habit: Habit,
  others: readonly Glimpse[],
  lexicon: Lexicon,
): JobStart {
  const now = namingOf(start.header, habit)
  if (now.title >= 0 && now.employer >= 0) return start
  const isAlone = start.header.parts.length === 0
  let best = { start, worth: now.score }
  for (const at of [start.last + 1, start.first - 1]) {
    // Dates on a line of their own belong to the nearest row, even across a blank line.
    if (!isFree(at) || (rows[Math.max(at, start.first)]?.isApart && !isAlone)) continue
    const block = { ...start, first: Math.min(at, start.first), last: Math.max(at, start.last) }
    const header = headerOf(rows, block, others, lexicon)
    const { job, more } = odds[at] as RowOdds
    const worth = namingOf(header, habit).score + Math.log(Math.max(LEAST, job + more))
    if (worth > best.worth) best = { start: { ...block, header }, worth }
  }
  return best.start
}
/** Lower bound on the probability of a header row, since the CRF may be wrong. */
const LEAST = 0.005
