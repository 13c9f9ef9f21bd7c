/** Splits the header of a job into the parts that may be its title, its employer or its place. */

import words from '@/content/language/cv-header-words.json'
import { pointIn, spansIn } from '@/domain/documents/dates'
import type { Extract } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { prosePartsOf } from './prose-header'
import type { Row } from './row'

export const HEADER_LABELS = ['title', 'employer', 'place', 'date', 'start', 'end', 'project'] as const
export type HeaderLabel = (typeof HEADER_LABELS)[number]

export type HeaderPart = Extract & {
  /** Row relative to the row with the dates; negative above it. */
  offset: number
  /** Index among the parts of its row. */
  index: number
  /** Whether it follows "at" or "@". */
  isBehindAt: boolean
  /** The separator before it within its segment; null for the first part. */
  behind: 'comma' | 'dash' | 'slash' | 'bar' | 'other' | null
  /** The writer's own label: "Position: …". */
  label: HeaderLabel | null
}

const labels = new Map<string, HeaderLabel>(
  HEADER_LABELS.flatMap((label) => words.labels[label].split(' ').map((name) => [name, label] as const)),
)
const labelFillers = new Set(words.labelFillers.split(' '))

/** The label with filler words ignored: "Position held", "Name of employer". */
export function labelIn(text: string): HeaderLabel | null {
  const all = text
    .replace(/\s?\([^()]*\)/g, '')
    .trim()
    .toLowerCase()
    .split(' ')
  const words = all.filter((each) => !labelFillers.has(each))
  const named = (words.length > 0 ? words : all.slice(-1)).map((word) => labels.get(word) ?? null)
  // "Name and address of employer".
  return named.includes(null) ? null : (HEADER_LABELS.find((label) => named.includes(label)) ?? null)
}

/** Terms of employment and workplace: "Remote, 2021 – now". */
const terms = new Set(words.terms.split(' '))
const legalForms = new Set(words.legal.split(' '))

const SEPARATOR = pattern('gu')`
  \s{0,3}[|•·@]{1,99}\s{0,3}|\s{1,3}[–—-]{1,2}\s{1,3}|—|,\s{1,3}|;\s{1,3}|:\s{1,3}
  |\.\s(?=\p{Lu}\p{L}{1,15}:\s)|(?<=\p{Ll}{4})\.\s{1,3}(?=\p{Lu})|\s\/\s|\sat\s|\s{2,9}
`
const BRACKETS = /\([^()]{0,120}\)/g
const EDGES = /^[\s*_#=[\]"“”'.,–—-]{0,20}|[\s*_#=[\]"“”.,:–—-]{1,20}$/g

/** The label at the start of a line: `project` for "Project: new line, 2019 – 2021". */
export const labelOf = (text: string): HeaderLabel | null => labelIn(/^([^:]{1,40}):/.exec(text)?.[1] ?? '')

/** The duration of a job: "3 years 4 months", "2 yrs 10 mos". */
const DURATION = pattern('i')`
  ^\(?(?:less than )?(?:\d{1,2}\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:years?|yrs?
  |months?|mos?|weeks?)\b[^,|]{0,20}$
`
export const isDuration = (text: string): boolean => DURATION.test(text)

/** Number of words above which a row may be a sentence rather than a header. */
const SENTENCE_WORDS = 6
export const SPEAKS = /\b(?:I|[Mm]y|[Ww]orked|[Ww]orking|[Jj]oined|[Ss]erved)\b/

/** The parts of a row, without its dates and labels. */
export function partsOfRow(row: Row, offset: number): HeaderPart[] {
  const [first] = row.segments
  if (first && row.segments.length === 1 && first.tokens.length > SENTENCE_WORDS && SPEAKS.test(first.text)) {
    return prosePartsOf(first).map(({ text, start, kind }, index) => ({
      ...{ text, start, end: start + text.length, offset, index },
      isBehindAt: kind === 'employer',
      behind: null,
      label: kind,
    }))
  }
  const parts: HeaderPart[] = []
  for (const segment of row.segments) {
    let from = 0
    let label: HeaderLabel | null = null
    let isBehindAt = false
    let behind: HeaderPart['behind'] = null
    const masked = withoutDates(segment.text)
    const add = (end: number, separator: string) => {
      const raw = segment.text.slice(from, end)
      if (separator.startsWith(':') && labelIn(raw) !== null) {
        label = labelIn(raw)
      } else {
        // "at Oak Ltd" on a line of its own.
        const at = /^\s{0,3}at\s(?=\p{Lu})/u.exec(raw)?.[0].length ?? 0
        if (at > 0) isBehindAt = true
        const lead = at + (/^[\s*_#=[\]"“”'.,–—-]{0,20}/.exec(raw.slice(at))?.[0].length ?? 0)
        const text = raw.slice(at).replace(EDGES, '')
        const before = parts.at(-1)
        // "Denver, CO" is no company.
        if (before && text !== 'CO' && legalForms.has(text.toLowerCase().replaceAll('.', ''))) {
          before.end =
            segment.start + from + lead + text.length + (raw.slice(lead + text.length).startsWith('.') ? 1 : 0)
          before.text = segment.text.slice(before.start - segment.start, before.end - segment.start)
        } else if (/\p{L}.?\p{L}/u.test(text) && !isDuration(text) && !terms.has(text.toLowerCase())) {
          const start = segment.start + from + lead
          parts.push({ text, start, end: start + text.length, offset, index: parts.length, isBehindAt, behind, label })
        }
      }
      isBehindAt = /\sat\s|@/.test(separator)
      behind = kindOf(separator)
      from = end + separator.length
    }
    for (const { 0: separator, index } of masked.replace(BRACKETS, filled).matchAll(SEPARATOR)) add(index, separator)
    add(segment.text.length, '')
  }
  return parts
}

export const kindOf = (separator: string): HeaderPart['behind'] => {
  if (separator.startsWith(',')) return 'comma'
  if (/[–—-]/.test(separator)) return 'dash'
  if (separator.includes('/')) return 'slash'
  return /[|•·]/.test(separator) ? 'bar' : 'other'
}

const filled = (bracket: string): string => `(${'x'.repeat(bracket.length - 2)})`

/** "Oak Ltd from 2019 to 2021": the preposition belongs to the dates. */
const BEFORE_DATES = /(?<=^|\s)(?:from|since|between|in|during|for)\s{1,3}(?=\|)/gi
const YEARS_FIRST = /^(?:(?:19|20)\d{2}[\s:–-]{1,3}){1,2}(?=\p{L})/u
const barsFor = (part: string): string => '|'.repeat(part.length)

/** The text with bars in place of its dates and their brackets. */
export function withoutDates(text: string): string {
  const spans = spansIn(text, new Date(0))
  const point = spans.length === 0 ? pointIn(text) : null
  let masked = text.replace(YEARS_FIRST, barsFor)
  for (const { at, text: span } of point ? [point] : spans) {
    masked = masked.slice(0, at) + barsFor(span) + masked.slice(at + span.length)
  }
  return masked
    .replace(BRACKETS, (bracket) => (bracket.includes('||') ? barsFor(bracket) : bracket))
    .replace(BEFORE_DATES, barsFor)
}
