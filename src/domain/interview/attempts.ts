/** Further attempts at a question after the interview. */

import { AppError } from '@/domain/errors'
import { isProbe } from './follow-up'
import type { InterviewStatus } from './lifecycle'

/** Attempts per question, including the answer in the interview. */
export const MAX_ATTEMPTS = 10

type Attempt = { status: 'processing' | 'ready' | 'failed' }

/** Remaining attempts. A failed evaluation does not count. */
export const attemptsLeft = (attempts: readonly Attempt[]): number =>
  Math.max(0, MAX_ATTEMPTS - attempts.filter(({ status }) => status !== 'failed').length)

/** @throws AppError BAD_REQUEST the answer to this question is not scored */
export function assertScored(questionId: string): void {
  if (isProbe(questionId))
    throw new AppError('BAD_REQUEST', 'not-scored', 'This question is about your own words, and is not scored.')
}

/**
 * @param tooEarly the message of the refusal
 * @throws AppError CONFLICT until the interview has its feedback
 */
export function assertEvaluated(
  interview: { status: InterviewStatus; feedbackStatus: string },
  tooEarly = 'Questions can be answered again once the interview has its feedback.',
): void {
  if (interview.status === 'completed' && interview.feedbackStatus === 'ready') return
  throw new AppError('CONFLICT', 'no-feedback-yet', tooEarly)
}

/**
 * @param attempts all attempts at the question so far, including the answer in the interview
 * @throws AppError CONFLICT when no further attempt is allowed now
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
 * Whether an attempt was evaluated by rules although a model is set up, so that a model may evaluate it again.
 * @param hasModel whether a model is set up
 */
export const isFallback = (
  { status, evaluator }: { status: string; evaluator: string | null },
  hasModel: boolean,
): boolean => hasModel && status === 'ready' && evaluator === 'local'
