/** A session whose sign-in was some time ago. */
import { encode } from 'next-auth/jwt'
import { newSessionClaims, SESSION_MAX_AGE, sessionCookieName } from '@/server/session'
import type { TestApp, TestClient } from './test-app'

/** Gives the client a valid session of the account that began `minutes` ago. */
export async function signInLongAgo(app: TestApp, client: TestClient, userId: string, minutes = 11): Promise<void> {
  const row = await app.deps.prisma.user.findUniqueOrThrow({ where: { id: userId } })
  const endsAt = Date.now() + SESSION_MAX_AGE * 1000 - minutes * 60_000
  const claims = newSessionClaims({ userId, version: row.sessionVersion, endsAt })
  client.cookie = `${sessionCookieName(app.deps)}=${await encode({ token: claims, secret: app.deps.secret })}`
}
