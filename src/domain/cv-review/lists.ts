import type { CvPiece } from '@/domain/documents/cv/read-cv'

/** Skills in one piece from which on they are a list, wherever it stands. */
const LIST_FROM = 5
/** Share of its words that are names of skills. */
const LIST_SHARE = 0.55

/** Whether a piece of a CV is a list of skills and no statement. */
export function isList(piece: CvPiece): boolean {
  const covered = piece.skills.reduce((sum, { length }) => sum + length, 0)
  return piece.skills.length >= LIST_FROM && covered >= LIST_SHARE * piece.tokens.length
}
