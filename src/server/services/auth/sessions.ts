/** Checking and ending sessions. */
import type { Deps } from '@/server/ports'
import type { NewSession, SessionToken } from '@/server/session'

export type SessionState =
  | { state: 'none' }
  /** The token is genuine, but its account is deleted. */
  | { state: 'gone'; userId: string }
  | { state: 'active'; userId: string; version: number; endsAt: number }

/**
 * Whether a token still opens its account. Deleting the account, raising its session version and signing out take
 * effect at once in every process.
 */
export async function checkSession(deps: Deps, token: SessionToken | null): Promise<SessionState> {
  if (!token) return { state: 'none' }
  // Raw SQL, because it precedes every other read of a signed-in user.
  const { rows } = await deps.sql(
    'SELECT "sessionVersion", EXISTS (SELECT 1 FROM "EndedSession" WHERE id = $2) AS "isEnded" FROM ' +
      '"User" WHERE id = $1',
    [token.userId, token.id],
  )
  const [row] = rows as { sessionVersion: number; isEnded: boolean }[]
  if (!row) return { state: 'gone', userId: token.userId }
  const { userId, version, endsAt } = token
  return row.sessionVersion === version && !row.isEnded
    ? { state: 'active', userId, version, endsAt }
    : { state: 'none' }
}

/** Ends one session for good, including every copy of its token. Idempotent. */
export async function endSession({ prisma }: Deps, token: SessionToken | null): Promise<void> {
  if (!token) return
  const ended = { id: token.id, expiresAt: new Date(token.endsAt) }
  await prisma.endedSession.createMany({ data: ended, skipDuplicates: true })
}

/**
 * Ends every session of the account except the caller's, which goes on as the returned one and ends when it would have
 * ended. Null if the caller's was ended in the meantime.
 */
export async function endOtherSessions(
  { prisma }: Deps,
  { userId, version, endsAt }: Extract<SessionState, { state: 'active' }>,
): Promise<{ message: string; session: NewSession } | null> {
  // Compare-and-set: of two sessions that end each other at once, one remains.
  const { count } = await prisma.user.updateMany({
    where: { id: userId, sessionVersion: version },
    data: { sessionVersion: version + 1 },
  })
  if (count === 0) return null
  return {
    message: 'Other browsers have been signed out. This one stays signed in.',
    session: { userId, version: version + 1, endsAt },
  }
}
