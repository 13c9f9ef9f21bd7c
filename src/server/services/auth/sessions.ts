/** Whether a session is open, and ending it. */
import type { Deps } from '@/server/ports'
import type { SessionToken } from '@/server/session'

export type SessionState =
  | { state: 'none' }
  /** The token is genuine, but its account has been deleted. */
  | { state: 'gone'; userId: string }
  | { state: 'active'; userId: string; endsAt: number }

/**
 * Whether a token still opens its account: deletion, a raised session version and signing out end it at once, on every
 * process.
 */
export async function checkSession(deps: Deps, token: SessionToken | null): Promise<SessionState> {
  if (!token) return { state: 'none' }
  // By hand, because it goes before everything else that a user asks for.
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

/** Ends one session for good, however many copies of its token there are. Ending it again changes nothing. */
export async function endSession({ prisma }: Deps, token: SessionToken | null): Promise<void> {
  if (!token) return
  const ended = { id: token.id, expiresAt: new Date(token.endsAt) }
  await prisma.endedSession.createMany({ data: ended, skipDuplicates: true })
}
