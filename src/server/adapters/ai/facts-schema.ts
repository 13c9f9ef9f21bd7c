/** Schema of the model's report on one answer. */
import { z } from 'zod'

const quotes = z.array(z.string())

/** Verdicts of the model; `unsure` is assigned only by our code. */
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

/** All non-empty quotes of a report. */
export const quotesOf = ({ points, parts }: FoundFacts): string[] =>
  [...points.map(({ quote }) => quote), ...Object.values(parts).flat()].filter(
    (quote) => quote !== null && quote.trim() !== '',
  ) as string[]
