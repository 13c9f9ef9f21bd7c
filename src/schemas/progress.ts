import { z } from 'zod'
import { PROGRESS_GROUPS } from '@/domain/interview/progress'
import { EVALUATORS, questionScoreSchema, role } from './interview'
import { userInput } from './text'

export const progressInput = userInput.extend({
  role: role.optional().describe('Left out, the role that was practised last.'),
  group: z
    .enum(PROGRESS_GROUPS, { error: 'There is no such group of answers.' })
    .default('all')
    .describe('Which answers the points are of: all, those to a kind of question, or stories that prove a competency.'),
})
export type ProgressInput = z.infer<typeof progressInput>

/** How the answers for one role scored over time. */
export const progressSchema = z.object({
  /** The roles with at least one scored interview, the most recently practised one first. */
  roles: z.array(z.string()),
  /** The role of the points; null if nothing has been scored yet. */
  role: z.string().nullable(),
  group: z.enum(PROGRESS_GROUPS),
  /** The groups with answers among the latest points, and the average of these answers. */
  groups: z.array(z.object({ group: z.enum(PROGRESS_GROUPS), answers: z.int(), average: z.int() })),
  /**
   * One point per interview, or per day (UTC) on which questions were answered again; the latest ones, oldest first.
   */
  points: z.array(
    z.object({
      date: z.date(),
      score: questionScoreSchema.shape.score,
      range: questionScoreSchema.shape.range.nullable(),
      /** The evaluator; 'llm' only if the model evaluated all of the answers. */
      evaluator: z.enum(EVALUATORS).nullable(),
      answers: z.int(),
      /** Whether the answers were given again after an interview. */
      isRetake: z.boolean(),
    }),
  ),
})
export type ProgressDto = z.infer<typeof progressSchema>
