/** A proposed line put into the text of a CV, and the blanks that such lines leave. */
import { cleanCvText } from '@/domain/documents/clean-text'

/**
 * The CV with one of its lines in other words; null where it no longer has the line.
 * @param line verbatim from the text or from its cleaned form, as the review quotes it
 */
export function rewriteLine(cv: string, line: string, rewrite: string): string | null {
  const text = cv.includes(line) ? cv : cleanCvText(cv)
  return text.includes(line) ? text.replace(line, () => rewrite) : null
}

const BLANK = /\[[^[\]\n]{2,80}\]/g
const MOST_SHOWN = 6

/** The words in square brackets, each once, in the order of the text. */
export const blanksIn = (cv: string): string[] => [...new Set(cv.match(BLANK))].slice(0, MOST_SHOWN)
