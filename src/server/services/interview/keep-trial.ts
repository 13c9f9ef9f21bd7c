/** Transferring an answer that was given before sign-up to the account. */
import { trialQuestion } from '@/content/trial-questions'
import { AppError } from '@/domain/errors'
import type { KeepTrialInput, KeptTrialDto } from '@/schemas/interview'
import type { Deps, Tx } from '@/server/ports'
import { lockUser } from '@/server/services/shared/user-row'
import { finishInterview } from './end'
import { toStored } from './stored-question'
import { within, writeAnswer } from './write-answer'

/**
 * Creates a completed interview of the one question, evaluated like any other; it costs no unit. Once per account;
 * idempotent for the same answer.
 * @throws AppError BAD_REQUEST a question that cannot be tried, or no answer · CONFLICT another answer was kept before
 */
export async function keepTrial(deps: Deps, { userId, role, questionId, text }: KeepTrialInput): Promise<KeptTrialDto> {
  const question = trialQuestion(role, questionId)
  if (!question) {
    throw new AppError('BAD_REQUEST', 'unknown-question', 'This question is not one of those that can be tried.')
  }
  const now = deps.now()
  const interviewId = await deps.prisma.$transaction(async (tx) => {
    // Serialises concurrent requests, so that two tabs keep one answer.
    await lockUser(tx, userId)
    const kept = await keptBefore(tx, userId)
    if (kept?.answers.some((answer) => answer.questionId === questionId && answer.text === text)) return kept.id
    if (kept) {
      throw new AppError(
        'CONFLICT',
        'trial-already-kept',
        'An answer from before you signed in is already among your results; each account can keep one.',
      )
    }
    const { id } = await tx.interview.create({
      data: { userId, role, questions: [toStored(question)], questionCount: 1, isTrial: true, createdAt: now },
      select: { id: true },
    })
    await writeAnswer(within(tx), { userId, id, now }, { questionId, text, timeSpent: 0 })
    await finishInterview(deps, tx, { userId, id, now })
    return id
  })
  deps.queue.wake('evaluate-interview')
  return { interviewId }
}

const keptBefore = (tx: Tx, userId: string) =>
  tx.interview.findFirst({
    where: { userId, isTrial: true },
    select: { id: true, answers: { select: { questionId: true, text: true } } },
  })
