import { randomUUID } from 'node:crypto'
import { LINK_MAILS } from '@/domain/limits/limits'
import type { Deps } from '@/server/ports'
import { countLinkMail } from '@/server/rate-limit'

/**
 * Enqueues a mail to the account with this address: at once, or delayed by the rate limit's window if many were
 * requested. Does the same work for an unknown address (that job ends without a mail), so that neither the response nor
 * its timing reveals whether the account exists.
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
