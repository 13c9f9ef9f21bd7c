/** Rate limits: counted in the database for all processes, per account and per address. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '@/domain/errors'
import { type LimitName, type LimitScope, windowsOf } from '@/domain/limits/limits'
import { createRateLimiter } from '@/server/adapters/rate-limiter'
import { purgeExpired } from '@/server/services/maintenance/purge-expired'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, PASSWORD, type TestApp, TestClient, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let hosts = 0
/** An address that has made no calls yet. */
const somewhere = () => `198.51.100.${++hosts}`

const login = (client: TestClient, email: string, password: string) =>
  client.post('/api/auth/login', { email, password })

/** Ends all current windows. */
const passTime = () => app.database.executeSql('UPDATE "RateLimit" SET expire = 1')

/** Counts the calls of all current windows as many times more, as if they had been repeated. */
const countAgain = (calls: number) => app.database.executeSql(`UPDATE "RateLimit" SET points = points + ${calls}`)

const times = async <T>(n: number, call: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let i = 0; i < n; i++) results.push(await call())
  return results
}
const statuses = (results: { status: number }[]) => results.map(({ status }) => status)

describe('guessing a password', () => {
  it('is blocked after ten failures for an account from an address, with a message', async () => {
    const { user } = await app.signUp()
    const stranger = app.visitor(somewhere())
    const wrong = await times(10, () => login(stranger, user.email, 'wrong-one'))
    expect(statuses(wrong)).toEqual(Array(10).fill(401))
    const refused = await login(stranger, user.email.toUpperCase(), PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      code: 'TOO_MANY_REQUESTS',
      reason: 'too-many-requests',
      message: expect.stringMatching(/^Too many attempts to sign in\. Please try again in 1[45] minutes\.$/),
    })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    // The owner, who is elsewhere, is not kept out.
    expect((await login(app.visitor(somewhere()), user.email, PASSWORD)).status).toBe(200)
  })

  it('is blocked after a hundred failures for an account, whatever the address', async () => {
    const { user } = await app.signUp()
    const guess = () => login(app.visitor(somewhere()), user.email, 'wrong-one')
    expect((await guess()).status).toBe(401)
    await countAgain(98)
    expect((await guess()).status).toBe(401)
    expect((await login(app.visitor(somewhere()), user.email, PASSWORD)).status).toBe(429)
  })

  it('is blocked alike for an unknown address', async () => {
    const client = app.visitor(somewhere())
    await times(10, () => login(client, 'nobody@example.com', 'wrong-one'))
    expect((await login(client, 'nobody@example.com', 'wrong-one')).status).toBe(429)
  })

  it('cannot exceed the limit by simultaneous requests', async () => {
    const { user } = await app.signUp()
    const client = app.visitor(somewhere())
    const results = await Promise.all(Array.from({ length: 30 }, () => login(client, user.email, 'wrong-one')))
    expect(statuses(results).sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
  })

  it('is not helped by a made-up X-Forwarded-For', async () => {
    const { user } = await app.signUp()
    const client = app.visitor(somewhere())
    const body = JSON.stringify({ email: user.email, password: 'wrong-one' })
    const results = await times(12, () =>
      client.raw('POST', '/api/auth/login', body, {
        'content-type': 'application/json',
        'x-forwarded-for': somewhere(),
      }),
    )
    expect(statuses(results)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('is blocked after fifty failures from an address, over all accounts', async () => {
    const client = app.visitor(somewhere())
    const guess = () => login(client, `guess${Math.random()}@example.com`, 'wrong-one')
    expect((await guess()).status).toBe(401)
    await countAgain(48)
    expect(statuses(await times(2, guess))).toEqual([401, 429])
  })

  it('does not count correct passwords', async () => {
    const { user } = await app.signUp()
    const client = app.visitor(somewhere())
    expect(statuses(await times(15, () => login(client, user.email, PASSWORD)))).toEqual(Array(15).fill(200))
  })

  it('does not lock an account by simultaneous correct passwords', async () => {
    const { user } = await app.signUp()
    const client = app.visitor(somewhere())
    const results = await Promise.all(Array.from({ length: 70 }, () => login(client, user.email, PASSWORD)))
    expect(statuses(results)).not.toContain(401)
    expect((await login(client, user.email, PASSWORD)).status).toBe(200)
  })

  it('is counted for all processes, and persists over restarts', async () => {
    const { user } = await app.signUp()
    const address = somewhere()
    await times(10, () => login(app.visitor(address), user.email, 'wrong-one'))
    const other = { ...app.deps, limiter: createRateLimiter(app.database.executeSql, 1) }
    expect((await login(new TestClient(other, address), user.email, PASSWORD)).status).toBe(429)
  })

  it('is unblocked when the window ends, or the owner sets a new password', async () => {
    const [late, owner] = [await app.signUp(), await app.signUp()]
    const client = app.visitor(somewhere())
    for (const { user } of [late, owner]) await times(10, () => login(client, user.email, 'wrong-one'))
    app.jobs.length = 0
    await client.post('/api/auth/forgot-password', { email: owner.user.email })
    await app.runJobs()
    const token = app.mails.at(-1)?.link?.split('/').at(-1)
    await client.post('/api/auth/reset-password', { token, password: 'another-quiet-room' })
    expect((await login(client, owner.user.email, 'another-quiet-room')).status).toBe(200)
    expect((await login(client, late.user.email, PASSWORD)).status).toBe(429)
    await passTime()
    expect((await login(client, late.user.email, PASSWORD)).status).toBe(200)
  })

  it('is blocked in the settings as well', async () => {
    const user = await app.signUp()
    const change = () =>
      user.patch(`/api/user/${user.user.id}/password`, { currentPassword: 'wrong-one', newPassword: 'a-new-room' })
    expect(statuses(await times(11, change))).toEqual([...Array(10).fill(400), 429])
  })
})

describe('changing the address', () => {
  const change = (user: TestUser, body: object) => user.patch(`/api/user/${user.user.id}/email`, body)

  it('with wrong passwords is refused for these, and not for changes', async () => {
    const user = await app.signUp()
    const guess = () => change(user, { newEmail: `new.${user.user.email}`, currentPassword: 'wrong-one' })
    expect(statuses(await times(10, guess))).toEqual(Array(10).fill(403))
    expect(await guess()).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(/^Too many wrong passwords were entered\. Please try again in 1[45] min/),
      },
    })
  })

  it('too often is refused as attempts, and these are not counted as wrong passwords', async () => {
    const user = await app.signUp()
    const same = { newEmail: user.user.email }
    expect(statuses(await times(10, () => change(user, same)))).toEqual(Array(10).fill(400))
    for (const refused of await times(11, () => change(user, { ...same, currentPassword: PASSWORD }))) {
      expect(refused).toMatchObject({
        status: 429,
        body: { message: expect.stringMatching(/^Too many attempts to change the email address\. Please try again/) },
      })
    }
  })
})

describe('every other limit', () => {
  type Asking = { via: LimitScope; ask: (client: TestUser, n: number) => Promise<{ status: number }> }
  const own = (client: TestUser) => ({ userId: client.user.id })
  const fromOneAddress = somewhere()
  const asking: Record<Exclude<LimitName, 'sign-in' | 'change-password'>, Asking> = {
    'sign-up': {
      via: 'address',
      ask: (_, n) =>
        app
          .visitor(fromOneAddress)
          .post('/api/auth/register', { email: `n${n}@example.com`, password: PASSWORD, name: 'N' }),
    },
    'forgot-password': {
      via: 'caller',
      ask: () => app.visitor(fromOneAddress).post('/api/auth/forgot-password', { email: 'x@example.com' }),
    },
    'resend-verification': {
      via: 'caller',
      ask: () => app.visitor(fromOneAddress).post('/api/auth/resend-verification', { email: 'x@example.com' }),
    },
    'reset-password': {
      via: 'address',
      ask: () => app.visitor(fromOneAddress).post('/api/auth/reset-password', { token: 'x', password: 'a-quiet-room' }),
    },
    'confirm-password': {
      via: 'account',
      ask: (client) => client.json('DELETE', `/api/user/${client.user.id}`, { currentPassword: 'wrong-one' }),
    },
    'change-email': {
      via: 'account',
      ask: (client, n) => client.patch(`/api/user/${client.user.id}/email`, { newEmail: `n${n}.${client.user.email}` }),
    },
    export: { via: 'account', ask: (client) => client.get(`/api/user/${client.user.id}/export`) },
    upload: {
      via: 'account',
      ask: async (client) => {
        const form = new FormData()
        form.set('file', new File(['no document'], 'cv.pdf'))
        return client.send(new Request('http://localhost:3000/api/files/parse', { method: 'POST', body: form }))
      },
    },
    'start-interview': {
      via: 'account',
      ask: (client) => client.post('/api/interviews', { ...own(client), role: 'accountant' }),
    },
    'questions-to-us': {
      via: 'account',
      ask: (client) => client.post('/api/interviews/none/questions-to-us', { questions: [] }),
    },
    'follow-up': {
      via: 'account',
      ask: (client) => client.post('/api/interviews/none/follow-ups', { questionId: 'none' }),
    },
    'mark-claim': {
      via: 'account',
      ask: (client) => client.post(`/api/claims/user/${client.user.id}/restore`, { quote: 'none' }),
    },
    evaluation: {
      via: 'account',
      ask: (client) =>
        client.trpc.interview.retryEvaluation.mutate({ id: 'none' }).then(
          () => ({ status: 200 }),
          (error) => ({ status: error.data.httpStatus as number }),
        ),
    },
    contest: {
      via: 'account',
      ask: (client) => client.post('/api/interviews/none/contests', { questionId: 'none', remark: 'point.0' }),
    },
    payment: {
      via: 'account',
      ask: (client) => client.post('/api/payments/initialize', { ...own(client), planType: 'monthly' }),
    },
    'payment-check': {
      via: 'account',
      ask: (client) => client.post('/api/payments/verify', { reference: 'none' }),
    },
    'mail-plan': { via: 'account', ask: (client) => client.post(`/api/practice/user/${client.user.id}/mail`) },
    'mentor-link': { via: 'account', ask: (client) => client.post('/api/interviews/none/mentor-links') },
    'shared-result': { via: 'address', ask: (_, n) => app.visitor(fromOneAddress).get(`/api/shared/token${n}`) },
    // A link is counted like an account.
    'mentor-comment': {
      via: 'account',
      ask: () => app.visitor(fromOneAddress).post('/api/shared/token/comments', { questionId: 'q', text: 'Good.' }),
    },
    read: { via: 'account', ask: (client) => client.get('/api/user/none/usage') },
    'cv-review': {
      via: 'account',
      ask: (client) => client.post('/api/cv-reviews', { ...own(client), cvContent: CV_TEXT, jobDescription: JOB_TEXT }),
    },
    'word-file': { via: 'account', ask: (client) => client.post('/api/files/word', { cvContent: CV_TEXT }) },
  }

  it.each(Object.entries(asking))('%s', async (name, { via, ask }) => {
    await passTime()
    const { user, cookie } = await app.signUp()
    const client = Object.assign(app.visitor(somewhere()), { user, cookie })
    const counts = windowsOf(name as LimitName, { isOwnMachine: false })
    const { points, isPerProcess } = counts.find(({ scope }) => scope === via)?.window ?? { points: 0 }
    expect(points).toBeGreaterThan(2)
    let n = 0
    const call = () => ask(client, n++)
    // The first call, and, where the database counts, most of the others at once.
    expect((await call()).status).not.toBe(429)
    if (!isPerProcess) await countAgain(points - 2)
    const rest = await times(isPerProcess ? points - 1 : 1, call)
    expect(statuses(rest)).not.toContain(429)
    expect((await call()).status).toBe(429)
  })
})

describe('a file that uses up the time for reading it', () => {
  it('counts ten times', async () => {
    const user = await app.signUp()
    const readFile = async () => {
      throw new AppError('BAD_REQUEST', 'file-too-complex', 'This file takes too long to read.')
    }
    const client = Object.assign(new TestClient({ ...app.deps, readFile }, somewhere()), { cookie: user.cookie })
    const upload = () => {
      const form = new FormData()
      form.set('file', new File(['hard to read'], 'cv.pdf'))
      return client.send(new Request('http://localhost:3000/api/files/parse', { method: 'POST', body: form }))
    }
    expect(statuses(await times(7, upload))).toEqual([...Array(6).fill(400), 429])
  })
})

describe('a refusal', () => {
  it('looks the same over tRPC', async () => {
    const client = app.visitor(somewhere())
    const ask = () => client.trpc.auth.resendVerification.mutate({ email: 'face@example.com' })
    await times(5, ask)
    await expect(ask()).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Too many verification mails were asked for\. Please try again in \d+ minutes\.$/,
      ),
      data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429 },
    })
    const response = await client.send(
      new Request('http://localhost:3000/api/trpc/auth.resendVerification', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json: { email: 'face@example.com' } }),
      }),
    )
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000)
  })
})

describe('links requested by strangers', () => {
  it.each(['forgot-password', 'resend-verification'])('do not block the owner: %s', async (path) => {
    const { user } = await app.signUp()
    app.jobs.length = 0
    app.mails.length = 0
    const ask = () => app.visitor(somewhere()).post(`/api/auth/${path}`, { email: user.email })
    expect(statuses(await times(20, ask))).toEqual(Array(20).fill(200))
    // Five at once, of which signing up took one, and one for the rest.
    expect(app.jobs.map(({ later }) => later?.afterSeconds)).toEqual([...Array(4).fill(undefined), 15 * 60])
    const [rest] = app.jobs.splice(4)
    await app.runJobs()
    expect(app.mails).toHaveLength(4)
    expect(app.mails.at(-1)?.to).toBe(user.email)

    const use = (mail: (typeof app.mails)[number] | undefined) => {
      const token = mail?.link?.split('/').at(-1)
      return path === 'forgot-password'
        ? app.visitor(somewhere()).post('/api/auth/reset-password', { token, password: 'another-quiet-room' })
        : app.visitor(somewhere()).get(`/api/auth/verify-email/${token}`)
    }
    expect((await ask()).status).toBe(200)
    const newest = app.mails.at(-1)
    if (path === 'forgot-password') {
      expect((await use(newest)).status).toBe(200)
      return
    }
    // The later mail replaces the previous link.
    if (rest) app.jobs.splice(0, app.jobs.length, rest)
    await app.runJobs()
    expect((await use(newest)).status).toBe(400)
    expect((await use(app.mails.at(-1))).status).toBe(200)
  })

  it('are counted alike for an unknown address', async () => {
    app.jobs.length = 0
    await times(8, () => app.visitor(somewhere()).post('/api/auth/forgot-password', { email: 'flood@example.com' }))
    expect(app.jobs.map(({ later }) => later !== undefined)).toEqual([...Array(5).fill(false), true])
  })
})

describe("a stranger's mailbox", () => {
  async function signUpWith(email: string): Promise<TestUser> {
    const client = app.visitor(somewhere())
    const { body } = await client.post('/api/auth/register', { email, password: PASSWORD, name: 'Ada' })
    return Object.assign(client, { user: (body as Pick<TestUser, 'user'>).user })
  }

  /** How many mails were sent there at once. */
  async function received(mailbox: string): Promise<number> {
    app.jobs.splice(0, app.jobs.length, ...app.jobs.filter(({ later }) => later === undefined))
    await app.runJobs()
    return app.mails.filter(({ to }) => to === mailbox).length
  }

  it('gets five mails at once of accounts that are moved there and away', async () => {
    const mailbox = `owner${hosts}@example.org`
    let sent = 0
    for (const account of await times(3, () => app.signUp())) {
      const move = (newEmail: string) => account.patch(`/api/user/${account.user.id}/email`, { newEmail })
      for (let i = 0; i < 3; i++) {
        expect((await move(mailbox)).status).toBe(200)
        await received(mailbox)
        expect((await move(`away${i}.${account.user.email}`)).status).toBe(200)
        sent = await received(mailbox)
      }
    }
    expect(sent).toBe(5)
  })

  it('gets five mails at once of accounts that are made for it and deleted, or whose password is changed', async () => {
    const mailbox = `second.owner${hosts}@example.org`
    for (let i = 0; i < 3; i++) {
      const made = await signUpWith(mailbox)
      await received(mailbox)
      await made.delete(`/api/user/${made.user.id}`)
      await received(mailbox)
    }
    const last = await signUpWith(mailbox)
    const change = { currentPassword: PASSWORD, newPassword: 'another-quiet-room' }
    expect((await last.patch(`/api/user/${last.user.id}/password`, change)).status).toBe(200)
    expect(await received(mailbox)).toBe(5)
  })

  it('gets the mails of its owner once it is verified', async () => {
    const { user } = await app.signUp()
    await app.deps.prisma.user.update({ where: { id: user.id }, data: { emailVerifiedAt: app.deps.now() } })
    const ask = (path: string) => app.visitor(somewhere()).post(`/api/auth/${path}`, { email: user.email })
    await times(8, () => ask('resend-verification'))
    app.mails.length = 0
    await received(user.email)
    await ask('forgot-password')
    expect(await received(user.email)).toBe(1)
  })
})

describe('the counts', () => {
  it('contain no personal data, and expire', async () => {
    const address = somewhere()
    await login(app.visitor(address), 'trace@example.com', 'wrong-one')
    const rows = async () => (await app.database.executeSql('SELECT t::text AS row FROM "RateLimit" t')).rows
    const text = JSON.stringify(await rows())
    expect(text).not.toContain('trace@example.com')
    expect(text).not.toContain(address)
    await passTime()
    await login(app.visitor(somewhere()), 'fresh@example.com', 'wrong-one')
    await purgeExpired(app.deps)
    expect(await rows()).toHaveLength(3)
  })

  it("use the client's address behind our own proxy", async () => {
    const behind = { ...app.deps, trustedProxies: 1 }
    const client = new TestClient(behind, '10.0.0.1')
    const body = () => JSON.stringify({ email: `p${Math.random()}@example.com`, password: 'wrong-one' })
    const ask = (forwarded: string) =>
      client.raw('POST', '/api/auth/login', body(), {
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
      })
    await times(50, () => ask('6.6.6.6, 203.0.113.77'))
    expect((await ask('7.7.7.7, 203.0.113.77')).status).toBe(429)
    expect((await ask('203.0.113.78')).status).toBe(401)
  })

  it('are multiplied by RATE_LIMIT_FACTOR', async () => {
    const wide = { ...app.deps, limiter: createRateLimiter(app.database.executeSql, 3) }
    const client = new TestClient(wide, somewhere())
    const ask = () => client.post('/api/auth/forgot-password', { email: 'wide@example.com' })
    expect(statuses(await times(31, ask))).toEqual([...Array(30).fill(200), 429])
  })
})
