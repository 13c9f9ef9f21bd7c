/** Splits an advert into logical lines: list items, table cells, unwrapped paragraphs. */

import words from '@/content/language/advert-words.json'
import { isInstruction } from '@/domain/documents/segments'
import { pattern } from '@/domain/text/pattern'
import { capitalized } from '@/domain/text/wording'
import { isFactLabel, isPureHeading, sectionNamed } from './section-headings'

/** Offsets in the full text. */
export type Span = { start: number; end: number }

export type AdvertLine = Span & {
  /** Verbatim, without list mark. */
  text: string
  /** Begins with a list mark or a number. */
  isListed: boolean
  /** In the left column of a two-column table, which contains labels. */
  isLabel: boolean
  /** After an empty line, or at the beginning of the text. */
  isAfterBlank: boolean
}

/** In characters; real adverts are shorter. */
const LONGEST = 60_000
const LINE = /[^\r\n\u2028\u2029]+/g
const LIST_MARK = pattern('u')`
  ^[\s#>]{0,40}(?:\*(?!\*|\S[^*\n]{0,80}\*)|(?:[-–—+•▪◦●○■□►▸❖◆◇★✦➢➤✓✔✅·‣⁃∙→⇒➔➜▶»]|[\u{f0a7}\u{f0b7}\u{f0d8}]
  |\p{Extended_Pictographic}\ufe0f?)(?!\*)|\(?\d{1,2}[.)/](?=\s)|o(?=\s)|[-=~]?[>~](?=\s)
  |\d{1,2}\.\d{1,2}\.?(?=\s(?!years?\b|yrs?\b))|\d{1,2}\t|\(?[a-z][.)](?=\s)|\(?[ivx]{1,4}[.)](?=\s))\s{0,20}
`
/** Ornaments of a heading: its letter or number, and Markdown characters: "B. REQUIREMENTS", "3. Requirements:". */
const ORNAMENT = /^[\s#*_>=~-]{0,20}(?:[A-Z][.)]\s{1,5})?[*_]{0,3}|[\s*_=~]{1,20}(?:#{1,6}\s{0,9})?$/g
const MIDDLE_MARK = /(?<=\s)[•▪●◦](?=\s)/
/** Fewest characters of a line that may have been wrapped. */
const WRAPPED = 60

/** Lines in the order of the text, without prompt injections. */
export function linesOf(whole: string): AdvertLine[] {
  const text = whole.slice(0, LONGEST)
  const lines: AdvertLine[] = []
  let from = 0
  for (const match of text.matchAll(LINE)) {
    const isAfterBlank = lines.length === 0 || (text.slice(from, match.index).match(/\n/g)?.length ?? 0) > 1
    from = match.index + match[0].length
    if (match[0].trim() === '' || (match[0].length < 400 && isInstruction(match[0]))) continue
    const cells = gluedParts(match[0])
      .flatMap((glued) => labelledParts(glued.text).map(({ text, start }) => ({ text, start: glued.start + start })))
      .flatMap(({ text: part, start }) => cellsOf(part, match.index + start))
    const [first] = cells
    const last = lines.at(-1)
    if (first && last && cells.length === 1 && !isAfterBlank && continues(last, first, text)) {
      last.end = first.end
      last.text = text.slice(last.start, last.end)
    } else lines.push(...cells.map((cell, i) => ({ ...cell, isAfterBlank: isAfterBlank && i === 0 })))
  }
  return lines.map((line, i) =>
    isOrnamented(line, lines[i - 1], lines[i + 1], text) ? { ...line, isListed: false } : line,
  )
}

const PICTURE = /\p{Extended_Pictographic}\ufe0f?\s{0,20}$/u
/** Whether an emoji decorates a single line, such as a title, and is not a list mark. */
const isOrnamented = (
  { start, isListed }: AdvertLine,
  before: AdvertLine | undefined,
  after: AdvertLine | undefined,
  text: string,
) => isListed && !before?.isListed && !after?.isListed && PICTURE.test(text.slice(Math.max(0, start - 24), start))

/** Positions of lost line breaks: "Data ScientistAcme LtdAbuja (On-site)About the job", but not in "DevOps". */
const ROLES = words.roles
  .split(' ')
  .filter((role) => role.length > 3)
  .map((role) => capitalized(role))
const GLUED = pattern('gu')`
  (?<=\b(?:${ROLES.join('|')}|Ltd|Limited|Plc|Inc|LLC|GmbH)|[\p{Ll}]{3}[)\]])(?=\p{Lu}\p{Ll})
  |(?<=\p{Ll})(?=About the (?:job|role|company)|Job [Dd]escription)
`
/** Fewest characters of a line that may be a complete text. */
const WHOLE_TEXT = 400

function gluedParts(line: string): { text: string; start: number }[] {
  const starts = [0, ...(line.length < WHOLE_TEXT ? [] : [...line.matchAll(GLUED)].map(({ index }) => index))]
  return starts.map((start, i) => ({ text: line.slice(start, starts[i + 1]), start }))
}

const CAPITALISED = /^\p{Lu}[\p{L}/&'’-]{0,30}$/u
const JOINING = new Set('and of to the you we for in will do have need bring'.split(' '))
const MOST_INNER_WORDS = 5

/** Labels in the middle of a line, in capitals but for short words: "Job Title: Baker Location: York". */
function innerLabels(line: string): { label: string; index: number }[] {
  let from = 0
  return [...line.matchAll(/:\s/g)].flatMap(({ index: end }) => {
    const words = line
      .slice(from, end)
      .split(' ')
      .slice(-MOST_INNER_WORDS - 1)
    from = end
    let first = words.length
    // The first word is before the label, or the beginning of the line.
    for (let i = words.length - 1; i > 0; i--) {
      const word = words[i] ?? ''
      if (CAPITALISED.test(word)) first = i
      else if (!JOINING.has(word)) break
    }
    const label = words.slice(first).join(' ')
    return label === '' ? [] : [{ label, index: end - label.length }]
  })
}

/** Splits a line that contains several labels, each part beginning with its label. */
function labelledParts(line: string): { text: string; start: number }[] {
  const starts = [0]
  for (const { label, index } of innerLabels(line)) {
    const words = label.split(' ')
    const before = line.slice(0, index + label.length)
    // The first label of the line: "Number Required: Three".
    if (!before.includes(':') && before.trim().split(/\s+/).length <= MOST_LABEL_WORDS) continue
    const isFirst = /[.;!?)]\s+$/.test(line.slice(Math.max(0, index - 4), index))
    const suffixes = words.map((_, i) => words.slice(i).join(' ')).filter((suffix) => /^\p{Lu}/u.test(suffix))
    const name =
      suffixes.find(isFactLabel) ??
      suffixes.find((suffix) => isPureHeading(suffix) && sectionNamed(suffix) !== null) ??
      (isFirst && sectionNamed(label) !== null ? label : undefined)
    if (name !== undefined) starts.push(index + label.length - name.length)
  }
  return starts.map((start, i) => ({ text: line.slice(start, starts[i + 1]), start }))
}

type Cell = Omit<AdvertLine, 'isAfterBlank'>

function cellsOf(line: string, offset: number): Cell[] {
  const mark = LIST_MARK.exec(line)?.[0] ?? ''
  const body = line.slice(mark.length)
  const start = offset + mark.length
  const tab = body.indexOf('\t')
  if (mark === '' && tab > 0 && body.slice(0, tab).trim().split(/\s+/).length <= MOST_LABEL_WORDS) {
    return [
      cellOf(body.slice(0, tab), start, false, true),
      ...cellOf(body.slice(tab), start + tab, false, false),
    ].flat()
  }
  let at = start
  return body.split(MIDDLE_MARK).flatMap((part, i) => {
    const cell = cellOf(part, at, mark.trim() !== '' || i > 0, false)
    at += part.length + 1
    return cell
  })
}
const MOST_LABEL_WORDS = 5

function cellOf(raw: string, offset: number, isListed: boolean, isLabel: boolean): Cell[] {
  const [head = '', tail = ''] = isListed ? [/^\s*/.exec(raw)?.[0] ?? '', ''] : ornamentsOf(raw)
  const end = raw.length - tail.length
  const text = raw.slice(head.length, end).trimEnd()
  const start = offset + head.length
  return text === '' ? [] : [{ text, start, end: start + text.length, isListed, isLabel }]
}

function ornamentsOf(raw: string): [string, string] {
  const marks = [...raw.matchAll(ORNAMENT)]
  const head = marks.find(({ index }) => index === 0)?.[0] ?? ''
  const tail = marks.find(({ 0: mark, index }) => index > 0 && index + mark.length === raw.length)?.[0] ?? ''
  return [head, tail]
}

/** Whether a line continues the sentence of the previous line. */
function continues(last: AdvertLine, next: Cell, text: string): boolean {
  if (next.isListed || next.isLabel || last.isLabel || text.slice(last.start, last.end).includes('\t')) return false
  const lastLine = last.text.slice(last.text.lastIndexOf('\n') + 1)
  return lastLine.length >= WRAPPED && !/[.!?:;]$/.test(lastLine) && /^[\p{Ll}(&]/u.test(next.text)
}
