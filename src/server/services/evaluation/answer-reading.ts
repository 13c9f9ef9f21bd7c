/** The stored evaluation of one attempt at a question, with the input of the evaluator. */
import { withWaysToSay } from '@/content/known-question'
import { AppError } from '@/domain/errors'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import { type QuestionScoreDto, questionScoreSchema } from '@/schemas/interview'
import type { Tx } from '@/server/ports'
import { interviewNotFound, questionIn } from '@/server/services/interview'

export type ReadingKey = { interviewId: string; questionId: string; number: number }

export type AnswerReading = {
  evaluator: string
  result: QuestionScoreDto
  /** The evaluator's input. */
  input: EvaluationInput
}

/**
 * The current evaluation.
 * @throws AppError NOT_FOUND no such interview, or another user's · no such answer, or not evaluated yet
 */
export async function findReading(
  tx: Tx,
  userId: string,
  { interviewId, questionId, number }: ReadingKey,
): Promise<AnswerReading> {
  const interview = await tx.interview.findUnique({
    where: { userId_id: { userId, id: interviewId } },
    select: { role: true, questions: true },
  })
  if (!interview) throw interviewNotFound()
  const { role } = interview
  const questions = interview.questions as unknown as InterviewQuestion[]
  const question = questionIn({ questions, role }, questionId)
  const read = (await attemptAt(tx, { userId, interviewId, questionId, number })) ?? null
  if (!read?.evaluator || !read.result || !question) {
    throw new AppError('NOT_FOUND', 'attempt-not-found', 'There is no answer here that was read.')
  }
  return {
    evaluator: read.evaluator,
    result: questionScoreSchema.parse(read.result),
    input: { question: withWaysToSay(question, role as Role), answer: read.text, role },
  }
}

/** Like `findReading`, but null if there is none, for example while the answer is being evaluated again. */
export const standingReading = (tx: Tx, userId: string, key: ReadingKey): Promise<AnswerReading | null> =>
  findReading(tx, userId, key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })

async function attemptAt(tx: Tx, { number, ...where }: ReadingKey & { userId: string }) {
  const further = await tx.answerAttempt.findUnique({
    where: { userId_interviewId_questionId_number: { ...where, number } },
    select: { text: true, evaluator: true, result: true },
  })
  if (further || number !== 1) return further
  const key = { userId_interviewId_questionId: where }
  const score = await tx.answerScore.findUnique({ where: key, select: { evaluator: true, result: true } })
  const answer = score && (await tx.answer.findUnique({ where: key, select: { text: true } }))
  return answer && { ...answer, ...score }
}
