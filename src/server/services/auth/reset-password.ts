/** Resetting a forgotten password through an emailed link. */
import { BROKEN_LINK } from '@/domain/account/email-link'
import type { ProviderId } from '@/domain/account/providers'
import { AppError } from '@/domain/errors'
import type { ResetPasswordInput } from '@/schemas/auth'
import { hashPassword } from '@/server/passwords'
import type { Deps } from '@/server/ports'
import { forgetLimit } from '@/server/rate-limit'
import { seal } from '@/server/seal'
import { findEmailToken, mailToAddress, takeEmailToken } from '@/server/services/mail'
import { lockUser } from '@/server/services/shared/user-row'
import { refuseCommonPassword } from './sign-in'

/**
 * Sends a password reset link if the address is known. The response is the same either way, so that it reveals nothing.
 */
export async function requestPasswordReset(deps: Deps, email: string): Promise<{ message: string }> {
  await mailToAddress(deps, email, 'reset-password')
  return { message: 'If there is an account with this address, a link to set a new password is on its way to it.' }
}

/**
 * Sets a new password, revokes every session and unlinks all provider accounts; they are linked again at the next
 * sign-in with this address. A token works once, and all others that were sent end with it.
 * @param address network address of the caller
 * @throws AppError BAD_REQUEST for a token that does not work, and for a common password
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPasswordInput,
  address: string,
): Promise<{ message: string }> {
  refuseCommonPassword(password)
  const broken = () => new AppError('BAD_REQUEST', 'broken-link', BROKEN_LINK.reset_password)
  const found = await findEmailToken(deps.prisma, token, 'reset_password', deps.now())
  // Before the expensive password hash, so that made-up tokens cannot be used to exhaust the CPU.
  if (!found) throw broken()
  const passwordHash = await hashPassword(password)
  const { email } = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, found.userId)
    if (!(await takeEmailToken(tx, found.id))) throw broken()
    const { userId } = found
    const { email, emailVerifiedAt, identities } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, emailVerifiedAt: true, identities: { select: { provider: true } } },
    })
    const removedProviders = identities.map(({ provider }) => provider as ProviderId)
    const sealedAddress = seal(deps.secret, email)
    await deps.queue.enqueue(tx, 'send-mail', { kind: 'password-changed', userId, removedProviders, sealedAddress })
    return tx.user.update({
      where: { id: userId },
      data: {
        passwordHash,
        sessionVersion: { increment: 1 },
        emailVerifiedAt: emailVerifiedAt ?? deps.now(),
        isHolderVerified: true,
        isEmailMoved: false,
        identities: { deleteMany: {} },
        tokens: { deleteMany: { kind: 'reset_password' } },
      },
      select: { email: true },
    })
  })
  // Clears the rate limit: failed attempts with the old password must not lock the owner out.
  await forgetLimit(deps, 'sign-in', { address, account: email })
  deps.queue.wake('send-mail')
  return { message: 'Your password has been reset.' }
}
