/** Deleting an account. */
import type { Prisma } from '@/generated/prisma/client'
import type { AccountWork, Deps, Tx } from '@/server/ports'
import { seal } from '@/server/seal'
import { confirmOwner, type Shown } from '@/server/services/auth'
import { findUser, lockUser } from '@/server/services/shared/user-row'

/**
 * Deletes the account and every row that belongs to it, the rows of its jobs included. Payments for which money moved,
 * or still may (a popup in which one card was refused takes another), are kept for the books without the person, as is
 * the audit of operators. A job removes what is outside the database; it carries the address sealed.
 * @throws AppError FORBIDDEN without a confirmation
 */
export async function deleteAccount(deps: Deps, userId: string, shown: Shown): Promise<{ message: string }> {
  await confirmOwner(deps, userId, shown)
  await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    const { email } = await findUser(tx, userId)
    const droppedPayments = {
      userId,
      OR: [{ provider: 'sandbox' }, { status: 'abandoned' }],
    } satisfies Prisma.PaymentWhereInput
    await deps.queue.forget(tx, await workOf(tx, userId, droppedPayments))
    await tx.payment.deleteMany({ where: droppedPayments })
    // The reasons are free text; who it was about goes with the account's row.
    await tx.auditEntry.updateMany({ where: { userId }, data: { reason: null } })
    await tx.user.delete({ where: { id: userId }, select: { id: true } })
    await deps.queue.enqueue(tx, 'forget-account', { userId, sealedAddress: seal(deps.secret, email) })
  })
  deps.queue.wake('forget-account')
  return { message: 'Your account and all its data have been deleted.' }
}

/** What the jobs about an account name; payments that stay are still followed up. */
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
