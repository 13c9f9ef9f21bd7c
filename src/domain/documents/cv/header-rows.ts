/** Selects the rows of a CV that may name a job. */
import { spansIn } from '@/domain/documents/dates'
import type { Row } from './row'

export const HEADER_WORDS = 16
export const HEADLINE_WORDS = 8

export const wordsIn = ({ segments }: Row): number => segments.reduce((sum, { tokens }) => sum + tokens.length, 0)
export const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join('  ')

/** Whether a row may name the job of a dated row near it. */
export function isHeaderLike(row: Row | undefined, dated: Row): row is Row {
  if (!row || (row.isListed && !row.isNumbered)) return false
  const text = textOf(row)
  // "Oak Ltd, Clerk; 2019 – 2021" is one line.
  const isClosed = /[.:]$/.test(text) || (text.endsWith(';') && row.segments[0]?.line !== dated.segments[0]?.line)
  return wordsIn(row) <= HEADER_WORDS && !isClosed && spansIn(text, new Date(0)).length === 0
}
