/** Ending an interview: completed, so that its answers are evaluated, or discarded. */
import { AppError } from '@/domain/errors'
import { isProbe } from '@/domain/interview/follow-up'
import { assertKnownQuestions, assertOpen } from '@/domain/interview/lifecycle'
import { costOfDiscarding, freeDiscardsLeft } from '@/domain/plans/discards'
import type { AnswerInput, CompleteInterviewInput, InterviewDto } from '@/schemas/interview'
import type { Deps, Tx } from '@/server/ports'
import { countFreeDiscards, giveBackDiscarded } from '@/server/services/shared/usage'
import { lockUser } from '@/server/services/shared/user-row'
import { getInterview, lockInterview, lockOpenInterview } from './queries'
import { type Place, writeAnswers } from './write-answer'

/**
 * Discards an interview. One without answers refunds its unit, as often as `costOfDiscarding` allows.
 * @throws AppError NOT_FOUND · CONFLICT it has ended
 */
export async function discardInterview(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  const now = deps.now()
  await deps.prisma.$transaction(async (tx) => {
    // Locks the user before the interview, in the same order as starting does. Concurrent discards are thus counted one
    // by one.
    await lockUser(tx, userId)
    await lockOpenInterview(tx, userId, id)
    const { createdAt } = await tx.interview.update({
      where: { userId_id: { userId, id } },
      data: { status: 'abandoned' },
      select: { createdAt: true },
    })
    const answered = await tx.answer.count({ where: { userId, interviewId: id, wordCount: { gt: 0 } } })
    const freeLeft = freeDiscardsLeft(await countFreeDiscards(tx, userId, now))
    if (costOfDiscarding({ answered, startedAt: createdAt, now, freeLeft }) === 'nothing') {
      await giveBackDiscarded(tx, userId, id, now)
    }
  })
  return getInterview(deps, userId, id)
}

/**
 * Stores the last answers, ends the interview and starts its evaluation. Idempotent for the same answers.
 * @throws AppError NOT_FOUND · CONFLICT it has ended · BAD_REQUEST no answer, or one to no question of the interview
 */
export async function completeInterview(
  deps: Deps,
  userId: string,
  { id, answers }: CompleteInterviewInput,
): Promise<InterviewDto> {
  const now = deps.now()
  await deps.prisma.$transaction(async (tx) => {
    const { status, questions } = await lockInterview(tx, userId, id)
    if (status === 'completed' && (await isStored(tx, { userId, id }, answers))) return
    assertOpen(status)
    assertKnownQuestions(questions, answers)
    await writeAnswers(tx, { userId, id, now }, answers)
    await finishInterview(deps, tx, { userId, id, now })
  })
  deps.queue.wake('evaluate-interview')
  return getInterview(deps, userId, id)
}

/** Whether all these answers are stored, or superseded by newer ones, as when a completion is sent twice. */
async function isStored(tx: Tx, { userId, id }: Omit<Place, 'now'>, answers: readonly AnswerInput[]): Promise<boolean> {
  const select = { questionId: true, text: true, revision: true }
  const rows = await tx.answer.findMany({ where: { userId, interviewId: id }, select })
  const stored = new Map(rows.map((row) => [row.questionId, row]))
  return answers.every(({ questionId, text, revision }) => {
    const row = stored.get(questionId)
    const isOlder = row !== undefined && revision !== undefined && row.revision > revision
    return isOlder || (row?.text ?? '') === text
  })
}

/**
 * Ends an interview whose answers are stored, and enqueues its evaluation. The caller wakes `evaluate-interview` after
 * the commit.
 * @throws AppError BAD_REQUEST no answer that is scored has a word
 */
export async function finishInterview({ queue }: Deps, tx: Tx, { userId, id, now }: Place): Promise<void> {
  const where = { userId, interviewId: id, wordCount: { gt: 0 } }
  const answered = await tx.answer.findMany({ where, select: { questionId: true } })
  if (!answered.some(({ questionId }) => !isProbe(questionId)))
    throw new AppError(
      'BAD_REQUEST',
      'nothing-answered',
      'Answer at least one question before you finish the interview.',
    )
  await tx.interview.update({
    where: { userId_id: { userId, id } },
    data: { status: 'completed', completedAt: now, answeredCount: answered.length, feedbackStatus: 'processing' },
    select: { id: true },
  })
  await queue.enqueue(tx, 'evaluate-interview', { interviewId: id }, { lane: userId })
}
