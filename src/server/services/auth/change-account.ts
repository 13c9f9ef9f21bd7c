/** Changing the address and the password of an account. */
import { NO_PASSWORD } from '@/domain/account/password'
import { AppError } from '@/domain/errors'
import type { UpdateEmailInput, UpdatePasswordInput, UserDto } from '@/schemas/user'
import { hashPassword, verifyPassword } from '@/server/passwords'
import type { Deps } from '@/server/ports'
import { seal } from '@/server/seal'
import { timeOfVerification } from '@/server/services/mail'
import { findUser, lockUser, toUserDto, userSelect } from '@/server/services/shared/user-row'
import type { NewSession } from '@/server/session'
import { confirmOwner, type Shown } from './confirm-owner'
import { assertFreeEmail, refuseCommonPassword, refuseTakenEmail } from './sign-in'

/**
 * Changes the address of the account and sends a verification link to the new one and a notice to the old one. Links
 * sent to the old address stop working.
 * @throws AppError FORBIDDEN without confirmation · CONFLICT when the address is taken · BAD_REQUEST when the account
 * has this address already
 */
export async function updateEmail(
  deps: Deps,
  userId: string,
  { newEmail, currentPassword }: UpdateEmailInput,
  session: Shown['session'],
): Promise<{ user: UserDto; message: string }> {
  await confirmOwner(deps, userId, { session, currentPassword })
  const { email: known } = await findUser(deps.prisma, userId)
  if (known === newEmail) throw sameEmail()
  await assertFreeEmail(deps, newEmail)
  const when = await timeOfVerification(deps, newEmail)
  const row = await deps.prisma
    .$transaction(async (tx) => {
      await lockUser(tx, userId)
      const { email: oldEmail, emailVerifiedAt } = await findUser(tx, userId)
      if (oldEmail === newEmail) throw sameEmail()
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
      const [to, from] = [seal(deps.secret, newEmail), seal(deps.secret, oldEmail)]
      await deps.queue.enqueue(tx, 'send-mail', { kind: 'verify-new-email', userId, sealedAddress: to }, when)
      const isUnverified = emailVerifiedAt === null ? true : undefined
      await deps.queue.enqueue(tx, 'send-mail', { kind: 'email-changed', userId, sealedAddress: from, isUnverified })
      return updated
    })
    .catch(refuseTakenEmail)
  deps.queue.wake('send-mail')
  return {
    user: await toUserDto(deps.prisma, row, deps.now()),
    message: `Your email address is now ${newEmail}. We've sent a link to verify it.`,
  }
}

const sameEmail = () => new AppError('BAD_REQUEST', 'same-email', 'This is already the email address of your account.')

/**
 * Changes the password and revokes every session except the new one that is returned. Password reset links stop
 * working.
 * @throws AppError BAD_REQUEST when the current password is wrong, when the account has no password, or when the new
 * one is too common
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
    // Compare-and-set: the password may have been changed while the new one was being hashed.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: known.passwordHash },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    })
    if (count === 0) throw wrong()
    await tx.emailToken.deleteMany({ where: { userId, kind: 'reset_password' } })
    const changed = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { sessionVersion: true, email: true },
    })
    const sealedAddress = seal(deps.secret, changed.email)
    await deps.queue.enqueue(tx, 'send-mail', { kind: 'password-changed', userId, sealedAddress })
    return changed
  })
  deps.queue.wake('send-mail')
  return {
    message: 'Your password is changed. Other browsers have been signed out.',
    session: { userId, version: sessionVersion },
  }
}
