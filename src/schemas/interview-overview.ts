import { z } from 'zod'
import { interviewSummarySchema } from './interview'

/** The totals of a user's interviews, and the latest ones in progress. */
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
  /** The latest interviews in progress, newest first. */
  inProgress: z.array(interviewSummarySchema),
  isMoreInProgress: z.boolean(),
})
export type InterviewOverviewDto = z.infer<typeof interviewOverviewSchema>
