/** Proving that an email address belongs to its account. */
import { BROKEN_LINK } from '@/domain/account/email-link'
import { AppError } from '@/domain/errors'
import type { Deps } from '../ports'
import { findEmailToken } from './email-token'
import { mailToAddress } from './mail-to-address'
import { lockUser } from './usage'

/** Sends the link again, unless the address is unknown or verified; the answer does not tell. */
export async function resendVerification(deps: Deps, email: string): Promise<{ message: string }> {
  await mailToAddress(deps, email, 'verify-email')
  return { message: 'If this address still needs to be verified, a new link is on its way to it.' }
}

/**
 * Verifies the address a link was sent to. The link stays until it expires, but nothing is left for it to do: a second
 * look at it, by a mail scanner or a reload of the page, hears that all is well. Changing the address removes it.
 * @throws AppError BAD_REQUEST
 */
export async function verifyEmail(deps: Deps, token: string): Promise<{ message: string }> {
  const now = deps.now()
  const broken = () => new AppError('BAD_REQUEST', BROKEN_LINK.verify_email)
  const found = await findEmailToken(deps.prisma, token, 'verify_email', now)
  if (!found) throw broken()
  const isFirst = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, found.userId)
    // Once more under the lock: the address may just have been changed.
    if (!(await findEmailToken(tx, token, 'verify_email', now))) throw broken()
    const { count } = await tx.user.updateMany({
      where: { id: found.userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: now },
    })
    return count === 1
  })
  return { message: isFirst ? 'Your email address is verified.' : 'Your email address is already verified.' }
}
