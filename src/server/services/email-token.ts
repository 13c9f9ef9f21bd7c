/**
 * The tokens of links in mails. Only a token's hash is stored, an account has at most one of each kind, and whoever
 * makes or ends one holds the user's row (`lockUser`), so that a link cannot outlive the address it was sent to.
 */
import { type EmailLinkKind, emailLinkExpiry } from '@/domain/account/email-link'
import type { Tx } from '../ports'
import { linkTokenHash, newLinkToken } from './link-token'

/** Makes a token, which ends the older one of its kind. */
export async function issueEmailToken(tx: Tx, userId: string, kind: EmailLinkKind, now: Date): Promise<string> {
  const token = newLinkToken()
  await tx.emailToken.deleteMany({ where: { userId, kind } })
  await tx.emailToken.create({
    data: { userId, kind, tokenHash: linkTokenHash(token), createdAt: now, expiresAt: emailLinkExpiry(kind, now) },
    select: { id: true },
  })
  return token
}

/** The stored side of a token that still works. */
export const findEmailToken = (tx: Tx, token: string, kind: EmailLinkKind, now: Date) =>
  tx.emailToken.findUnique({
    where: { tokenHash: linkTokenHash(token), kind, expiresAt: { gt: now } },
    select: { id: true, userId: true },
  })

/** Uses a token up; false when somebody else was faster. */
export async function takeEmailToken(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.emailToken.deleteMany({ where: { id } })
  return count === 1
}
