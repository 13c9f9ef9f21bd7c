/** Checking and ending sessions. */
import type { Deps } from '@/server/ports'
import type { SessionToken } from '@/server/session'

export type SessionState =
  | { state: 'none' }
  /** The token is genuine, but its account is deleted. */
  | { state: 'gone'; userId: string }
  | { state: 'active'; userId: string; endsAt: number }

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
  const isActive = row.sessionVersion === token.version && !row.isEnded
  return isActive ? { state: 'active', userId: token.userId, endsAt: token.endsAt } : { state: 'none' }
}

/** Ends one session for good, including every copy of its token. Idempotent. */
export async function endSession({ prisma }: Deps, token: SessionToken | null): Promise<void> {
  if (!token) return
  const ended = { id: token.id, expiresAt: new Date(token.endsAt) }
  await prisma.endedSession.createMany({ data: ended, skipDuplicates: true })
}
