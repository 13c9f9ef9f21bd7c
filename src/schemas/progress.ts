import { z } from 'zod'
import { PROGRESS_GROUPS } from '@/domain/interview/progress'
import { EVALUATORS, questionScoreSchema, role, userInterviewsInput } from './interview'

export const progressInput = userInterviewsInput.extend({
  role: role.optional().describe('Left out, the role that was practised last.'),
  group: z
    .enum(PROGRESS_GROUPS, { error: 'There is no such group of answers.' })
    .default('all')
    .describe('Which answers the points are of: all, those to a kind of question, or stories that prove a competency.'),
})
export type ProgressInput = z.infer<typeof progressInput>

/** How the answers in one role scored over time. */
export const progressSchema = z.object({
  /** The roles in which something was scored, the one practised last first. */
  roles: z.array(z.string()),
  /** Whose points these are; null before anything was scored. */
  role: z.string().nullable(),
  group: z.enum(PROGRESS_GROUPS),
  /** The groups that have answers among the latest points, with the average of these. */
  groups: z.array(z.object({ group: z.enum(PROGRESS_GROUPS), answers: z.int(), average: z.int() })),
  /** An interview each, or the questions answered again on one day (UTC); the latest, the oldest of them first. */
  points: z.array(
    z.object({
      date: z.date(),
      score: questionScoreSchema.shape.score,
      range: questionScoreSchema.shape.range.nullable(),
      /** Who read the answers; an AI model where it read all of them. */
      evaluator: z.enum(EVALUATORS).nullable(),
      answers: z.int(),
      /** Answers given again after an interview. */
      isRetake: z.boolean(),
    }),
  ),
})
export type ProgressDto = z.infer<typeof progressSchema>
