/** Schema of the model's report on one answer. */
import { z } from 'zod'
import { type FoundFacts, REPORTED_VERDICTS } from '@/domain/evaluation/model-report/found-facts'

const quotes = z.array(z.string())

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
}) satisfies z.ZodType<FoundFacts>
