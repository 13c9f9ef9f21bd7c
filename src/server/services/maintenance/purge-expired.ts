import type { Deps } from '@/server/ports'

/** Deletes expired rows: tokens of mails, mentor links, ended sessions and counters of the rate limiter. */
export async function purgeExpired({ prisma, limiter, now }: Deps): Promise<void> {
  await prisma.emailToken.deleteMany({ where: { expiresAt: { lt: now() } } })
  await prisma.mentorLink.deleteMany({ where: { expiresAt: { lt: now() } } })
  // The system clock, because session tokens are dated with it.
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  await limiter.purgeExpired()
}
