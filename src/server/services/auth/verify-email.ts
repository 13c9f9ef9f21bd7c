/** Verifying email addresses. */
import { BROKEN_LINK } from '@/domain/account/email-link'
import { onVerification } from '@/domain/account/verification'
import { AppError } from '@/domain/errors'
import type { VerifyEmailInput } from '@/schemas/auth'
import type { Deps, Tx } from '@/server/ports'
import { findEmailToken, mailToAddress } from '@/server/services/mail'
import { lockUser } from '@/server/services/shared/user-row'
import type { NewSession } from '@/server/session'
import type { SessionState } from './sessions'

/**
 * Sends the link again unless the address is unknown or verified. The response is the same either way, so that it
 * reveals nothing.
 */
export async function resendVerification(deps: Deps, email: string): Promise<{ message: string }> {
  await mailToAddress(deps, email, 'verify-email')
  return { message: 'If this address still needs to be verified, a new link is on its way to it.' }
}

type Verified = { message: string; session?: NewSession }

/**
 * Verifies the address that a link was sent to, and hands the account over if `onVerification` decides so. The link
 * stays valid until it expires, so that a second visit (a mail scanner, a reload) succeeds as well. Changing the
 * address deletes it.
 * @param caller session of the person who opens the link
 * @returns the new session of the caller, if all other sessions were revoked
 * @throws AppError BAD_REQUEST · FORBIDDEN when the account would be handed over and `takesOver` is not set
 */
export async function verifyEmail(
  deps: Deps,
  { token, takesOver }: VerifyEmailInput,
  caller: SessionState,
): Promise<Verified> {
  const now = deps.now()
  const broken = () => new AppError('BAD_REQUEST', 'broken-link', BROKEN_LINK.verify_email)
  const found = await findEmailToken(deps.prisma, token, 'verify_email', now)
  if (!found) throw broken()
  const session = caller.state === 'active' && caller.userId === found.userId ? caller : null
  return deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, found.userId)
    // Checked again under the lock: the address may just have been changed.
    if (!(await findEmailToken(tx, token, 'verify_email', now))) throw broken()
    const { emailVerifiedAt, isEmailMoved } = await tx.user.findUniqueOrThrow({
      where: { id: found.userId },
      select: { emailVerifiedAt: true, isEmailMoved: true },
    })
    const outcome = onVerification({ isMoved: isEmailMoved, isHolder: session !== null })
    if (outcome === 'hand-over' && !takesOver) {
      throw new AppError(
        'FORBIDDEN',
        'sign-in-or-take-over',
        'Please sign in to the account that this address is to belong to.',
      )
    }
    await tx.user.update({
      where: { id: found.userId },
      data: {
        emailVerifiedAt: emailVerifiedAt ?? now,
        ...(session || outcome === 'hand-over' ? { isHolderVerified: true } : {}),
      },
      select: { id: true },
    })
    if (outcome === 'keep-session' && session) return keepSession(tx, session)
    if (outcome === 'hand-over') return handOver(tx, found.userId)
    return { message: `Your email address is ${emailVerifiedAt ? 'already ' : ''}verified.` }
  })
}

/**
 * Revokes all other access to the account. An account without a password keeps its provider accounts, which are its
 * only way to sign in.
 */
async function keepSession(tx: Tx, { userId, endsAt }: { userId: string; endsAt: number }): Promise<Verified> {
  await tx.identity.deleteMany({ where: { userId, user: { passwordHash: { not: null } } } })
  const { sessionVersion: version } = await tx.user.update({
    where: { id: userId },
    data: { isEmailMoved: false, sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  })
  return {
    message: 'Your email address is verified. Other browsers have been signed out.',
    session: { userId, version, endsAt },
  }
}

async function handOver(tx: Tx, userId: string): Promise<Verified> {
  await tx.identity.deleteMany({ where: { userId } })
  await tx.emailToken.deleteMany({ where: { userId, kind: 'reset_password' } })
  await tx.user.update({
    where: { id: userId },
    data: { isEmailMoved: false, passwordHash: null, sessionVersion: { increment: 1 } },
    select: { id: true },
  })
  return {
    message: 'Your email address is verified. Everybody was signed out, and the old password no longer works.',
  }
}
