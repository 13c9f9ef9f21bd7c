/** The report of a language model on one answer, as it was sent. */
import type { STORY_PARTS, Verdict } from '@/domain/evaluation/facts'

/** Verdicts of the model; `unsure` is assigned only by our code. */
export const REPORTED_VERDICTS = ['met', 'partly', 'missing', 'contradicted'] as const satisfies Verdict[]

export type FoundFacts = {
  /** `point` is the number of the key point, counted from 1. */
  points: { point: number; verdict: (typeof REPORTED_VERDICTS)[number]; quote: string | null }[]
  /** Quotes of each part of a story. */
  parts: Record<(typeof STORY_PARTS)[number], string[]>
}

/** All non-empty quotes of a report. */
export const quotesOf = ({ points, parts }: FoundFacts): string[] =>
  [...points.map(({ quote }) => quote), ...Object.values(parts).flat()].filter(
    (quote) => quote !== null && quote.trim() !== '',
  ) as string[]
