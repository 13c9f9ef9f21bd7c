/** What the model reports on one answer. */
import { z } from 'zod'

const share = z.number().min(0).max(1)
const quotes = z.array(z.string())

export const foundFactsSchema = z.object({
  points: z.array(
    z.object({
      /** Number of the key point, from 1. */
      point: z.int(),
      strength: share,
      quote: z.string().nullable(),
      denied: z.boolean(),
    }),
  ),
  parts: z.object({ situation: quotes, task: quotes, action: quotes, result: quotes }),
  ownership: z.object({ own: quotes, shared: quotes }),
  specifics: z.object({ tools: quotes, people: quotes, outcomes: quotes }),
  /** Opening words of each sentence that answers the question. */
  sentences: quotes,
  relevance: z.object({ strength: share, quote: z.string().nullable() }),
})
export type FoundFacts = z.infer<typeof foundFactsSchema>

/** All quotes that a report gives as proof. */
export const quotesOf = ({ points, parts, ownership, specifics, relevance }: FoundFacts): string[] =>
  [
    ...points.map(({ quote }) => quote),
    ...Object.values(parts).flat(),
    ...Object.values(ownership).flat(),
    ...Object.values(specifics).flat(),
    relevance.quote,
  ].filter((quote) => quote !== null && quote.trim() !== '') as string[]
