/** Splits a CV or a job description into segments that can be quoted: list items, sentences, cells of a line. */

import { memoize } from '@/domain/text/memoize'
import { pattern } from '@/domain/text/pattern'
import { isPromptInjection } from '@/domain/text/prompt-injection'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { BULLETS, SYMBOL_FONT_BULLETS } from './bullets'

export type Segment = {
  /** Verbatim, without list mark and surrounding white space. */
  text: string
  tokens: readonly Token[]
  isListed: boolean
  line: number
  /** Offset in the input text; the segment ends at `start + text.length`. */
  start: number
}

/** In characters; real texts are shorter. */
const LONGEST = 60_000
/** An asterisk that opens "*emphasised*" text is not a list mark. */
const LIST_MARK = pattern('u')`
  ^\s*(?:\.(?=\s)|[${BULLETS}→${SYMBOL_FONT_BULLETS}]|\*(?!\*|[^\s*][^*\n]{0,80}\*)
  |\p{Extended_Pictographic}\ufe0f?|\(?\d{1,2}[.)](?=\s)|\(?(?:[a-z]|[ivx]{2,4})[.)](?=\s))\s*
`
/** Separators of columns, as in tables and old exports. */
const CELLS = /\t+| {3,}|(?<![.!?:;,\s]) {2}(?=\S)|(?<=\s)[•▪●](?=\s)/
/** "B.Sc. Accounting" goes on. */
export const DEGREE = String.raw`\b[BMD]\.\s?(?:Sc|Eng|Tech|Ed|Com|Phil|Pharm|Agric|Arch|Des)\.`
const SENTENCES = pattern()`
  (?<!${DEGREE})(?<=[a-z0-9)%”"'][.!?])\s+(?=[A-Z“"(])|(?<=;)\s+(?=[A-Z])
`

/** Whether a text is a prompt injection; such text never affects the score. */
export const isInstruction: (text: string) => boolean = memoize((text) => isPromptInjection(text, 'document'))

/** The tokens of a segment. */
export const tokensOfSegment: (text: string) => readonly Token[] = memoize(tokensOf)

/** Segments in the order of the text. */
export function segmentsOf(whole: string): Segment[] {
  const segments: Segment[] = []
  let line = 0
  let at = 0
  for (const raw of whole.slice(0, LONGEST).split(/(?<=\r\n|\r(?!\n)|[\n\u2028\u2029])/)) {
    line++
    let from = at
    at += raw.length
    if (raw.trim() === '' || isInstruction(raw)) {
      // A long line is a complete text, in which only the injected sentence is dropped.
      if (raw.length < 400) continue
    }
    for (const cell of raw.split(CELLS)) {
      const mark = LIST_MARK.exec(cell)?.[0] ?? ''
      const body = cell.slice(mark.length)
      from = whole.indexOf(cell, from) + mark.length
      for (const sentence of body.length > 90 ? body.split(SENTENCES) : [body]) {
        const text = sentence.trim()
        const start = whole.indexOf(text, from)
        from = start + text.length
        if (text === '' || isInstruction(text)) continue
        segments.push({ text, tokens: tokensOfSegment(text), isListed: mark.trim() !== '', line, start })
      }
    }
  }
  return segments
}

/** An excerpt of a segment around two offsets, about a line and a half, cut at word boundaries. */
export function quoteAround(text: string, start: number, end: number, most = 160): string {
  if (text.length <= most) return text
  const room = Math.max(0, most - (end - start))
  let from = Math.max(0, Math.min(start - Math.floor(room / 2), text.length - most))
  let to = Math.min(text.length, Math.max(end, from + most))
  if (from > 0) from = Math.min(start, text.indexOf(' ', from) + 1 || from)
  if (to < text.length) to = Math.max(end, text.lastIndexOf(' ', to))
  return text.slice(from, to).trim()
}
