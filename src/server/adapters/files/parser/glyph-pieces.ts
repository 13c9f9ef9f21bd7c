/**
 * Groups the glyphs of one text operation into pieces of text without large gaps, with positions along the baseline.
 */
import { turnGlyph } from './reading-direction'

/** As in pdf.js's glyph arrays; numbers among them move the next glyph back by thousandths of the font size. */
export type Glyph = { unicode?: string; width?: number; isSpace?: boolean }

export type Piece = { text: string; start: number; end: number; spaceBefore: boolean; spaceAfter: boolean }

export type Spacing = {
  /** Font size. */
  size: number
  /** Length of one glyph width unit, in text space. */
  unit: number
  charSpacing: number
  wordSpacing: number
}

/** Gaps as fractions of the font size: between words, and between possible columns. */
export const WORD_GAP = 0.11
const PIECE_GAP = 1

/**
 * Icon fonts map glyphs to names ('GITHUB-SQUARE'), which are dropped; a soft hyphen with a width is a visible hyphen.
 */
function glyphText({ unicode = '', width = 0 }: Glyph): string {
  if (unicode === '\u00ad') return width > 0 ? '-' : ''
  return /^[A-Z][A-Z-]{3,}$/i.test(unicode) ? ' ' : unicode
}

export function toPieces(
  glyphs: readonly (Glyph | number | null)[],
  { size, unit, charSpacing, wordSpacing }: Spacing,
): { pieces: Piece[]; advance: number } {
  const pieces: Piece[] = []
  let piece: Piece | undefined
  let at = 0
  for (const glyph of glyphs) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      at -= (glyph * size) / 1000
      continue
    }
    const text = turnGlyph(glyphText(glyph))
    const end = at + (glyph.width ?? 0) * unit + charSpacing + (glyph.isSpace ? wordSpacing : 0)
    if (text.trim() !== '') {
      const gap = piece && piece.text !== '' ? at - piece.end : 0
      if (!piece || gap > PIECE_GAP * size || gap < -size) {
        piece = { text: '', start: at, end: at, spaceBefore: piece?.spaceAfter ?? false, spaceAfter: false }
        pieces.push(piece)
      } else if (piece.text === '') {
        piece.start = at
        piece.spaceBefore = piece.spaceAfter
      } else if (piece.spaceAfter || gap > WORD_GAP * size) {
        piece.text += ' '
      }
      piece.text += text
      piece.end = end
      piece.spaceAfter = false
    } else if (text !== '') {
      piece ??= pieces[pieces.push({ text: '', start: at, end: at, spaceBefore: true, spaceAfter: false }) - 1]
      if (piece) piece.spaceAfter = true
    }
    at = end
  }
  return { pieces: pieces.filter(({ text }) => text !== ''), advance: at }
}
