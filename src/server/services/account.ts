/** Changing the address or password of an account, and deleting it. */
import { NO_PASSWORD } from '@/domain/account/password'
import { AppError } from '@/domain/errors'
import type { Prisma } from '@/generated/prisma/client'
import type { UpdateEmailInput, UpdatePasswordInput, UserDto } from '@/schemas/user'
import { hashPassword, verifyPassword } from '../passwords'
import type { AccountWork, Deps, Tx } from '../ports'
import { seal } from '../seal'
import type { NewSession } from '../session'
import { refuseTakenEmail } from './auth'
import { confirmOwner, type Shown } from './confirm-owner'
import { forgetInAudit } from './desk/audit'
import { refuseCommonPassword } from './refuse-common-password'
import { lockUser } from './usage'
import { findUser, toUserDto, userSelect } from './user'

/**
 * Moves the account to another address, which has to be verified anew; the old one is told. Links that were sent to the
 * old address stop working.
 * @throws AppError FORBIDDEN without a confirmation · CONFLICT when the address is taken · BAD_REQUEST when it is the
 * account's already
 */
export async function updateEmail(
  deps: Deps,
  userId: string,
  { newEmail, currentPassword }: UpdateEmailInput,
  session: Shown['session'],
): Promise<{ user: UserDto; message: string }> {
  await confirmOwner(deps, userId, { session, currentPassword })
  const row = await deps.prisma
    .$transaction(async (tx) => {
      await lockUser(tx, userId)
      const { email: oldEmail } = await findUser(tx, userId)
      if (oldEmail === newEmail)
        throw new AppError('BAD_REQUEST', 'same-email', 'This is already the email address of your account.')
      const updated = await tx.user.update({
        where: { id: userId },
        data: {
          email: newEmail,
          emailVerifiedAt: null,
          isEmailMoved: true,
          isHolderVerified: false,
          tokens: { deleteMany: {} },
        },
        select: userSelect,
      })
      await deps.queue.enqueue(tx, 'send-mail', { kind: 'verify-new-email', userId })
      const sealedAddress = seal(deps.secret, oldEmail)
      await deps.queue.enqueue(tx, 'send-mail', { kind: 'email-changed', userId, sealedAddress })
      return updated
    })
    .catch(refuseTakenEmail)
  deps.queue.wake('send-mail')
  return {
    user: await toUserDto(deps.prisma, row, deps.now()),
    message: `Your email address is now ${newEmail}. We've sent a link to verify it.`,
  }
}

/**
 * Changes the password and ends every session but the one whose new token is returned. Reset links stop working.
 * @throws AppError BAD_REQUEST when the current password is wrong, or the new one common
 */
export async function updatePassword(
  deps: Deps,
  userId: string,
  { currentPassword, newPassword }: UpdatePasswordInput,
): Promise<{ message: string; session: NewSession }> {
  refuseCommonPassword(newPassword)
  const wrong = () => new AppError('BAD_REQUEST', 'wrong-password', 'Current password is incorrect')
  const known = await deps.prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (known?.passwordHash === null) throw new AppError('BAD_REQUEST', 'no-password-set', NO_PASSWORD)
  if (!known || !(await verifyPassword(known.passwordHash, currentPassword))) throw wrong()
  const passwordHash = await hashPassword(newPassword)
  const { sessionVersion } = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    // Only while the password that was checked still is the current one.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: known.passwordHash },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    })
    if (count === 0) throw wrong()
    await tx.emailToken.deleteMany({ where: { userId, kind: 'reset_password' } })
    await deps.queue.enqueue(tx, 'send-mail', { kind: 'password-changed', userId })
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: { sessionVersion: true } })
  })
  deps.queue.wake('send-mail')
  return {
    message: 'Your password is changed. Other browsers have been signed out.',
    session: { userId, version: sessionVersion },
  }
}

/**
 * Deletes the account and every row that belongs to it. Payments for which money moved, or still may (a popup in which
 * one card was refused takes another), stay for the books and name nobody any more, as does the record of what operators
 * did. The rows of its jobs go as well; what is kept outside the database is removed by a job, which carries the address
 * sealed, because no row holds it any more.
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
    await forgetInAudit(tx, userId)
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
