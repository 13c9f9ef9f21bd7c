import { z } from 'zod'
import { EVALUATORS, interviewSummarySchema, rangeSchema } from './interview'

/** What all interviews of a person add up to, and those that are in progress. */
export const interviewOverviewSchema = z.object({
  /** Over the completed interviews; `score`, `low` and `high` are sums over those that have them. */
  totals: z.object({
    completed: z.int(),
    answered: z.int(),
    scored: z.int(),
    score: z.int(),
    ranged: z.int(),
    low: z.int(),
    high: z.int(),
  }),
  /** The latest scores, the oldest of them first. */
  series: z.array(
    z.object({
      score: z.int(),
      date: z.date(),
      range: rangeSchema.nullable(),
      evaluator: z.enum(EVALUATORS).nullable(),
    }),
  ),
  /** Those in progress that were started last. */
  inProgress: z.array(interviewSummarySchema),
  isMoreInProgress: z.boolean(),
})
export type InterviewOverviewDto = z.infer<typeof interviewOverviewSchema>
