/** Splits a CV or a job description into passages that can be quoted: list items and sentences. */

import { BULLETS, SYMBOL_FONT_BULLETS } from '@/domain/documents/bullets'
import { GOES_ON } from '@/domain/documents/cv/statements'
import { pattern } from '@/domain/text/pattern'

export type Passage = {
  /** Verbatim, without list mark and surrounding white space; may contain a line break. */
  text: string
}

/** Characters of a CV or a job description that are read for questions; real texts are shorter. */
export const READ_CHARS = 40_000
/** At the start of a line, with the white space around it. */
export const LIST_MARK = pattern('u')`
  ^\s*(?:[${BULLETS}*${SYMBOL_FONT_BULLETS}]|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*
`
const SENTENCE_END = /(?<=[a-z0-9)%”"'][.!?])\s+(?=[A-Z“"(])/

type Block = { start: number; end: number; lines: number }

/** Passages in the order of the text. */
export function passagesOf(whole: string): Passage[] {
  const text = whole.slice(0, READ_CHARS)
  const blocks: Block[] = []
  let open: Block | null = null
  let at = 0
  for (const line of text.split(/(?<=\n)/)) {
    const from = at
    at += line.length
    const trimmed = line.trim()
    if (trimmed === '') {
      open = null
      continue
    }
    const mark = LIST_MARK.exec(line)?.[0] ?? ''
    const isListed = mark.trim() !== ''
    const start = from + (isListed ? mark.length : line.length - line.trimStart().length)
    const end = from + line.trimEnd().length
    if (open && !isListed && continues(text, open, trimmed)) {
      open.end = end
      open.lines++
    } else if (end > start) {
      open = { start, end, lines: 1 }
      blocks.push(open)
    }
  }
  return blocks.flatMap((block) =>
    text
      .slice(block.start, block.end)
      .split(SENTENCE_END)
      .map((sentence) => ({ text: sentence.trim() })),
  )
}

/** Whether a line continues the block: PDF extraction breaks sentences across lines. */
function continues(text: string, open: Block, line: string): boolean {
  if (open.lines >= 6) return false
  const last = text.slice(open.start, open.end).trimEnd()
  if (/[.!?:;]$/.test(last)) return /^[a-z]/.test(line) && !last.endsWith(':')
  return /^[a-z(&]/.test(line) || GOES_ON.test(last)
}
