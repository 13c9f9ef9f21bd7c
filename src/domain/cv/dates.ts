/** Reads spans of time out of a CV: "Jan 2019 – Present", "03/2018 to 05/2020", "2016-2018". */

/** Months since the year 0. */
export type Span = { from: number; to: number; isCurrent: boolean; text: string; at: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const POINT = `(?:${MONTH}[\\s,’'-]*)?(?:\\d{1,2}[/.])?(?:19|20)\\d{2}`
const SPAN = new RegExp(
  `\\b(${POINT})\\s*(?:-|–|—|‑|−|\\u00ad|to|until|till|through)\\s*(${POINT}|present|current|now|today|date|ongoing)\\b`,
  'gi',
)

export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

function readPoint(text: string, isEnd: boolean): number | null {
  const year = /(?:19|20)\d{2}/.exec(text)
  if (!year) return null
  const named = MONTHS.indexOf(text.trim().slice(0, 3).toLowerCase())
  const numbered = /(\d{1,2})[/.]\d{4}/.exec(text)?.[1]
  const month = named >= 0 ? named : numbered ? Math.min(11, Math.max(0, Number(numbered) - 1)) : isEnd ? 11 : 0
  return Number(year[0]) * 12 + month
}

/** Spans in a text, in its order; an end that lies ahead is left as it stands. */
export function spansIn(text: string, now: Date): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(SPAN)) {
    const from = readPoint(match[1] ?? '', false)
    const end = readPoint(match[2] ?? '', true)
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
