/** Resetting a forgotten password by a link. */
import { BROKEN_LINK } from '@/domain/account/email-link'
import type { ProviderId } from '@/domain/account/providers'
import { AppError } from '@/domain/errors'
import type { ResetPasswordInput } from '@/schemas/auth'
import { hashPassword } from '@/server/passwords'
import type { Deps } from '@/server/ports'
import { forgetLimit } from '@/server/rate-limit'
import { findEmailToken, mailToAddress, takeEmailToken } from '@/server/services/mail'
import { lockUser } from '@/server/services/shared/user-row'
import { refuseCommonPassword } from './refuse-common-password'

/** Sends a link to set a new password if the address is known; the answer is the same either way. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<{ message: string }> {
  await mailToAddress(deps, email, 'reset-password')
  return { message: 'If there is an account with this address, a link to set a new password is on its way to it.' }
}

/**
 * Sets a new password for the owner of the address: every session ends, and linked provider accounts are removed until
 * they are used with this address again. A link works once.
 * @throws AppError BAD_REQUEST for a link that does not work, and for a common password
 */
export async function resetPassword(deps: Deps, { token, password }: ResetPasswordInput): Promise<{ message: string }> {
  refuseCommonPassword(password)
  const broken = () => new AppError('BAD_REQUEST', 'broken-link', BROKEN_LINK.reset_password)
  const found = await findEmailToken(deps.prisma, token, 'reset_password', deps.now())
  // Before the hashing, which is expensive: an invented token must cost nothing.
  if (!found) throw broken()
  const passwordHash = await hashPassword(password)
  const { email } = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, found.userId)
    if (!(await takeEmailToken(tx, found.id))) throw broken()
    const { emailVerifiedAt, identities } = await tx.user.findUniqueOrThrow({
      where: { id: found.userId },
      select: { emailVerifiedAt: true, identities: { select: { provider: true } } },
    })
    const removedProviders = identities.map(({ provider }) => provider as ProviderId)
    await deps.queue.enqueue(tx, 'send-mail', { kind: 'password-changed', userId: found.userId, removedProviders })
    return tx.user.update({
      where: { id: found.userId },
      data: {
        passwordHash,
        sessionVersion: { increment: 1 },
        emailVerifiedAt: emailVerifiedAt ?? deps.now(),
        isHolderVerified: true,
        isEmailMoved: false,
        identities: { deleteMany: {} },
      },
      select: { email: true },
    })
  })
  // Guesses at the old password must not lock the owner out of the new one.
  await forgetLimit(deps, 'sign-in', email)
  deps.queue.wake('send-mail')
  return { message: 'Your password has been reset.' }
}
