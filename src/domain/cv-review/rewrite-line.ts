/** Other words and new lines put into the text of a CV, and the blanks that proposed lines leave. */
import { BULLETS } from '@/domain/documents/bullets'
import { cleanCvText } from '@/domain/documents/clean-text'

/**
 * The CV with one of its lines in other words; null where it no longer has the line.
 * @param line verbatim from the text or from its cleaned form, as the review quotes it
 */
export function rewriteLine(cv: string, line: string, rewrite: string): string | null {
  const text = cv.includes(line) ? cv : cleanCvText(cv)
  return text.includes(line) ? text.replace(line, () => rewrite) : null
}

/** In characters. A row that goes on for longer behind the line has lost its line breaks. */
const LONGEST_REST = 200
const MARK = new RegExp(String.raw`^\s{0,20}(?:[*${BULLETS}]\s{1,4})?`)

/**
 * The CV with a new line below the last of the lines that it still has, with the same list mark; null where it has none
 * of them.
 * @param lines verbatim from the text or from its cleaned form, in the order of the text
 */
export function addLine(cv: string, lines: readonly string[], words: string): string | null {
  const isKept = (text: string) => lines.some((line) => text.includes(line))
  const text = isKept(cv) ? cv : cleanCvText(cv)
  const last = lines.findLast((line) => text.includes(line))
  if (last === undefined) return null
  const start = text.indexOf(last)
  const end = start + last.length
  const rest = text.slice(end).search(/\n|$/)
  const at = rest > LONGEST_REST ? end + (/^[.;,]/.test(text.slice(end)) ? 1 : 0) : end + rest
  const mark = MARK.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? ''
  const isInside = at < end + rest
  return `${text.slice(0, at)}\n${mark}${words}${isInside ? '\n' : ''}${text.slice(at)}`
}

const BLANK = /\[[^[\]\n]{2,80}\]/g
const MOST_SHOWN = 6

/** The words in square brackets, each once, in the order of the text. */
export const blanksIn = (cv: string): string[] => [...new Set(cv.match(BLANK))].slice(0, MOST_SHOWN)
