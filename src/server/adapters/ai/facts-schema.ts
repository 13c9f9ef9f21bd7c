/** What the model reports on one answer. */
import { z } from 'zod'

const quotes = z.array(z.string())

/** A model does not say `unsure`: it says what it finds, and code decides what is proven. */
export const REPORTED_VERDICTS = ['met', 'partly', 'missing', 'contradicted'] as const

export const foundFactsSchema = z.object({
  points: z.array(
    z.object({
      /** Number of the key point, from 1. */
      point: z.int(),
      verdict: z.enum(REPORTED_VERDICTS),
      quote: z.string().nullable(),
    }),
  ),
  parts: z.object({ setting: quotes, task: quotes, action: quotes, result: quotes }),
})
export type FoundFacts = z.infer<typeof foundFactsSchema>

/** All quotes that a report gives as proof. */
export const quotesOf = ({ points, parts }: FoundFacts): string[] =>
  [...points.map(({ quote }) => quote), ...Object.values(parts).flat()].filter(
    (quote) => quote !== null && quote.trim() !== '',
  ) as string[]
