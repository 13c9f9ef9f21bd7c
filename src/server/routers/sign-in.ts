import type { Context } from '@/server/context'
import { type NewSession, sessionCookie } from '@/server/session'

/** Sets the cookie of a session that a service opened or renewed, and returns the rest of the result. */
export async function signIn<T extends { session: NewSession }>(
  { deps, resHeaders }: Context,
  { session, ...body }: T,
): Promise<Omit<T, 'session'>> {
  resHeaders.set('set-cookie', await sessionCookie(deps, session))
  return body
}
