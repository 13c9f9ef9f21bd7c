import { AppError } from '@/domain/errors'
import type { Deps } from '@/server/ports'
import { getPracticePlan } from './plan'

/**
 * Sends the plan until the interview to the account's address, once.
 * @throws AppError CONFLICT if no interview date is ahead
 */
export async function mailPracticePlan(deps: Deps, userId: string): Promise<{ message: string }> {
  const { daysLeft } = await getPracticePlan(deps, userId)
  if (daysLeft === null) {
    throw new AppError('CONFLICT', 'no-interview-date', 'Set the date of your interview first.')
  }
  await deps.prisma.$transaction((tx) => deps.queue.enqueue(tx, 'send-mail', { kind: 'practice-plan', userId }))
  deps.queue.wake('send-mail')
  return { message: 'Your plan is on its way to your mailbox.' }
}
