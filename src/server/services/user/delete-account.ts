/** Deleting an account: its rows at once; files, and a last mail, in a job. */
import { followUp } from '@/domain/payments/follow-up'
import type { Prisma } from '@/generated/prisma/client'
import type { JobPayload } from '@/server/jobs/payloads'
import type { AccountWork, Deps, Tx } from '@/server/ports'
import { seal, unseal } from '@/server/seal'
import { confirmOwner, type Shown } from '@/server/services/auth'
import { sendMail } from '@/server/services/mail'
import { findUser, lockUser } from '@/server/services/shared/user-row'

/**
 * Deletes the account and every row that belongs to it, including those of its jobs. Payments for which money moved, or
 * still may (a popup in which one card was declined accepts another), are kept for the books without personal data, as
 * is the audit log of operators. A job deletes what is stored outside the database; it carries the address in encrypted
 * form.
 * @throws AppError FORBIDDEN without confirmation
 */
export async function deleteAccount(deps: Deps, userId: string, shown: Shown): Promise<{ message: string }> {
  await confirmOwner(deps, userId, shown)
  await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    const { email, emailVerifiedAt } = await findUser(tx, userId)
    const isUnverified = emailVerifiedAt === null ? true : undefined
    const droppedPayments = {
      userId,
      OR: [
        { provider: 'sandbox' },
        { status: 'abandoned' },
        { status: 'failed', id: { in: await endedPayments(deps, tx, userId) } },
      ],
    } satisfies Prisma.PaymentWhereInput
    await deps.queue.forget(tx, await workOf(tx, userId, droppedPayments))
    await tx.payment.deleteMany({ where: droppedPayments })
    // The reasons are free text and may contain personal data. The reference to the account is cleared when its row is
    // deleted.
    await tx.auditEntry.updateMany({ where: { userId }, data: { reason: null } })
    await tx.user.delete({ where: { id: userId }, select: { id: true } })
    await deps.queue.enqueue(tx, 'forget-account', { userId, sealedAddress: seal(deps.secret, email), isUnverified })
  })
  deps.queue.wake('forget-account')
  return { message: 'Your account and all its data have been deleted.' }
}

/** Refused payments that are too old to be paid with another card: no check follows that would delete them later. */
async function endedPayments(deps: Deps, tx: Tx, userId: string): Promise<string[]> {
  const failed = await tx.payment.findMany({
    where: { userId, status: 'failed' },
    select: { id: true, createdAt: true },
  })
  return failed.filter(({ createdAt }) => hasEnded(deps, createdAt)).map(({ id }) => id)
}

const hasEnded = (deps: Deps, createdAt: Date) =>
  followUp((deps.now().getTime() - createdAt.getTime()) / 1000, true).kind === 'end'

/** The ids by which jobs about the account are found. Payments that are kept are still followed up. */
async function workOf(tx: Tx, userId: string, payments: Prisma.PaymentWhereInput): Promise<AccountWork> {
  const select = { id: true } as const
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    userId,
    interviewIds: ids(await tx.interview.findMany({ where: { userId }, select })),
    cvReviewIds: ids(await tx.cvReview.findMany({ where: { userId }, select })),
    paymentIds: ids(await tx.payment.findMany({ where: payments, select })),
  }
}

/**
 * Deletes the user's data from files: mails in the outbox, and the remains of deleted rows in the embedded database.
 * Then sends the mail that confirms the deletion.
 */
export async function forgetAccount(
  deps: Deps,
  { userId, sealedAddress, isUnverified }: JobPayload<'forget-account'>,
): Promise<void> {
  await deps.mailer.forget({ userId, address: unseal(deps.secret, sealedAddress) })
  await deps.purgeLogs()
  await sendMail(deps, { kind: 'account-deleted', sealedAddress, isUnverified })
}
