/** Finds where jobs begin in a CV and which rows around their dates name them. */
import { pointIn, type Span, spansIn } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type Habit, type Header, habitOf, namingOf } from './employer'
import { partScores } from './header-features'
import { labelOf, partsOfRow, SPEAKS } from './header-parts'
import { HEADER_WORDS, isHeaderLike, textOf, wordsIn } from './header-rows'
import type { Row } from './rows'
import { undatedIn } from './undated-jobs'

const LONGEST_DATED = 2 * HEADER_WORDS

/** Rows above and below the dates that belong to the header. In one CV most jobs have the same. */
export type Layout = { above: number; below: number }
export const LAYOUTS: readonly Layout[] = [
  { above: 0, below: 0 },
  { above: 1, below: 0 },
  { above: 0, below: 1 },
  { above: 2, below: 0 },
  { above: 1, below: 1 },
  { above: 0, below: 2 },
  { above: 3, below: 0 },
]
const MOST_PARTS = 14
/** Nobody had more; a text of nothing but dates has thousands. */
const MOST_JOBS = 80
/** In logarithms of odds: for the layout of the other jobs, and against each row that names nothing. */
const SAME_LAYOUT = 2
const IDLE_ROW = -1

export type JobStart = {
  /** Null for a job without dates, which is taken as dated in its first row. */
  span: Span | null
  /** Indexes of rows. */
  first: number
  dated: number
  last: number
  header: Header
}

/** Time away from work. */
const AWAY = /\b(?:career break|sabbatical|(?:maternity|paternity|parental) leave|gap year|unemployed)\b/i

const mayHoldJobs = ({ pieces: [piece] }: Row): boolean =>
  piece !== undefined && (piece.section === 'experience' || piece.section === null) && piece.topic !== 'projects'

/** "Start date: May 2019" with "End date: June 2021" below it. */
function labelledSpan(row: Row, next: Row | undefined, now: Date): Span | null {
  const [from, to] = [textOf(row), next ? textOf(next) : '']
  if (labelOf(from) !== 'start') return null
  const start = from.slice(from.indexOf(':') + 1).trim()
  const end = labelOf(to) === 'end' ? to.slice(to.indexOf(':') + 1).trim() : 'present'
  return spansIn(`${start} – ${end}`, now)[0] ?? null
}

/** The span of time in a row that may head a job; null for any other row. */
export function datedAs(row: Row, next: Row | undefined, now: Date): Span | null {
  if (!mayHoldJobs(row) || wordsIn(row) > LONGEST_DATED || (row.isListed && wordsIn(row) > HEADER_WORDS)) return null
  const text = textOf(row)
  if (AWAY.test(text) || labelOf(text) === 'project') return null
  for (const { text } of row.pieces) {
    const [span] = spansIn(text, now)
    if (span) return span
    // "I have worked as a buyer at Oak Ltd since 2021."
    const since = SPEAKS.test(text) ? text.search(/\bsince\s/i) : -1
    const open = since < 0 ? undefined : spansIn(text.slice(since).replace(/\.$/, ''), now)[0]
    if (open) return open
  }
  return labelledSpan(row, next, now)
}

/** A year or month by itself, which only dates a job where the row names one as well. */
function pointAs(row: Row): Span | null {
  if (!mayHoldJobs(row) || row.isListed || wordsIn(row) > HEADER_WORDS || /[.;]$/.test(textOf(row))) return null
  if (['start', 'end'].includes(labelOf(textOf(row)) ?? '')) return null
  return row.pieces.map(({ text }) => pointIn(text)).find((point) => point !== null) ?? null
}

const LABELS_WITHIN = 4
/** "Employer: Oak Ltd" below what was done there, with the offsets to the dates. */
function labelledBelow(rows: readonly Row[], dated: number, from: number): (readonly [Row, number])[] {
  const found: (readonly [Row, number])[] = []
  for (let at = from; at <= dated + LABELS_WITHIN; at++) {
    const row = rows[at]
    const label = row && !row.isApart && !row.isListed ? labelOf(textOf(row)) : null
    if (!row || row.isApart || label === 'date' || label === 'start') break
    if (label === 'title' || label === 'employer') found.push([row, at - dated])
  }
  return found
}

/** The header of the job that is dated in a row, in one layout; rows that no header has are left out. */
export function headerIn(
  rows: readonly Row[],
  dated: number,
  layout: Layout,
  floor: number,
  lexicon: Lexicon,
): Omit<JobStart, 'span'> {
  const row = rows[dated] as Row
  // Dates by themselves belong to what stands near them, be it beyond a blank line.
  const isAlone = partsOfRow(row, 0).length === 0
  const isCut = (below: number) => rows[below]?.isApart && !(isAlone && Math.abs(below - dated) <= 1)
  let first = dated
  while (first > floor && dated - first < layout.above && !isCut(first) && isHeaderLike(rows[first - 1], row)) {
    first--
  }
  let last = dated
  while (last - dated < layout.below && !isCut(last + 1) && isHeaderLike(rows[last + 1], row)) last++
  const inside = rows.slice(first, last + 1).map((each, i) => [each, first + i - dated] as const)
  const parts = [...inside, ...labelledBelow(rows, dated, last + 1)]
    .flatMap(([each, offset]) => partsOfRow(each, offset))
    .slice(0, MOST_PARTS)
  return { first, dated, last, header: { parts, scores: partScores(parts, lexicon) } }
}

function worth(start: Omit<JobStart, 'span'>, habit: Habit): number {
  const { title, employer, score } = namingOf(start.header, habit)
  const naming = new Set([title, employer].map((i) => start.header.parts[i]?.offset))
  let idle = 0
  for (let row = start.first; row <= start.last; row++) {
    if (row !== start.dated && !naming.has(row - start.dated)) idle++
  }
  return score + IDLE_ROW * idle
}

/** Where jobs begin, in the order of the text, with one layout and order for the CV as far as its jobs go along with it. */
export function jobStarts(rows: readonly Row[], now: Date, lexicon: Lexicon): { starts: JobStart[]; habit: Habit } {
  const dated: { at: number; span: Span | null }[] = []
  for (const [at, row] of rows.entries()) {
    const span = dated.length < MOST_JOBS ? (datedAs(row, rows[at + 1], now) ?? namedPoint(rows, at, lexicon)) : null
    if (span) dated.push({ at, span })
  }
  const undated = undatedIn(rows, new Set(dated.map(({ at }) => at)), lexicon)
  dated.push(...undated.slice(0, MOST_JOBS).map((at) => ({ at, span: null })))
  dated.sort((a, b) => a.at - b.at)
  const inLayout = (layout: Layout) =>
    dated.map(({ at }, i) => headerIn(rows, at, layout, (dated[i - 1]?.at ?? -1) + 1, lexicon))
  const tried = LAYOUTS.map((layout) => {
    const headers = inLayout(layout)
    const habit = habitOf(headers.map(({ header }) => header))
    return { layout, habit, worth: headers.reduce((sum, each) => sum + worth(each, habit), 0) }
  })
  const best = tried.reduce((a, b) => (b.worth > a.worth ? b : a))
  const starts: JobStart[] = []
  for (const { at, span } of dated) {
    const floor = (starts.at(-1)?.last ?? -1) + 1
    const all = LAYOUTS.map((layout) => {
      const start = headerIn(rows, at, layout, floor, lexicon)
      return { start, worth: worth(start, best.habit) + (layout === best.layout ? SAME_LAYOUT : 0) }
    })
    starts.push({ ...all.reduce((a, b) => (b.worth > a.worth ? b : a)).start, span })
  }
  return { starts, habit: habitOf(starts.map(({ header }) => header)) }
}

/** Logarithm of the odds of a title beside a single year or month from which on a job is dated by it. */
const NAMED = 1
function namedPoint(rows: readonly Row[], at: number, lexicon: Lexicon): Span | null {
  const row = rows[at]
  const point = row && row.pieces[0]?.section === 'experience' ? pointAs(row) : null
  if (!row || !point) return null
  const isAlone = partsOfRow(row, 0).length === 0
  const layouts = isAlone ? LAYOUTS : LAYOUTS.slice(0, 1)
  return layouts.some((layout) =>
    headerIn(rows, at, layout, 0, lexicon).header.scores.some(({ title }) => title > NAMED),
  )
    ? point
    : null
}
