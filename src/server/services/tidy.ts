import type { Deps } from '../ports'

/** Removes what has run out: links of mails and for mentors, sessions that were signed out, counts of the limits. */
export async function tidy({ prisma, limiter, now }: Deps): Promise<void> {
  await prisma.emailToken.deleteMany({ where: { expiresAt: { lt: now() } } })
  await prisma.mentorLink.deleteMany({ where: { expiresAt: { lt: now() } } })
  // By the clock that tokens are dated with.
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  await limiter.tidy()
}
