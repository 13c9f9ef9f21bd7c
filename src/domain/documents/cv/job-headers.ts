/** Finds where jobs begin in a CV and which rows around their dates name them. */
import { pointIn, type Span, spansIn } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type Header, namingOf, type Order, orderOf } from './employer'
import { partScores } from './header-features'
import { labelOf, partsOfRow } from './header-parts'
import type { Row } from './rows'

export const HEADER_WORDS = 16
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
]
const MOST_PARTS = 14
/** Nobody had more; a text of nothing but dates has thousands. */
const MOST_JOBS = 80
/** In logarithms of odds: for the layout of the other jobs, and against each row that names nothing. */
const SAME_LAYOUT = 2
const IDLE_ROW = -1

export type JobStart = {
  span: Span
  /** Indexes of rows. */
  first: number
  dated: number
  last: number
  header: Header
}

/** Time away from work. */
const AWAY = /\b(?:career break|sabbatical|(?:maternity|paternity|parental) leave|gap year|unemployed)\b/i

const wordsIn = ({ pieces }: Row): number => pieces.reduce((sum, { tokens }) => sum + tokens.length, 0)
const textOf = ({ pieces }: Row): string => pieces.map(({ text }) => text).join('  ')

const mayHoldJobs = ({ pieces: [piece] }: Row): boolean =>
  piece !== undefined &&
  (piece.section === 'experience' || piece.section === null) &&
  piece.topic !== 'projects'

/** The span of time in a row that may head a job; null for any other row. */
export function datedAs(row: Row, now: Date): Span | null {
  if (!mayHoldJobs(row) || wordsIn(row) > LONGEST_DATED || (row.isListed && wordsIn(row) > HEADER_WORDS)) return null
  const text = textOf(row)
  if (AWAY.test(text) || labelOf(text) === 'project') return null
  for (const { text } of row.pieces) {
    const [span] = spansIn(text, now)
    if (span) return span
  }
  return null
}

/** A year or month by itself, which only dates a job where the row names one as well. */
export function pointAs(row: Row, now: Date): Span | null {
  if (!mayHoldJobs(row) || row.isListed || wordsIn(row) > HEADER_WORDS || /[.;]$/.test(textOf(row))) return null
  if (datedAs(row, now)) return null
  return row.pieces.map(({ text }) => pointIn(text)).find((point) => point !== null) ?? null
}

/** Whether a row may name the job whose dates stand near it. */
export function isHeaderLike(row: Row | undefined, dated: Row): row is Row {
  if (!row || row.isListed || row.pieces[0]?.section !== dated.pieces[0]?.section) return false
  const text = textOf(row)
  return wordsIn(row) <= HEADER_WORDS && !/[.;:]$/.test(text) && spansIn(text, new Date(0)).length === 0
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
  let first = dated
  while (first > floor && dated - first < layout.above && !rows[first]?.isApart && isHeaderLike(rows[first - 1], row)) {
    first--
  }
  let last = dated
  while (last - dated < layout.below && !rows[last + 1]?.isApart && isHeaderLike(rows[last + 1], row)) last++
  const parts = rows.slice(first, last + 1).flatMap((each, i) => partsOfRow(each, first + i - dated)).slice(0, MOST_PARTS)
  return { first, dated, last, header: { parts, scores: partScores(parts, lexicon) } }
}

function worth(start: Omit<JobStart, 'span'>, order: Order | null): number {
  const { title, employer, score } = namingOf(start.header, order)
  const naming = new Set([title, employer].map((i) => start.header.parts[i]?.offset))
  let idle = 0
  for (let row = start.first; row <= start.last; row++) {
    if (row !== start.dated && !naming.has(row - start.dated)) idle++
  }
  return score + IDLE_ROW * idle
}

/** Where jobs begin, in the order of the text, with one layout and order for the CV as far as its jobs go along with it. */
export function jobStarts(rows: readonly Row[], now: Date, lexicon: Lexicon): { starts: JobStart[]; order: Order } {
  const dated: { at: number; span: Span }[] = []
  for (const [at, row] of rows.entries()) {
    const span = dated.length < MOST_JOBS ? (datedAs(row, now) ?? namedPoint(rows, at, now, lexicon)) : null
    if (span) dated.push({ at, span })
  }
  const inLayout = (layout: Layout) =>
    dated.map(({ at }, i) => headerIn(rows, at, layout, (dated[i - 1]?.at ?? -1) + 1, lexicon))
  const tried = LAYOUTS.map((layout) => {
    const headers = inLayout(layout)
    const order = orderOf(headers.map(({ header }) => header))
    return { layout, order, worth: headers.reduce((sum, each) => sum + worth(each, order), 0) }
  })
  const best = tried.reduce((a, b) => (b.worth > a.worth ? b : a))
  const starts: JobStart[] = []
  for (const { at, span } of dated) {
    const floor = (starts.at(-1)?.last ?? -1) + 1
    const all = LAYOUTS.map((layout) => {
      const start = headerIn(rows, at, layout, floor, lexicon)
      return { start, worth: worth(start, best.order) + (layout === best.layout ? SAME_LAYOUT : 0) }
    })
    starts.push({ ...all.reduce((a, b) => (b.worth > a.worth ? b : a)).start, span })
  }
  return { starts, order: best.order }
}

const NAMED = 1
function namedPoint(rows: readonly Row[], at: number, now: Date, lexicon: Lexicon): Span | null {
  const row = rows[at]
  const point = row && row.pieces[0]?.section === 'experience' ? pointAs(row, now) : null
  if (!row || !point) return null
  const { header } = headerIn(rows, at, { above: 0, below: 0 }, at, lexicon)
  return header.scores.some(({ title }) => title > NAMED) ? point : null
}
