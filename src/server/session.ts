/** The session cookie: an encrypted JWT in next-auth's format, which next-auth can read and write too. */
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { decode, encode, type JWT } from 'next-auth/jwt'

const DAY = 24 * 60 * 60

/** Absolute session lifetime in seconds, regardless of use. */
export const SESSION_MAX_AGE = 30 * DAY

/** Idle timeout in seconds. */
export const SESSION_MAX_IDLE = 14 * DAY

/**
 * Seconds between renewals of the token's `seenAt`: nothing is stored on the server, and most responses set no cookie.
 */
const RENEW_AFTER = DAY

type Settings = { publicUrl: string; secret: string }

/** User of a new session. `endsAt` (milliseconds since 1970) is set when it continues another session. */
export type NewSession = { userId: string; version: number; endsAt?: number }

/**
 * The claims of a token. It is valid only while the user's row has the same version and the session is not signed out.
 */
export type SessionToken = Required<NewSession> & {
  /** Session id; stays the same when next-auth reissues the token. */
  id: string
  /** Milliseconds since 1970 of the last recorded use. */
  seenAt: number
}

/** The claims of a new session's token. */
export const newSessionClaims = ({ userId, version, endsAt }: NewSession) => ({
  sub: userId,
  version,
  sid: randomUUID(),
  endsAt: endsAt ?? Date.now() + SESSION_MAX_AGE * 1000,
  seenAt: Date.now(),
})

/** Time of the sign-in, in milliseconds since 1970; the end of a session never moves. */
export const signedInAt = ({ endsAt }: Pick<SessionToken, 'endsAt'>): number => endsAt - SESSION_MAX_AGE * 1000

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https://')

/** next-auth's cookie name. */
export const sessionCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Secure-' : ''}next-auth.session-token`

const attributes = (settings: Settings, maxAge: number) =>
  `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`

/** A Set-Cookie value that signs the user in. */
export const sessionCookie = (settings: Settings, session: NewSession): Promise<string> =>
  cookieUntil(settings, newSessionClaims(session))

/** A Set-Cookie value that records the use; null if the last use was recorded recently. */
export async function renewedSessionCookie(settings: Settings, session: SessionToken): Promise<string | null> {
  const now = Date.now()
  if (now - session.seenAt < RENEW_AFTER * 1000) return null
  const { userId: sub, version, id: sid, endsAt } = session
  return cookieUntil(settings, { sub, version, sid, endsAt, seenAt: now })
}

async function cookieUntil(settings: Settings, token: JWT & { endsAt: number }): Promise<string> {
  const maxAge = Math.ceil((token.endsAt - Date.now()) / 1000)
  const value = await encode({ token, secret: settings.secret, maxAge })
  return `${sessionCookieName(settings)}=${value}; ${attributes(settings, maxAge)}`
}

/** A Set-Cookie value that signs out. */
export const clearedSessionCookie = (settings: Settings): string =>
  `${sessionCookieName(settings)}=; ${attributes(settings, 0)}`

type ReadToken = SessionToken & { secret: string }

/** Cache of decoded tokens: key derivation and decryption cost more than the rest of a request. */
const read = new LRUCache<string, ReadToken>({ max: 5_000 })

/** Decodes a token; null if it is missing, forged or expired. */
export async function readSessionToken(settings: Settings, token: string | undefined): Promise<SessionToken | null> {
  if (!token) return null
  const known = read.get(token)
  if (known && known.secret === settings.secret) return isOver(known) ? null : known
  try {
    const session = sessionOf(await decode({ token, secret: settings.secret }))
    if (!session) return null
    read.set(token, { ...session, secret: settings.secret })
    return session
  } catch {
    return null
  }
}

/** Parses the claims of a decrypted token; null if they are not ours or the session has expired. */
export function sessionOf(claims: Record<string, unknown> | null): SessionToken | null {
  const { sub, version, sid, endsAt, seenAt } = claims ?? {}
  if (typeof sub !== 'string' || typeof version !== 'number') return null
  if (typeof sid !== 'string' || typeof endsAt !== 'number' || typeof seenAt !== 'number') return null
  const session = { userId: sub, version, id: sid, endsAt, seenAt }
  return isOver(session) ? null : session
}

/** Past its absolute lifetime or its idle timeout. */
const isOver = ({ endsAt, seenAt }: SessionToken): boolean =>
  endsAt <= Date.now() || seenAt + SESSION_MAX_IDLE * 1000 <= Date.now()

/** The value of one cookie of a request. */
export function cookieValue(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
