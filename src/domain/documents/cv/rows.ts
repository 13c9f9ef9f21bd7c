/** Puts the pieces of a CV back into the lines that its writer saw: a line with columns is one row. */
import type { CvPiece } from './read-cv'

export type Row = {
  pieces: readonly CvPiece[]
  /** Index of its first piece. */
  at: number
  isListed: boolean
  /** A blank line, a heading or a rule stands above it. */
  isApart: boolean
}

/** Columns of a line that is a row; a line of more lost its breaks, and each piece counts as a row. */
const MOST_COLUMNS = 5
const LONGEST_ROW = 200

/** Rows in the order of the text. Sentences of one line are rows of their own. */
export function rowsOf(pieces: readonly CvPiece[]): Row[] {
  const byLine = new Map<number, CvPiece[]>()
  for (const piece of pieces) byLine.set(piece.line, [...(byLine.get(piece.line) ?? []), piece])
  const rows: Row[] = []
  let at = 0
  let lastLine = 0
  for (const [line, cells] of byLine) {
    const isRow = cells.length <= MOST_COLUMNS && lengthOf(cells) <= LONGEST_ROW && !cells.slice(0, -1).some(isSentence)
    for (const own of isRow ? [cells] : cells.map((cell) => [cell])) {
      const isFirst = own[0] === cells[0]
      rows.push({
        pieces: own,
        at,
        isListed: own.some(({ isListed }) => isListed),
        isApart: isFirst && line > lastLine + 1,
      })
      at += own.length
    }
    lastLine = line
  }
  return rows
}

const isSentence = ({ text }: CvPiece): boolean => /[.!?;]$/.test(text)
const lengthOf = (cells: readonly CvPiece[]): number => cells.reduce((sum, { text }) => sum + text.length, 0)
