import { randomUUID } from 'node:crypto'
import { LINK_MAILS } from '@/domain/limits/limits'
import type { Deps } from '../ports'
import { countLinkMail } from '../rate-limit'

/**
 * Has a mail sent to the account with this address, if there is one, at once or, where many were asked for, with the
 * next one that may go: until then the link of the last one works. Does the same work either way, so that neither the
 * answer nor its time tells whether the address is known: a job for a user who does not exist ends without a mail.
 */
export async function mailToAddress(deps: Deps, email: string, kind: 'verify-email' | 'reset-password'): Promise<void> {
  const { prisma, queue } = deps
  const { isAtOnce, key } = await countLinkMail(deps, kind, email)
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true } })
  const { spanSeconds } = LINK_MAILS
  const later = { key, afterSeconds: spanSeconds, oncePerSeconds: spanSeconds }
  await queue.enqueue(prisma, 'send-mail', { kind, userId: user?.id ?? randomUUID() }, isAtOnce ? {} : later)
  queue.wake('send-mail')
}
