/** When a session ends, it ends for every copy of its token and in every process. */

import { decode, encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/server/context'
import { purgeExpired } from '@/server/services/maintenance/purge-expired'
import { newSessionClaims, readSessionToken, SESSION_MAX_AGE, SESSION_MAX_IDLE } from '@/server/session'
import { createTestApp, PASSWORD, type TestApp, TestClient, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** In milliseconds. */
const DAY = 24 * 3_600_000

const signIn = async (email: string) => {
  const client = app.visitor()
  await client.post('/api/auth/login', { email, password: PASSWORD })
  return client
}
/** Another process on the same database, with a cookie that was issued elsewhere. */
const elsewhere = (cookie: string) => Object.assign(new TestClient({ ...app.deps }), { cookie })
const status = async (client: TestClient, { user }: TestUser) => (await client.get(`/api/user/${user.id}`)).status
/**
 * The token as it is so many days later. A clock that is set ahead would leave the embedded database a timer that Node,
 * whose timers reach no further than 24 days, fires each millisecond.
 */
async function aged(token: string, days: number): Promise<string> {
  const { iat: _iat, exp: _exp, jti: _jti, ...claims } = (await decode({ token, secret: app.deps.secret })) ?? {}
  const before = (time: unknown) => Number(time) - days * DAY
  const earlier = { ...claims, endsAt: before(claims.endsAt), seenAt: before(claims.seenAt) }
  return encode({ token: earlier, secret: app.deps.secret })
}
const tokenOf = ({ cookie }: TestClient) => cookie.slice(cookie.indexOf('=') + 1)

describe('signing out', () => {
  it('invalidates copied cookies, in every process, and keeps the other sessions', async () => {
    const user = await app.signUp()
    const other = await signIn(user.user.email)
    const copy = elsewhere(user.cookie)
    expect(await status(copy, user)).toBe(200)
    await user.post('/api/auth/logout')
    expect(await status(copy, user)).toBe(401)
    expect(await status(elsewhere(copy.cookie), user)).toBe(401)
    expect(await status(other, user)).toBe(200)
  })

  it('is the same over tRPC, twice, and without a session', async () => {
    const user = await app.signUp()
    const copy = elsewhere(user.cookie)
    await user.trpc.auth.logout.mutate()
    await copy.trpc.auth.logout.mutate()
    expect(await status(copy, user)).toBe(401)
    expect((await app.visitor().post('/api/auth/logout')).status).toBe(200)
  })

  it('cannot be done for another user with a forged token', async () => {
    const user = await app.signUp()
    const { sid } = (await decode({ token: tokenOf(user), secret: app.deps.secret })) ?? {}
    const forged = await encode({ token: { sub: user.user.id, version: 0, sid }, secret: 'another secret, also long' })
    await elsewhere(`next-auth.session-token=${forged}`).post('/api/auth/logout')
    expect(await status(user, user)).toBe(200)
  })

  it('is stored for as long as the token could be used, and no longer', async () => {
    const user = await app.signUp()
    const session = await readSessionToken(app.deps, tokenOf(user))
    await user.post('/api/auth/logout')
    const where = { id: session?.id ?? '' }
    await purgeExpired(app.deps)
    const ended = await app.deps.prisma.endedSession.findUnique({ where })
    expect(ended?.expiresAt.getTime()).toBe(session?.endsAt)
    await app.deps.prisma.endedSession.update({ where, data: { expiresAt: new Date(Date.now() - 1000) } })
    await purgeExpired(app.deps)
    expect(await app.deps.prisma.endedSession.findUnique({ where })).toBeNull()
  })
})

describe('signing out all other browsers', () => {
  it('ends every other session in every process, and the own one neither now nor later than before', async () => {
    const user = await app.signUp()
    const [other, before] = [await signIn(user.user.email), elsewhere(user.cookie)]
    const endsAt = async () => (await readSessionToken(app.deps, tokenOf(user)))?.endsAt
    const end = await endsAt()
    const response = await user.post(`/api/user/${user.user.id}/end-other-sessions`)
    expect(response.body).toEqual({ message: 'Other browsers have been signed out. This one stays signed in.' })
    expect(await status(user, user)).toBe(200)
    expect(await endsAt()).toBe(end)
    expect(await status(elsewhere(user.cookie), user)).toBe(200)
    // Nor can a copy of the former cookie be used.
    for (const client of [other, elsewhere(other.cookie), before]) expect(await status(client, user)).toBe(401)
    expect(await status(await signIn(user.user.email), user)).toBe(200)
  })

  it('leaves one of several that do it at once', async () => {
    const user = await app.signUp()
    const clients = [user, await signIn(user.user.email), await signIn(user.user.email)]
    const path = `/api/user/${user.user.id}/end-other-sessions`
    const statuses = (await Promise.all(clients.map((client) => client.post(path)))).map((each) => each.status)
    expect(statuses.sort()).toEqual([200, 401, 401])
    const after = await Promise.all(clients.map((client) => status(client, user)))
    expect(after.sort()).toEqual([200, 401, 401])
  })
})

describe('the signed-in user', () => {
  it('is the user of the session, and nobody once it has ended', async () => {
    const user = await app.signUp()
    const copy = elsewhere(user.cookie)
    expect(await user.trpc.user.current.query()).toMatchObject({ id: user.user.id })
    await user.post('/api/auth/logout')
    expect(await copy.trpc.user.current.query()).toBeNull()
    expect(await app.visitor().trpc.user.current.query()).toBeNull()
  })

  it('is nobody once the account is gone', async () => {
    const user = await app.signUp()
    await app.deps.prisma.user.delete({ where: { id: user.user.id } })
    expect(await user.trpc.user.current.query()).toBeNull()
  })
})

describe('a session', () => {
  it('is a new one at every sign-in', async () => {
    const user = await app.signUp()
    const [a, b] = [await signIn(user.user.email), await signIn(user.user.email)]
    const ids = await Promise.all([user, a, b].map(async (c) => (await readSessionToken(app.deps, tokenOf(c)))?.id))
    expect(new Set(ids).size).toBe(3)
  })

  it('ends after thirty days, however often its token was renewed', async () => {
    const user = await app.signUp()
    const claims = newSessionClaims({ userId: user.user.id, version: 0 })
    const cookieOf = async (endsAt: number) => {
      const token = await encode({ token: { ...claims, endsAt }, secret: app.deps.secret, maxAge: SESSION_MAX_AGE })
      return `next-auth.session-token=${token}`
    }
    expect(claims.endsAt - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000)
    expect(await status(elsewhere(await cookieOf(Date.now() + 60_000)), user)).toBe(200)
    expect(await status(elsewhere(await cookieOf(Date.now() - 1)), user)).toBe(401)
  })

  it('ends after fourteen days without a use', async () => {
    const user = await app.signUp()
    const claims = newSessionClaims({ userId: user.user.id, version: 0 })
    const cookieSeen = async (secondsAgo: number) => {
      const seenAt = Date.now() - secondsAgo * 1000
      return `next-auth.session-token=${await encode({ token: { ...claims, seenAt }, secret: app.deps.secret })}`
    }
    expect(await status(elsewhere(await cookieSeen(SESSION_MAX_IDLE - 60)), user)).toBe(200)
    expect(await status(elsewhere(await cookieSeen(SESSION_MAX_IDLE + 1)), user)).toBe(401)
  })

  it('that is used is extended, with a new cookie at most once a day, up to thirty days', async () => {
    const user = await app.signUp()
    const first = tokenOf(user)
    const { id, endsAt = 0 } = (await readSessionToken(app.deps, first)) ?? {}
    let [token, age] = [first, 0]
    /** Uses the newest cookie on a day of the session: its status, and the seconds for which a new cookie is valid. */
    const usedOn = async (day: number) => {
      token = await aged(token, day - age)
      age = day
      const client = elsewhere(`next-auth.session-token=${token}`)
      const { status, headers } = await client.get(`/api/user/${user.user.id}`)
      const [cookie = ''] = headers.getSetCookie()
      token = /^[^=]+=([^;]+)/.exec(cookie)?.[1] ?? token
      return { status, validFor: Number(/Max-Age=(\d+)/.exec(cookie)?.[1] ?? 0) }
    }
    expect(await usedOn(0.9)).toEqual({ status: 200, validFor: 0 })
    const { validFor } = await usedOn(13)
    expect(Math.abs(validFor - 17 * 24 * 3600)).toBeLessThan(120)
    expect(await usedOn(13.5)).toEqual({ status: 200, validFor: 0 })
    expect(await readSessionToken(app.deps, token)).toMatchObject({ id, endsAt: endsAt - 13.5 * DAY })
    expect((await usedOn(26)).status).toBe(200)
    // The replaced token expires as if it had not been renewed.
    expect(await status(elsewhere(`next-auth.session-token=${await aged(first, 26)}`), user)).toBe(401)
    expect((await usedOn(29.9)).status).toBe(200)
    expect(await usedOn(30)).toEqual({ status: 401, validFor: 0 })
  })

  it('does not replace a cookie that another call of the same batch has set', async () => {
    const user = await app.signUp()
    const stale = { ...newSessionClaims({ userId: user.user.id, version: 0 }), seenAt: Date.now() - 2 * DAY }
    const cookie = `next-auth.session-token=${await encode({ token: stale, secret: app.deps.secret })}`
    const use = async (headers: Headers) => {
      const context = createContext(app.deps, new Request('http://localhost', { headers: { cookie } }), '', headers)
      expect((await context.session()).state).toBe('active')
      return headers.getSetCookie()
    }
    expect(await use(new Headers())).toHaveLength(1)
    expect(await use(new Headers({ 'set-cookie': 'signed=out' }))).toEqual(['signed=out'])
    const changed = await elsewhere(cookie).patch(`/api/user/${user.user.id}/password`, {
      currentPassword: PASSWORD,
      newPassword: 'a-louder-room',
    })
    expect(changed.headers.getSetCookie()).toHaveLength(1)
    const [left = ''] = changed.headers.getSetCookie()[0]?.split(';') ?? []
    expect(await status(elsewhere(left), user)).toBe(200)
  })

  it.each([['sid'], ['endsAt'], ['seenAt'], ['version'], ['sub']])('is invalid without its %s', async (claim) => {
    const user = await app.signUp()
    const claims = { ...newSessionClaims({ userId: user.user.id, version: 0 }), [claim]: undefined }
    const token = await encode({ token: claims, secret: app.deps.secret })
    expect(await status(elsewhere(`next-auth.session-token=${token}`), user)).toBe(401)
  })
})

describe('the existence of an account', () => {
  /**
   * How often a value of `a` is larger than one of `b` (area under the ROC curve): 0.5 when they are indistinguishable.
   */
  const auc = (a: number[], b: number[]) =>
    a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0))).reduce<number>((sum, n) => sum + n, 0) /
    (a.length * b.length)

  it('is not revealed by the response time of a sign-in', async () => {
    const limiter = {
      take: async () => 0,
      giveBack: async () => {},
      forget: async () => {},
      purgeExpired: async () => {},
    }
    const client = new TestClient({ ...app.deps, limiter })
    const { user } = await app.signUp()
    const time = async (email: string) => {
      const start = performance.now()
      expect((await client.post('/api/auth/login', { email, password: 'wrong-one' })).status).toBe(401)
      return performance.now() - start
    }
    await time(user.email)
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let i = 0; i < 60; i++) {
      known.push(await time(user.email))
      unknown.push(await time(`nobody${i}@example.com`))
    }
    // A timing attack must not tell the two apart. 0.55 needs thousands of samples on a quiet machine; a missing hash
    // would give 1.
    expect(Math.abs(auc(known, unknown) - 0.5)).toBeLessThan(0.3)
  })
})
