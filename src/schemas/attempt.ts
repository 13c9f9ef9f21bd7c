import { z } from 'zod'
import { isAnswered } from '@/domain/interview/answers'
import { EVALUATORS, questionScoreSchema } from './interview'
import { pageFields } from './paging'
import { answerText, id } from './text'

export const ATTEMPT_STATUSES = ['processing', 'ready', 'failed'] as const

/**
 * One answer to a question of an interview; number 1 is the interview's own. At a follow-up question that was first
 * taken after the interview, number 1 is the first of these.
 */
export const attemptSchema = z.object({
  questionId: z.string(),
  number: z.int().min(1),
  text: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  /** Who read the answer; null until it was read. */
  evaluator: z.enum(EVALUATORS).nullable(),
  result: questionScoreSchema.nullable(),
  /** True when rules read a further attempt in place of an AI service, so that it can be read again. */
  fallback: z.boolean().optional(),
  createdAt: z.date(),
})
export type AttemptDto = z.infer<typeof attemptSchema>

export const attemptsInput = z.object({ id, ...pageFields })

export const retakeAnswerInput = z.object({
  id,
  questionId: id,
  text: answerText.refine(isAnswered, 'Write an answer first.'),
})
export type RetakeAnswerInput = z.infer<typeof retakeAnswerInput>

export const rereadAttemptInput = z.object({
  id,
  questionId: id,
  number: z.int('The number of the attempt must be a whole number.').min(1, 'Attempts are counted from 1.'),
})
export type RereadAttemptInput = z.infer<typeof rereadAttemptInput>
