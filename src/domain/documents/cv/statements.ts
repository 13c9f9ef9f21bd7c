/** Rejoins lines that were broken in the middle of a sentence. */
import type { Extract } from '@/domain/documents/types'
import type { CvSegment } from './cv'

const MOST_LINES = 6
/** What a line that a margin broke ends with. */
export const GOES_ON = /(?:,|\b(?:and|or|of|the|to|in|for|with|by|a|an|at|on))$/i

/** Complete statements, verbatim including line breaks. @param text the text of the segments */
export function statementsOf(text: string, segments: readonly CvSegment[]): Extract[] {
  const found: Extract[] = []
  let lines = 0
  for (const segment of segments) {
    const end = segment.start + segment.text.length
    const open = found.at(-1)
    const isBroken =
      open !== undefined &&
      lines < MOST_LINES &&
      !segment.isListed &&
      /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(open.end, segment.start)) &&
      continues(open.text, segment.text)
    if (open && isBroken) {
      found[found.length - 1] = { text: text.slice(open.start, end), start: open.start, end }
      lines++
    } else {
      found.push({ text: segment.text, start: segment.start, end })
      lines = 1
    }
  }
  return found
}

function continues(open: string, next: string): boolean {
  if (/[.!?:;]$/.test(open)) return /^\p{Ll}/u.test(next) && !open.endsWith(':')
  return /^[\p{Ll}(&]/u.test(next) || GOES_ON.test(open)
}
