/** Sending a mail again. */
import { AppError } from '@/domain/errors'
import { isCredited } from '@/domain/payments/transition'
import type { ResentMailKind } from '@/schemas/desk'
import type { JobPayload } from '@/server/jobs/payloads'
import type { Deps, Tx } from '@/server/ports'
import { lockReferenced } from '@/server/services/payment'
import { writeAudit } from '@/server/services/shared/audit'
import { findUser } from '@/server/services/shared/user-row'
import { accountId } from './find-account'

export type ResendInput = {
  operator: string
  kind: ResentMailKind
  /** Address or id of an account; for a receipt, the reference of the payment. */
  about: string
  reason?: string | undefined
}

type Wanted = { userId: string; payload: JobPayload<'send-mail'>; subject?: string }

/**
 * Enqueues the mail, with a new link if it contains one.
 * @throws AppError NOT_FOUND · CONFLICT when there is nothing to send
 */
export async function resendMail(
  deps: Deps,
  { operator, reason, ...input }: ResendInput,
): Promise<{ outcome: string }> {
  const outcome = `the ${input.kind} mail is in the queue`
  await deps.prisma.$transaction(async (tx) => {
    const { userId, payload, subject } = await wanted(tx, input)
    await deps.queue.enqueue(tx, 'send-mail', payload)
    await writeAudit(tx, deps.now(), { operator, act: 'resend-mail', userId, subject, reason, outcome })
  })
  deps.queue.wake('send-mail')
  return { outcome }
}

async function wanted(tx: Tx, { kind, about }: Pick<ResendInput, 'kind' | 'about'>): Promise<Wanted> {
  if (kind === 'receipt') {
    const { id, userId, status, paidAt } = await lockReferenced(tx, about)
    if (userId === null)
      throw new AppError('CONFLICT', 'conflict', 'The account of this payment is deleted: nobody gets its receipt.')
    if (!isCredited(status) || !paidAt)
      throw new AppError('CONFLICT', 'conflict', `This payment has no receipt: it is ${status}.`)
    return { userId, payload: { kind: 'payment-receipt', paymentId: id }, subject: about }
  }
  const userId = await accountId(tx, about)
  if (kind === 'reset') return { userId, payload: { kind: 'reset-password', userId } }
  const { emailVerifiedAt } = await findUser(tx, userId)
  if (emailVerifiedAt) throw new AppError('CONFLICT', 'conflict', 'The address of this account is verified already.')
  return { userId, payload: { kind: 'verify-email', userId } }
}
