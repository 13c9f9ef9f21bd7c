/** Parses periods in a CV: "Jan 2019 – Present", "03/2018 to 05/2020", "2016-2018". */
import { pattern, patternSource } from '@/domain/text/pattern'

/**
 * `from`, `to`: months since year 0; a current period ends today. `start`, `end`: the same as text, '2021-06', '2021'
 * without a month, or 'present'. `text` is at the offset `at`.
 */
export type Span = {
  from: number
  to: number
  isCurrent: boolean
  start: string
  end: string
  text: string
  at: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?'
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)?\\s{1,2})?'
const SEASON = 'spring|summer|autumn|fall|winter'
/** Includes "2019.02" and "2021-01", with the month last. */
const FULL_YEAR = patternSource`
  (?:${DAY}${MONTH}[\s,’'/-]{0,4}${DAY.replace('\\s', ',?\\s')}|(?:${SEASON}|q[1-4])\s+)?
  (?:\d{1,2}[/.-]){0,2}(?:19|20)\d{2}(?:[/.]\d{1,2}|-(?:0[1-9]|1[0-2])(?:-\d{2})?)?(?!\d)
`
/** Two-digit years only after an apostrophe or a month: "Jun '19", "06/19". */
const SHORT_YEAR = patternSource`
  (?:(?:${MONTH}|${SEASON})\s{0,2}['’]|(?:0[1-9]|1[0-2])/)\d{2}(?![\d/])
`
const POINT = `(?:${FULL_YEAR}|${SHORT_YEAR})`
const NOW = patternSource`
  (?:the )?(?:present(?: day)?|current(?:ly)?|now|today|date|ongoing|onwards?|continuing|in progress
  |heute|heden|presente|actualidad|aujourd.hui|oggi|hoje)
`
const JOINT = patternSource`
  (?:-|–|—|‑|−|→|»|>|─|~|\u00ad|(?<=\s)/(?=\s)
  |(?:up )?(?:to|until|till)|through|thru|bis|and(?= (?:19|20)\d{2}))
`
const END = patternSource`
  ${POINT}|(?<=(?:19|20)\d{2}\s?[–—-]\s?)${MONTH}\s\d{2}(?!\d)
  |(?:(?:up )?(?:to|till|until)[ -])?${NOW}(?:\s*/\s*${NOW})?
  |(?<=(?:19|20)\d{2}\s?[–—-])\d{2}(?![\d/.-])
  |(?<=(?:19|20)\d{2}\s[–—-]\s)\d{2}(?=\s{0,2}(?:[,)|]|$))
`
const SPAN = new RegExp(String.raw`\b(${POINT}|${MONTH})\s*${JOINT}[\s(-]{0,3}(${END})\b`, 'gi')
/** "Since May 2020" at the start of a part, "2020 –" at its end. */
const OPEN_SPAN = pattern('i')`
  (?:(?<=^|[,(|:;–—-] {0,2}| {2})(?:since|seit)\s(${POINT})(?!\s?[–—-])
  |(?<!\d)(${POINT})\s{0,2}(?:[–—-](?=\s{0,2}(?:[,)|]|$))|onwards?\b))
`
/** Also "2022 (6 months)". */
const ONE_POINT = new RegExp(`(?<!\\d)(?:${POINT})(?=\\s{0,2}(?:[,.)|;:]|$| {2}|\\(\\d{1,2} ))`, 'i')

export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

type Point = { month: number; label: string }

function readPoint(text: string, isEnd: boolean): Point | null {
  const long = /(?:19|20)\d{2}/.exec(text)?.[0]
  const short = long ? undefined : /(?:^|['’/\s])(\d{2})$/.exec(text)?.[1]
  if (!long && !short) return null
  const year = long ? Number(long) : Number(short) + (Number(short) > 50 ? 1900 : 2000)
  const named = MONTHS.indexOf((/[a-z]{3}/i.exec(text.replace(/\d(?:st|nd|rd|th)/i, ''))?.[0] ?? '').toLowerCase())
  const numbered = /(?<!\d)(\d{1,2})[/.-]\d{2}(?:\d{2})?$/.exec(text)?.[1] ?? /\d{4}[/.-](\d{1,2})/.exec(text)?.[1]
  // "2019/20" is an academic year.
  const isMonth = numbered !== undefined && Number(numbered) >= 1 && Number(numbered) <= 12
  const given = named >= 0 ? named : isMonth ? Number(numbered) - 1 : null
  const label = given === null ? `${year}` : `${year}-${String(given + 1).padStart(2, '0')}`
  return { month: year * 12 + (given ?? (isEnd ? 11 : 0)), label }
}

/** A month without a year, in the year in which the period ends. */
function sameYear(month: string, end: number): Point | null {
  const from = readPoint(`${month} ${Math.floor(end / 12)}`, false)
  return from !== null && from.month <= end ? from : null
}

/** Every period and point contains it; most lines do not, and it takes a fraction of the time of the patterns. */
const TWO_DIGITS = /\d\d/

/** Periods in a text, in order; an end in a future year is kept. */
export function spansIn(text: string, now: Date): Span[] {
  if (!TWO_DIGITS.test(text)) return []
  const spans: Span[] = []
  const today = monthOf(now)
  for (const match of text.matchAll(SPAN)) {
    const end = readPoint(match[2] ?? '', true)
    // "January – June 2023": both have the same year.
    const from = readPoint(match[1] ?? '', false) ?? (end === null ? null : sameYear(match[1] ?? '', end.month))
    // "2021-01" is a month, not a period that ends in 2001.
    if (from === null || (/^\d{2}$/.test(match[2] ?? '') && end !== null && end.month < from.month)) continue
    // An end later in the current year, such as the bare year, means today.
    const isRunning = end !== null && end.month > today && Math.floor(end.month / 12) === Math.floor(today / 12)
    const to = end === null || isRunning ? today : end.month
    spans.push({
      from: from.month,
      to,
      isCurrent: end === null,
      start: from.label,
      end: end?.label ?? 'present',
      text: match[0],
      at: match.index,
    })
  }
  const open = spans.length === 0 ? OPEN_SPAN.exec(text) : null
  const from = open && readPoint(open[1] ?? open[2] ?? '', false)
  if (open && from) {
    spans.push({
      from: from.month,
      to: today,
      isCurrent: true,
      start: from.label,
      end: 'present',
      text: open[0],
      at: open.index,
    })
  }
  return spans
}

/** A single year or month at the end of a part ("2019", "June 2019"), as a period; null without one. */
export function pointIn(text: string): Span | null {
  const match = TWO_DIGITS.test(text) ? ONE_POINT.exec(text) : null
  const [from, to] = match ? [readPoint(match[0], false), readPoint(match[0], true)] : [null, null]
  if (!match || !from || !to) return null
  return {
    from: from.month,
    to: to.month,
    isCurrent: false,
    start: from.label,
    end: to.label,
    text: match[0],
    at: match.index,
  }
}

/** Months covered by at least one of the periods. */
export function monthsCovered(spans: readonly { from: number; to: number }[]): number {
  let covered = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of [...spans].filter((s) => s.to >= s.from).sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached + 1) + 1)
    reached = Math.max(reached, to)
  }
  return covered
}
