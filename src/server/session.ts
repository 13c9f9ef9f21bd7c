/** The session cookie: a token that next-auth writes and reads as well. */
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { decode, encode, type JWT } from 'next-auth/jwt'

const DAY = 24 * 60 * 60

/** Seconds a session lasts, however often it is used. */
export const SESSION_MAX_AGE = 30 * DAY

/** Seconds after which a session that is not used ends. */
export const SESSION_MAX_IDLE = 14 * DAY

/** Seconds after which a use is written into a new token: nothing is stored, and most answers carry no cookie. */
const RENEW_AFTER = DAY

type Settings = { publicUrl: string; secret: string }

/** Whom a new session is for, and when it ends where it goes on from another one (milliseconds since 1970). */
export type NewSession = { userId: string; version: number; endsAt?: number }

/** What a token says; it opens the account only while the user's row still has this version and nobody signed out. */
export type SessionToken = Required<NewSession> & {
  /** Stays the same when next-auth writes the token anew. */
  id: string
  /** Milliseconds since 1970: the last use that was written down. */
  seenAt: number
}

/** What stands in the token of a session that begins now. */
export const newSessionClaims = ({ userId, version, endsAt }: NewSession) => ({
  sub: userId,
  version,
  sid: randomUUID(),
  endsAt: endsAt ?? Date.now() + SESSION_MAX_AGE * 1000,
  seenAt: Date.now(),
})

/** When its owner signed in, in milliseconds since 1970: the end of a session never moves. */
export const signedInAt = ({ endsAt }: Pick<SessionToken, 'endsAt'>): number => endsAt - SESSION_MAX_AGE * 1000

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https://')

/** The name next-auth uses as well. */
export const sessionCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Secure-' : ''}next-auth.session-token`

const attributes = (settings: Settings, maxAge: number) =>
  `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`

/** A Set-Cookie value that signs the user in. */
export const sessionCookie = (settings: Settings, session: NewSession): Promise<string> =>
  cookieUntil(settings, newSessionClaims(session))

/** A Set-Cookie value that writes down that the session is in use; null while that is known well enough. */
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

/** Claims of valid tokens: deriving the key and decrypting costs more than the rest of a request. */
const read = new LRUCache<string, ReadToken>({ max: 5_000 })

/** Reads a token; null when there is none, or it is forged or expired. */
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

/** What the claims of a decrypted token say; null when they are not ours, or the session's time is over. */
export function sessionOf(claims: Record<string, unknown> | null): SessionToken | null {
  const { sub, version, sid, endsAt, seenAt } = claims ?? {}
  if (typeof sub !== 'string' || typeof version !== 'number') return null
  if (typeof sid !== 'string' || typeof endsAt !== 'number' || typeof seenAt !== 'number') return null
  const session = { userId: sub, version, id: sid, endsAt, seenAt }
  return isOver(session) ? null : session
}

/** Its thirty days are over, or nobody used it for too long. */
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
