/** Puts the pieces of a CV back into the lines that its writer saw: a line with columns is one row. */
import { isDuration } from './header-parts'
import type { CvPiece } from './read-cv'

export type Row = {
  pieces: readonly CvPiece[]
  isListed: boolean
  /** Listed by a number: "1. Oak Ltd". */
  isNumbered: boolean
  /** A blank line, a heading or a rule stands above it. */
  isApart: boolean
}

/** Columns of a line that is a row; a line of more lost its breaks, and each piece counts as a row. */
const MOST_COLUMNS = 5
const LONGEST_ROW = 200

/**
 * Rows in the order of the text. Sentences of one line are rows of their own.
 * @param text the one that the pieces stand in
 */
export function rowsOf(text: string, pieces: readonly CvPiece[]): Row[] {
  const byLine = new Map<number, CvPiece[]>()
  for (const piece of pieces)
    if (!isDuration(piece.text)) byLine.set(piece.line, [...(byLine.get(piece.line) ?? []), piece])
  const rows: Row[] = []
  let lastLine = 0
  for (const [line, all] of byLine) {
    const cells = all.filter(({ text }) => !isDuration(text))
    const isRow = cells.length <= MOST_COLUMNS && lengthOf(cells) <= LONGEST_ROW && !cells.slice(0, -1).some(isSentence)
    for (const own of isRow && cells.length > 0 ? [cells] : cells.map((cell) => [cell])) {
      const isFirst = own[0] === cells[0]
      const start = own[0]?.start ?? 0
      rows.push({
        pieces: own,
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

const isSentence = ({ text }: CvPiece): boolean => /[.!?;]$/.test(text)
const lengthOf = (cells: readonly CvPiece[]): number => cells.reduce((sum, { text }) => sum + text.length, 0)
