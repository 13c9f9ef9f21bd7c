/** The states of an interview and the actions allowed in each. */
import { AppError } from '@/domain/errors'

export const INTERVIEW_STATUSES = ['in_progress', 'saved', 'completed', 'abandoned'] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]

/** Open interviews accept answers and can end; ended ones never change again. */
export const OPEN_STATUSES: readonly InterviewStatus[] = ['in_progress', 'saved']

export const isOpen = (status: InterviewStatus): boolean => OPEN_STATUSES.includes(status)

/** Only a saved interview can be resumed. */
export const isResumable = (status: InterviewStatus): boolean => status === 'saved'

/** @throws AppError CONFLICT when the interview has ended. */
export function assertOpen(status: InterviewStatus): void {
  if (isOpen(status)) return
  throw new AppError(
    'CONFLICT',
    'interview-ended',
    status === 'completed'
      ? 'This interview is already completed and cannot be changed.'
      : 'This interview was discarded and cannot be changed.',
  )
}

/** @throws AppError BAD_REQUEST when a question that is named, by an answer or else, is not in the interview */
export function assertKnownQuestions(
  questions: readonly { id: string }[],
  answers: readonly { questionId: string }[],
): void {
  const known = new Set(questions.map((question) => question.id))
  if (!answers.every((answer) => known.has(answer.questionId))) {
    throw new AppError('BAD_REQUEST', 'unknown-question', 'The request names a question that is not in this interview.')
  }
}

/** @throws AppError BAD_REQUEST when the index is out of range */
export function assertQuestionIndex(index: number, questionCount: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= questionCount) {
    throw new AppError('BAD_REQUEST', 'question-index-out-of-range', 'The question index is out of range.')
  }
}

/** Where a saved interview resumes: after the current question when it is answered, otherwise at it. */
export const resumeIndex = (current: number, questionCount: number, currentIsAnswered: boolean): number =>
  Math.min(current + (currentIsAnswered ? 1 : 0), questionCount - 1)
