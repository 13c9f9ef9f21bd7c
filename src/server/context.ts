/** The tRPC context of a request. Built from the `Request` alone, so that any HTTP adapter can create it. */
import { UNKNOWN_ADDRESS } from '@/domain/limits/client-address'
import type { Deps, ReadingWatch } from './ports'
import { checkSession, endSession, type SessionState } from './services/auth'
import { cookieValue, readSessionToken, renewedSessionCookie, sessionCookieName } from './session'

export type Context = {
  deps: Deps
  /** Response headers; cookies are set through them. */
  resHeaders: Headers
  /** The client address used as the rate-limit key. */
  address: string
  /** Progress callback and abort signal for reading an upload. */
  watch: ReadingWatch
  /** Total size, in characters of JSON, of the results that this request has read so far. */
  answered: { characters: number }
  /**
   * The user id in the cookie's token: the token is authentic, but the session is not yet checked against the database.
   */
  claimedUserId: () => Promise<string | null>
  /** The session, checked against the database at the first call. Renews the cookie at most once a day. */
  session: () => Promise<SessionState>
  /** Revokes the session's token for all processes. */
  endSession: () => Promise<void>
}

export function createContext(
  deps: Deps,
  request: Request,
  address: string,
  resHeaders: Headers,
  watch: ReadingWatch = {},
): Context {
  const token = cookieValue(request, sessionCookieName(deps))
  return { ...contextWithToken(deps, token, address, resHeaders), watch }
}

/** A context from the session token alone, as in a server component. */
export function contextWithToken(
  deps: Deps,
  token: string | undefined,
  address = UNKNOWN_ADDRESS,
  resHeaders = new Headers(),
): Context {
  let session: Promise<SessionState> | undefined
  return {
    deps,
    resHeaders,
    address,
    watch: {},
    answered: { characters: 0 },
    endSession: async () => endSession(deps, await readSessionToken(deps, token)),
    claimedUserId: async () => (await readSessionToken(deps, token))?.userId ?? null,
    session: () => {
      session ??= checkAndRenew(deps, token, resHeaders)
      return session
    },
  }
}

async function checkAndRenew(deps: Deps, token: string | undefined, resHeaders: Headers): Promise<SessionState> {
  const read = await readSessionToken(deps, token)
  const state = await checkSession(deps, read)
  if (!read || state.state !== 'active') return state
  const cookie = await renewedSessionCookie(deps, read)
  // A sign-in or sign-out in the same batch has already set the cookie and takes precedence.
  if (cookie && !resHeaders.has('set-cookie')) resHeaders.append('set-cookie', cookie)
  return state
}
