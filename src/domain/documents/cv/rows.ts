/** Reassembles the visual lines of a CV from its segments: a line with columns is one row. */

import type { CvSegment } from './cv'
import { isDuration } from './header-parts'
import type { Row } from './row'

/** Most columns of a row; a line with more lost its line breaks, and each of its segments is a row. */
const MOST_COLUMNS = 5
const LONGEST_ROW = 200

/**
 * Rows in the order of the text. Sentences of one line are separate rows.
 * @param text the text of the segments
 */
export function rowsOf(text: string, segments: readonly CvSegment[]): Row[] {
  const byLine = new Map<number, CvSegment[]>()
  for (const segment of segments) {
    if (isDuration(segment.text)) continue
    const cells = byLine.get(segment.line)
    if (cells) cells.push(segment)
    else byLine.set(segment.line, [segment])
  }
  const rows: Row[] = []
  let lastLine = 0
  for (const [line, cells] of byLine) {
    const isRow = cells.length <= MOST_COLUMNS && lengthOf(cells) <= LONGEST_ROW && !cells.slice(0, -1).some(isSentence)
    for (const own of isRow && cells.length > 0 ? [cells] : cells.map((cell) => [cell])) {
      const isFirst = own[0] === cells[0]
      const start = own[0]?.start ?? 0
      rows.push({
        segments: own,
        isListed: own.some(({ isListed }) => isListed),
        isNumbered: NUMBERED.test(text.slice(Math.max(0, start - 8), start)),
        isApart: isFirst && line > lastLine + 1,
      })
    }
    lastLine = line
  }
  return rows
}

/** "1. ", "(iii) " */
const NUMBERED = /(?:^|[\s(])(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s{0,3}$/

const isSentence = ({ text }: CvSegment): boolean => /[.!?;]$/.test(text)
const lengthOf = (cells: readonly CvSegment[]): number => cells.reduce((sum, { text }) => sum + text.length, 0)
