/**
 * Links in mails: asking for one, and their tokens. Only a token's hash is stored. Callers that create or delete one
 * must hold the lock on the user (`lockUser`), so that a link cannot outlive the address it was sent to.
 */
import { randomUUID } from 'node:crypto'
import { type EmailLinkKind, emailLinkExpiry } from '@/domain/account/email-link'
import { LINK_MAILS } from '@/domain/limits/limits'
import type { Deps, Tx } from '@/server/ports'
import { countLinkMail } from '@/server/rate-limit'
import { seal } from '@/server/seal'
import { linkTokenHash, newLinkToken } from '@/server/services/shared/link-token'

/**
 * Creates a token. One that verifies an address replaces the previous one. Those for a new password stay until one is
 * used or they expire, because anybody can ask for another.
 */
export async function issueEmailToken(tx: Tx, userId: string, kind: EmailLinkKind, now: Date): Promise<string> {
  const token = newLinkToken()
  if (kind === 'verify_email') await tx.emailToken.deleteMany({ where: { userId, kind } })
  await tx.emailToken.create({
    data: { userId, kind, tokenHash: linkTokenHash(token), createdAt: now, expiresAt: emailLinkExpiry(kind, now) },
    select: { id: true },
  })
  return token
}

/** The row of a token that has not expired. */
export const findEmailToken = (tx: Tx, token: string, kind: EmailLinkKind, now: Date) =>
  tx.emailToken.findUnique({
    where: { tokenHash: linkTokenHash(token), kind, expiresAt: { gt: now } },
    select: { id: true, userId: true },
  })

/** Consumes a token; false if it was used before. */
export async function takeEmailToken(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.emailToken.deleteMany({ where: { id } })
  return count === 1
}

/**
 * Enqueues a mail to the account with this address: at once, or delayed by the rate limit's window if many were
 * requested. Does the same work for an unknown address (that job ends without a mail), so that neither the response nor
 * its timing reveals whether the account exists.
 */
export async function mailToAddress(deps: Deps, email: string, kind: 'verify-email' | 'reset-password'): Promise<void> {
  const { prisma, queue, secret } = deps
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } })
  const when = await countedTime(deps, { kind, email, isVerified: Boolean(user?.emailVerifiedAt) })
  const payload = { kind, userId: user?.id ?? randomUUID(), sealedAddress: seal(secret, email) }
  await queue.enqueue(prisma, 'send-mail', payload, when)
  queue.wake('send-mail')
}

/**
 * Counts the verification mail of an address that an account is about to get.
 * @returns when it is to be sent. To be asked outside of a transaction, since counts have their own connection
 */
export const timeOfVerification = (deps: Deps, email: string) =>
  countedTime(deps, { kind: 'verify-email', email, isVerified: false })

/** At once, or once at the end of the span where the mailbox got many. */
async function countedTime(deps: Deps, mail: Parameters<typeof countLinkMail>[1]) {
  const { isAtOnce, key } = await countLinkMail(deps, mail)
  const { spanSeconds } = LINK_MAILS
  return isAtOnce ? {} : { key, afterSeconds: spanSeconds, oncePerSeconds: spanSeconds }
}
