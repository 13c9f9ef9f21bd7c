/** Ending an interview: from here on its answers are read. */
import { AppError } from '@/domain/errors'
import type { Deps, Tx } from '../ports'

/**
 * Ends an interview whose answers are stored, and starts its evaluation; once the transaction is committed,
 * `evaluate-interview` is to be woken.
 * @throws AppError BAD_REQUEST no answer has a word
 */
export async function finishInterview({ queue }: Deps, tx: Tx, id: string, now: Date): Promise<void> {
  const answeredCount = await tx.answer.count({ where: { interviewId: id, wordCount: { gt: 0 } } })
  if (answeredCount === 0)
    throw new AppError(
      'BAD_REQUEST',
      'nothing-answered',
      'Answer at least one question before you finish the interview.',
    )
  await tx.interview.update({
    where: { id },
    data: { status: 'completed', completedAt: now, answeredCount, feedbackStatus: 'processing' },
  })
  await queue.enqueue(tx, 'evaluate-interview', { interviewId: id })
}
