import { z } from 'zod'
import { isAnswered } from '@/domain/interview/answers'
import { EVALUATORS, questionScoreSchema } from './interview'
import { answerText, id } from './text'

export const ATTEMPT_STATUSES = ['processing', 'ready', 'failed'] as const

/**
 * One answer to a question of an interview; number 1 is the interview's own. For a follow-up question that was first
 * answered after the interview, number 1 is the first of these answers.
 */
export const attemptSchema = z.object({
  questionId: z.string(),
  /** The attempt at this question, counted from 1. */
  number: z.int().min(1),
  text: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  /** The evaluator; null until the answer is evaluated. */
  evaluator: z.enum(EVALUATORS).nullable(),
  /** Null until the answer is evaluated. */
  result: questionScoreSchema.nullable(),
  /** True if rules evaluated a further attempt instead of the AI service, so that it can be evaluated again. */
  fallback: z.boolean().optional(),
  createdAt: z.date(),
})
export type AttemptDto = z.infer<typeof attemptSchema>

export const NOT_AN_ATTEMPT_NUMBER = 'The number of the attempt must be a whole number.'

/** Bounded, because a number that the database cannot hold would be a fault there. */
export const attemptNumber = z
  .int(NOT_AN_ATTEMPT_NUMBER)
  .min(1, 'Attempts are counted from 1.')
  .max(10_000, 'There is no such attempt.')

export const retakeAnswerInput = z.object({
  id,
  questionId: id,
  text: answerText.refine(isAnswered, 'Write an answer first.'),
})
export type RetakeAnswerInput = z.infer<typeof retakeAnswerInput>

export const rereadAttemptInput = z.object({
  id,
  questionId: id,
  number: attemptNumber,
})
export type RereadAttemptInput = z.infer<typeof rereadAttemptInput>
