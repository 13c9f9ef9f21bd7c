import type { CvPiece, Place } from '@/domain/documents/cv/read-cv'
import { quoteAround } from '@/domain/documents/pieces'
import type { AdvertRequirement } from '@/domain/documents/types'

export const VERDICTS = ['has', 'partly', 'no'] as const
export type Verdict = (typeof VERDICTS)[number]

export type Shown = {
  verdict: Verdict
  /** Verbatim from the CV; null for `no`. */
  quote: string | null
  place: Place | null
}
export type Decision = Shown & { requirement: AdvertRequirement }

export const NOT_SHOWN: Shown = { verdict: 'no', quote: null, place: null }

/** A part of a piece as proof. */
export const shownAt = (
  verdict: 'has' | 'partly',
  piece: CvPiece,
  { start, end }: { start: number; end: number },
  place: Place,
): Shown => ({ verdict, quote: quoteAround(piece.text, start, end), place })
