import { randomUUID } from 'node:crypto'
import type { Deps } from '../ports'

/**
 * Has a mail sent to the account with this address, if there is one. Does the same work either way, so that neither the
 * answer nor its time tells whether the address is known: a job for a user who does not exist ends without a mail.
 */
export async function mailToAddress(
  { prisma, queue }: Deps,
  email: string,
  kind: 'verify-email' | 'reset-password',
): Promise<void> {
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true } })
  await queue.enqueue(prisma, 'send-mail', { kind, userId: user?.id ?? randomUUID() })
  queue.wake('send-mail')
}
