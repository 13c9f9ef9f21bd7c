/** Splits the header of a job into tokens: words, marks, dates, and the breaks between cells and rows. */
import type { Lexicon } from '@/domain/documents/lexicon'
import { withoutDates } from './header-parts'
import type { Row } from './row'

export type HeaderToken = {
  /** Empty for a break. */
  text: string
  /** Offsets in the text of the CV. */
  start: number
  end: number
  kind: 'word' | 'mark' | 'date' | 'cell' | 'row'
  /** Row relative to the row with the dates; negative above it. */
  offset: number
  /** Whether it is in a title of the taxonomy. */
  isTitled: boolean
  /** Number of separators with words before it in its row. */
  chunk: number
}

/** More than any real header has. */
const MOST_TOKENS = 120

/** Words between a title and an employer. */
const joints = new Set(['at', 'for', 'with', 'as'])

/** A word, with an apostrophe, a dot or a hyphen inside; a mark, repeated or not; a wide gap. */
const TOKEN = /[\p{L}\p{N}&]+(?:[.'’+-]+[\p{L}\p{N}&]+|[+#]+)*|([^\p{L}\p{N}\s&])\1*|\s{2,}/gu
const WORD = /^[\p{L}\p{N}&]/u

/** @param rows each with its offset from the row with the dates */
export function headerTokens(rows: readonly (readonly [Row, number])[], lexicon: Lexicon): HeaderToken[] {
  const tokens: HeaderToken[] = []
  for (const [row, offset] of rows) {
    let chunk = 0
    let hasWord = false
    const add = (text: string, start: number, end: number, kind: HeaderToken['kind'], isTitled = false) => {
      const isName = kind === 'word' && !joints.has(text.toLowerCase())
      if (!isName && hasWord) chunk++
      hasWord = isName
      tokens.push({ text, start, end, kind, offset, isTitled, chunk })
    }
    const first = row.segments[0]?.start ?? 0
    if (tokens.length > 0) add('', first, first, 'row')
    for (const segment of row.segments) {
      if (segment !== row.segments[0]) add('', segment.start, segment.start, 'cell')
      const hits = lexicon.titlesIn(segment.text)
      const masked = withoutDates(segment.text)
      for (const { 0: text, index } of masked.matchAll(TOKEN)) {
        if (tokens.length >= MOST_TOKENS) return tokens
        const isMasked = text.startsWith('|') && segment.text[index] !== '|'
        const [start, end] = [segment.start + index, segment.start + index + text.length]
        if (text.trim() === '') add('', start, end, 'cell')
        else if (!isMasked) {
          const isTitled = hits.some((hit) => index >= hit.start && index + text.length <= hit.end)
          add(text, start, end, WORD.test(text) ? 'word' : 'mark', isTitled)
        } else if (tokens.at(-1)?.kind !== 'date') add('', start, end, 'date')
      }
    }
  }
  return tokens
}
