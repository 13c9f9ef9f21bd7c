/** Evaluating an interview again. */
import { AppError } from '@/domain/errors'
import { feedbackSummarySchema, type InterviewDto } from '@/schemas/interview'
import type { Deps, Tx } from '@/server/ports'
import { getInterview, lockInterview } from '@/server/services/interview'
import { restartEvaluation } from './evaluate-interview'

/**
 * Starts the evaluation again after it failed, or after rules replaced an AI service that could not be reached. Results
 * of the model are kept. A refunded unit is charged again only when the evaluation succeeds.
 * @throws AppError NOT_FOUND · CONFLICT when there is nothing to repeat
 */
export async function retryEvaluation(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  await deps.prisma.$transaction(async (tx) => {
    const { feedbackStatus } = await lockInterview(tx, userId, id)
    if (feedbackStatus !== 'failed' && !(feedbackStatus === 'ready' && (await hasFallback(tx, userId, id)))) {
      throw new AppError(
        'CONFLICT',
        'evaluation-not-repeatable',
        'Only an evaluation that failed, or one that had to do without the AI service, can be started again.',
      )
    }
    await restartEvaluation(deps, tx, { userId, interviewId: id })
  })
  deps.queue.wake('evaluate-interview')
  return getInterview(deps, userId, id)
}

async function hasFallback(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx.interview.findUnique({ where: { userId_id: { userId, id } }, select: { summary: true } })
  return feedbackSummarySchema.safeParse(row?.summary).data?.fallback === true
}
