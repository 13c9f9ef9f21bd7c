/** Reads spans of time out of a CV: "Jan 2019 – Present", "03/2018 to 05/2020", "2016-2018". */

/** Months since the year 0. */
export type Span = { from: number; to: number; isCurrent: boolean; text: string; at: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
/** "2019.02" and "2021-01" too, with the month behind. */
const POINT = `(?:${MONTH}[\\s,’'-]*|(?:spring|summer|autumn|fall|winter)\\s+)?(?:\\d{1,2}[/.])?(?:19|20)\\d{2}(?:[/.]\\d{1,2}|-(?:0[1-9]|1[0-2]))?(?!\\d)`
const SPAN = new RegExp(
  `\\b(${POINT}|${MONTH})\\s*(?:-|–|—|‑|−|\\u00ad|to|until|till|through|bis)\\s*(${POINT}|(?:(?:up )?(?:to|till|until) )?(?:present|current|now|today|date|ongoing|heute)(?:\\s*/\\s*(?:present|current|now|today))?)\\b`,
  'gi',
)

export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

function readPoint(text: string, isEnd: boolean): number | null {
  const year = /(?:19|20)\d{2}/.exec(text)
  if (!year) return null
  const named = MONTHS.indexOf(text.trim().slice(0, 3).toLowerCase())
  const numbered = /(?<!\d)(\d{1,2})[/.]\d{4}/.exec(text)?.[1] ?? /\d{4}[/.-](\d{1,2})/.exec(text)?.[1]
  const month = named >= 0 ? named : numbered ? Math.min(11, Math.max(0, Number(numbered) - 1)) : isEnd ? 11 : 0
  return Number(year[0]) * 12 + month
}

/** A month without a year, in the year in which the span ends. */
function sameYear(month: string, end: number): number | null {
  const from = readPoint(`${month} ${Math.floor(end / 12)}`, false)
  return from !== null && from <= end ? from : null
}

/** Spans in a text, in its order; an end that lies ahead is left as it stands. */
export function spansIn(text: string, now: Date): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(SPAN)) {
    const end = readPoint(match[2] ?? '', true)
    // "January – June 2023": one year for both.
    const from = readPoint(match[1] ?? '', false) ?? (end === null ? null : sameYear(match[1] ?? '', end))
    if (from === null) continue
    const isCurrent = end === null
    const today = monthOf(now)
    // A bare year as the end means some time in that year, and not its last month while the year still runs.
    const to = end === null ? today : end > today && Math.floor(end / 12) === Math.floor(today / 12) ? today : end
    spans.push({ from, to, isCurrent, text: match[0], at: match.index })
  }
  return spans
}

/** Months covered by at least one of the spans. */
export function monthsCovered(spans: readonly { from: number; to: number }[]): number {
  let covered = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of [...spans].filter((s) => s.to >= s.from).sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached + 1) + 1)
    reached = Math.max(reached, to)
  }
  return covered
}
