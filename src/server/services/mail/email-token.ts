/**
 * Tokens of emailed links. Only a token's hash is stored, and an account has at most one of each kind. Callers that
 * create or delete one must hold the lock on the user (`lockUser`), so that a link cannot outlive the address it was
 * sent to.
 */
import { type EmailLinkKind, emailLinkExpiry } from '@/domain/account/email-link'
import type { Tx } from '@/server/ports'
import { linkTokenHash, newLinkToken } from '@/server/services/shared/link-token'

/** Creates a token and deletes the previous one of its kind. */
export async function issueEmailToken(tx: Tx, userId: string, kind: EmailLinkKind, now: Date): Promise<string> {
  const token = newLinkToken()
  await tx.emailToken.deleteMany({ where: { userId, kind } })
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
