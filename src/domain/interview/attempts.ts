/** Answering a question again after the interview. */
import { AppError } from '@/domain/errors'
import type { InterviewStatus } from './lifecycle'

/** Attempts at one question, the interview's own included. */
export const MAX_ATTEMPTS = 10

type Attempt = { status: 'processing' | 'ready' | 'failed' }

/** Attempts that are left. One that could not be read does not count. */
export const attemptsLeft = (attempts: readonly Attempt[]): number =>
  Math.max(0, MAX_ATTEMPTS - attempts.filter(({ status }) => status !== 'failed').length)

/** @throws AppError CONFLICT before there is an evaluation to compare with. */
export function assertEvaluated(interview: { status: InterviewStatus; feedbackStatus: string }): void {
  if (interview.status === 'completed' && interview.feedbackStatus === 'ready') return
  throw new AppError(
    'CONFLICT',
    'no-feedback-yet',
    'Questions can be answered again once the interview has its feedback.',
  )
}

/**
 * @param attempts all attempts at the question so far, the interview's own included
 * @throws AppError CONFLICT when there can be no further attempt now
 */
export function assertMayAttempt(attempts: readonly Attempt[]): void {
  if (attempts.some(({ status }) => status === 'processing')) {
    throw new AppError('CONFLICT', 'attempt-being-read', 'Your last attempt at this question is still being read.')
  }
  if (attemptsLeft(attempts) === 0) {
    throw new AppError(
      'CONFLICT',
      'attempts-used-up',
      `A question can be answered ${MAX_ATTEMPTS} times, and these are used up.`,
    )
  }
}

/**
 * Whether rules read an attempt after the interview in place of a model, so that the model may have another try.
 * @param hasModel a model is set up
 */
export const isFallback = (
  { status, evaluator }: { status: string; evaluator: string | null },
  hasModel: boolean,
): boolean => hasModel && status === 'ready' && evaluator === 'local'
