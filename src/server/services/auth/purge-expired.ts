import type { Deps } from '@/server/ports'

/** Deletes expired rows: tokens of mails, links of mentors, ended sessions, counters of the rate limiter. */
export async function purgeExpired({ prisma, limiter, now }: Deps): Promise<void> {
  await prisma.emailToken.deleteMany({ where: { expiresAt: { lt: now() } } })
  await prisma.mentorLink.deleteMany({ where: { expiresAt: { lt: now() } } })
  // By the clock that tokens are dated with.
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  await limiter.purgeExpired()
}
