/** What a procedure knows of its request; made from the `Request` alone, so that any mount can make it. */
import { UNKNOWN_ADDRESS } from '@/domain/limits/client-address'
import type { Deps, ReadingWatch } from './ports'
import { checkSession, endSession, type SessionState } from './services/auth'
import { cookieValue, readSessionToken, renewedSessionCookie, sessionCookieName } from './session'

export type Context = {
  deps: Deps
  /** Headers of the answer; the way a cookie is set. */
  resHeaders: Headers
  /** Where the call comes from, as it is counted. */
  address: string
  /** Receives the progress of reading an upload, and can end it. */
  watch: ReadingWatch
  /** What the reads of this request have found so far, as the characters of their results. */
  answered: { characters: number }
  /** Whom the cookie names: genuine, but not yet checked against the database. */
  claimedUserId: () => Promise<string | null>
  /** The session, checked against the database at the first call; its use is written into the cookie once a day. */
  session: () => Promise<SessionState>
  /** Makes the session's token worthless, on every process. */
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

/** The context of a request that is known by its session token only, as in a server component. */
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
  // A call of the same batch that signs in or out has set the cookie already, and knows better.
  if (cookie && !resHeaders.has('set-cookie')) resHeaders.append('set-cookie', cookie)
  return state
}
