/** Verifying, recovering, changing and deleting an account. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp, type TestClient, type TestUser } from '../helpers/test-app'

const NEW_PASSWORD = 'another-quiet-room'
const HOUR = 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.jobs.length = 0
  app.mails.length = 0
})

/** Runs the jobs; returns the mails that they sent, as 'kind to'. */
async function deliver(): Promise<string[]> {
  const before = app.mails.length
  await app.runJobs()
  return app.mails.slice(before).map(({ kind, to }) => `${kind} ${to}`)
}

const lastToken = () => app.mails.at(-1)?.link?.split('/').at(-1) ?? ''

async function resetToken(email: string): Promise<string> {
  await app.visitor().post('/api/auth/forgot-password', { email })
  await app.runJobs()
  expect(app.mails.at(-1)).toMatchObject({ kind: 'reset-password', to: email })
  return lastToken()
}

/** A new account and the token of its first mail. */
async function signUpWithToken(): Promise<{ user: TestUser; token: string }> {
  const user = await app.signUp()
  await app.runJobs()
  return { user, token: lastToken() }
}

const verify = (token: string) => app.visitor().get(`/api/auth/verify-email/${token}`)
const reset = (token: string, password = NEW_PASSWORD) =>
  app.visitor().post('/api/auth/reset-password', { token, password })
const signIn = async (email: string, password = PASSWORD): Promise<TestClient> => {
  const client = app.visitor()
  await client.post('/api/auth/login', { email, password })
  return client
}
const isSignedIn = async (client: TestClient, id: string) => (await client.get(`/api/user/${id}`)).status === 200
const isVerified = async (client: TestUser) =>
  ((await client.get(`/api/user/${client.user.id}`)).body as { emailVerified: boolean }).emailVerified

const BROKEN_VERIFICATION = { code: 'BAD_REQUEST', message: 'Invalid or expired verification link' }
const BROKEN_RESET = { code: 'BAD_REQUEST', reason: 'broken-link', message: 'Invalid or expired reset link' }

describe('verifying an address', () => {
  it('starts with one mail at sign-up, whose link verifies', async () => {
    const user = await app.signUp()
    expect(await deliver()).toEqual([`verify-email ${user.user.email}`])
    expect(app.mails[0]?.link).toMatch(/^http:\/\/localhost:3000\/verify-email\/[\w-]{43}$/)
    expect(app.mails[0]?.text).toContain(app.mails[0]?.link)
    expect(await verify(lastToken())).toMatchObject({
      status: 200,
      body: { message: 'Your email address is verified.' },
    })
    expect(await isVerified(user)).toBe(true)
  })

  it('does not sign in, since the link may be opened by a mail scanner or on another device', async () => {
    const { token } = await signUpWithToken()
    const other = app.visitor()
    expect((await other.get(`/api/auth/verify-email/${token}`)).headers.getSetCookie()).toEqual([])
    expect(other.cookie).toBe('')
  })

  it('takes effect once, and further uses of the link report that', async () => {
    const { user, token } = await signUpWithToken()
    const results = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(results.map((r) => r.status)).toEqual(Array(20).fill(200))
    const messages = results.map((r) => (r.body as { message: string }).message)
    expect(messages.filter((message) => message === 'Your email address is verified.')).toHaveLength(1)
    expect(messages.filter((message) => message === 'Your email address is already verified.')).toHaveLength(19)
    expect(await isVerified(user)).toBe(true)
  })

  it('refuses a link after 24 hours', async () => {
    const { user, token } = await signUpWithToken()
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 24 * HOUR)
    expect(await verify(token)).toMatchObject({ status: 400, body: BROKEN_VERIFICATION })
    app.clock.now = new Date(start.getTime() + 24 * HOUR - 1)
    expect((await verify(token)).status).toBe(200)
    app.clock.now = start
    expect(await isVerified(user)).toBe(true)
  })

  it('invalidates the older link with a newer one', async () => {
    const { user, token: older } = await signUpWithToken()
    await app.visitor().post('/api/auth/resend-verification', { email: user.user.email })
    expect(await deliver()).toEqual([`verify-email ${user.user.email}`])
    expect(await verify(older)).toMatchObject({ status: 400, body: BROKEN_VERIFICATION })
    expect((await verify(lastToken())).status).toBe(200)
  })

  it('sends nothing to a verified address', async () => {
    const { user, token } = await signUpWithToken()
    await verify(token)
    await app.visitor().post('/api/auth/resend-verification', { email: user.user.email })
    expect(await deliver()).toEqual([])
  })

  it.each(['x', 'x'.repeat(43), '%00', 'x'.repeat(5000), '..%2F..', "'%20OR%201=1"])(
    'refuses the made-up token %j',
    async (token) => {
      expect(await verify(token)).toMatchObject({ status: 400, body: BROKEN_VERIFICATION })
    },
  )

  it('does not accept the token of a reset', async () => {
    const user = await app.signUp()
    expect((await verify(await resetToken(user.user.email))).status).toBe(400)
    expect(await isVerified(user)).toBe(false)
  })
})

describe('account enumeration', () => {
  it.each(['forgot-password', 'resend-verification'])(
    'is prevented by %s, which answers known and unknown addresses alike',
    async (path) => {
      const { user } = await app.signUp()
      await app.runJobs()
      app.mails.length = 0
      const ask = async (email: string) => {
        const response = await app.visitor().send(
          new Request(`http://localhost:3000/api/auth/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email }),
          }),
        )
        return {
          status: response.status,
          text: await response.text(),
          headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
        }
      }
      const known = await ask(user.email)
      const unknown = await ask('nobody@example.com')
      expect(unknown).toEqual(known)
      expect(known.status).toBe(200)
      // The same work as well: one job each, one of which ends without a mail.
      expect(app.jobs).toHaveLength(2)
      expect(Object.keys(app.jobs[0]?.payload ?? {})).toEqual(Object.keys(app.jobs[1]?.payload ?? {}))
      expect(await deliver()).toHaveLength(1)
    },
  )

  it('reaches an account that was opened while the mail was waiting', async () => {
    const email = 'early@example.com'
    await app.visitor().post('/api/auth/forgot-password', { email })
    await app.visitor().post('/api/auth/register', { email, password: PASSWORD, name: 'Ada Obi' })
    expect(await deliver()).toEqual([`reset-password ${email}`, `verify-email ${email}`])
  })

  it('is not affected by letter case, and invalid addresses are refused', async () => {
    const { user } = await app.signUp()
    app.jobs.length = 0
    await app.visitor().post('/api/auth/forgot-password', { email: ` ${user.email.toUpperCase()} ` })
    expect(await deliver()).toEqual([`reset-password ${user.email}`])
    const refused = await app.visitor().post('/api/auth/forgot-password', { email: '' })
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please enter your email address' } })
  })
})

describe('resetting a password', () => {
  it('sends a link to the address that is set up, whatever host the request names', async () => {
    const { user } = await app.signUp()
    const headers = { 'content-type': 'application/json', host: 'evil.test', 'x-forwarded-host': 'evil.test' }
    const body = JSON.stringify({ email: user.email })
    app.jobs.length = 0
    expect((await app.visitor().raw('POST', '/api/auth/forgot-password', body, headers)).status).toBe(200)
    await app.runJobs()
    expect(app.mails.at(-1)?.link).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/)
    expect(JSON.stringify(app.mails.at(-1))).not.toContain('evil')
  })

  it('sets it, ends every session and notifies the owner', async () => {
    const user = await app.signUp()
    const other = await signIn(user.user.email)
    const token = await resetToken(user.user.email)
    expect(await reset(token)).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect(await isSignedIn(user, user.user.id)).toBe(false)
    expect(await isSignedIn(other, user.user.id)).toBe(false)
    expect(await deliver()).toEqual([`password-changed ${user.user.email}`])
    expect(await isSignedIn(await signIn(user.user.email, NEW_PASSWORD), user.user.id)).toBe(true)
    expect(await isSignedIn(await signIn(user.user.email), user.user.id)).toBe(false)
  })

  it('works once under twenty simultaneous uses, and only the password of the successful use is set', async () => {
    const { user } = await app.signUp()
    const token = await resetToken(user.email)
    const passwords = Array.from({ length: 20 }, (_, i) => `simultaneous-${i}`)
    const results = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(results.map((r) => r.status).sort()).toEqual([200, ...Array(19).fill(400)])
    for (const { status, body } of results) if (status === 400) expect(body).toEqual(BROKEN_RESET)
    for (const [i, password] of passwords.entries()) {
      // Ten wrong passwords would lock the account before a later one that succeeded is tried.
      await app.deps.prisma.rateLimit.deleteMany()
      expect(await isSignedIn(await signIn(user.email, password), user.id)).toBe(results[i]?.status === 200)
    }
    expect(await deliver()).toEqual([`password-changed ${user.email}`])
  })

  it('refuses a link after an hour', async () => {
    const { user } = await app.signUp()
    const token = await resetToken(user.email)
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + HOUR)
    expect(await reset(token)).toMatchObject({ status: 400, body: BROKEN_RESET })
    app.clock.now = start
    expect((await reset(token)).status).toBe(200)
  })

  it('keeps an older link beside a newer one, which anybody can ask for, until one is used', async () => {
    const { user } = await app.signUp()
    const [older, newer] = [await resetToken(user.email), await resetToken(user.email)]
    expect((await reset(older)).status).toBe(200)
    expect(await reset(newer)).toMatchObject({ status: 400, body: BROKEN_RESET })
  })

  it.each([
    ['short', 'Password must be at least 6 characters'],
    ['Password123', 'This password is among the most common ones. Please choose another.'],
    ['chainsaw', 'This password is among the most common ones. Please choose another.'],
  ])('refuses the password %j and keeps the link', async (password, message) => {
    const { user } = await app.signUp()
    const token = await resetToken(user.email)
    expect(await reset(token, password)).toMatchObject({ status: 400, body: { message } })
    expect((await reset(token)).status).toBe(200)
  })

  it('does not accept the token of a verification', async () => {
    const { token } = await signUpWithToken()
    expect(await reset(token)).toMatchObject({ status: 400, body: BROKEN_RESET })
  })

  it('is not possible with a link from before a change of the password or the address', async () => {
    const { user: a, ...first } = await app
      .signUp()
      .then(async (user) => ({ user, token: await resetToken(user.user.email) }))
    await a.patch(`/api/user/${a.user.id}/password`, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect((await reset(first.token)).status).toBe(400)
    const { user: b, ...second } = await app
      .signUp()
      .then(async (user) => ({ user, token: await resetToken(user.user.email) }))
    await b.patch(`/api/user/${b.user.id}/email`, { newEmail: 'moved-on@example.com' })
    expect((await reset(second.token)).status).toBe(400)
  })
})

describe('changing the password', () => {
  const change = (client: TestUser, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
    client.patch(`/api/user/${client.user.id}/password`, { currentPassword, newPassword })

  it('ends the other sessions, not this one, and notifies the owner', async () => {
    const user = await app.signUp()
    const other = await signIn(user.user.email)
    const copied = Object.assign(app.visitor(), { cookie: user.cookie })
    app.jobs.length = 0
    const { status, body } = await change(user)
    expect(status).toBe(200)
    expect(Object.keys(body as object)).toEqual(['message'])
    expect(await isSignedIn(user, user.user.id)).toBe(true)
    expect(await isSignedIn(other, user.user.id)).toBe(false)
    expect(await isSignedIn(copied, user.user.id)).toBe(false)
    expect(await deliver()).toEqual([`password-changed ${user.user.email}`])
    expect(await isSignedIn(await signIn(user.user.email, NEW_PASSWORD), user.user.id)).toBe(true)
  })

  it('refuses a wrong current password and changes nothing', async () => {
    const user = await app.signUp()
    app.jobs.length = 0
    expect(await change(user, 'not-the-one')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'Current password is incorrect' },
    })
    expect(app.jobs).toEqual([])
    expect(await isSignedIn(await signIn(user.user.email), user.user.id)).toBe(true)
  })

  it.each(['Password123', 'chainsaw'])('refuses the common password %s and changes nothing', async (common) => {
    const user = await app.signUp()
    expect(await change(user, PASSWORD, common)).toMatchObject({
      status: 400,
      body: { message: 'This password is among the most common ones. Please choose another.' },
    })
    expect(await isSignedIn(await signIn(user.user.email), user.user.id)).toBe(true)
  })

  it('is done once for two simultaneous requests', async () => {
    const user = await app.signUp()
    const both = await Promise.all([
      change(user, PASSWORD, 'first-new-room'),
      change(user, PASSWORD, 'second-new-room'),
    ])
    expect(both.map((r) => r.status).sort()).toEqual([200, 400])
  })
})

describe('changing the address', () => {
  const change = (client: TestUser, newEmail: string) => client.patch(`/api/user/${client.user.id}/email`, { newEmail })

  it('moves the account, unverified, and writes to both addresses', async () => {
    const { user, token } = await signUpWithToken()
    await verify(token)
    const { status, body } = await change(user, ' New.Home@Example.com ')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { email: 'new.home@example.com', emailVerified: false },
      message: expect.any(String),
    })
    expect(await deliver()).toEqual(['verify-new-email new.home@example.com', `email-changed ${user.user.email}`])
    expect(await isSignedIn(user, user.user.id)).toBe(true)
    const link = app.mails.at(-2)?.link?.split('/').at(-1) ?? ''
    expect((await user.get(`/api/auth/verify-email/${link}`)).status).toBe(200)
    expect(await isVerified(user)).toBe(true)
  })

  it('sends one link, to the latest address, where mails to earlier ones were still waiting', async () => {
    const user = await app.signUp()
    const { email } = user.user
    await app.visitor().post('/api/auth/resend-verification', { email })
    await app.visitor().post('/api/auth/forgot-password', { email })
    await change(user, 'mistyped@example.com')
    await change(user, 'right@example.com')
    expect(await deliver()).toEqual([
      `email-changed ${email}`,
      'verify-new-email right@example.com',
      'email-changed mistyped@example.com',
    ])
    const link = app.mails.at(-2)?.link?.split('/').at(-1) ?? ''
    expect((await user.get(`/api/auth/verify-email/${link}`)).status).toBe(200)
  })

  it('is told to an address that was never verified without naming the new one', async () => {
    const user = await app.signUp()
    await change(user, 'private@example.com')
    expect(await deliver()).toEqual(['verify-new-email private@example.com', `email-changed ${user.user.email}`])
    const notice = app.mails.at(-1)
    expect(`${notice?.subject} ${notice?.text} ${notice?.html}`).not.toContain('private@example.com')
  })

  it('does not divert a notice that was still waiting, as of a new password', async () => {
    const { user, token } = await signUpWithToken()
    await verify(token)
    const id = user.user.id
    await user.patch(`/api/user/${id}/password`, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    await change(user, 'another@example.com')
    const { email } = user.user
    expect(await deliver()).toEqual([
      `password-changed ${email}`,
      'verify-new-email another@example.com',
      `email-changed ${email}`,
    ])
    expect(app.mails.at(-1)?.text).toContain('another@example.com')
  })

  it('does not let a link to the old address verify the new one', async () => {
    const { user, token } = await signUpWithToken()
    await change(user, 'elsewhere@example.com')
    expect(await verify(token)).toMatchObject({ status: 400, body: BROKEN_VERIFICATION })
    expect(await isVerified(user)).toBe(false)
  })

  it('refuses an address that is taken, in whatever case, and its own', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()]
    app.jobs.length = 0
    expect(await change(user, other.user.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'An account with this email already exists' },
    })
    expect((await change(user, user.user.email)).status).toBe(400)
    expect(await change(user, '  ')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a new email address' },
    })
    expect(await change(user, 'a@b\r\nBcc: c@d.example')).toMatchObject({ status: 400 })
    expect(app.jobs).toEqual([])
  })

  it('gives an address to only one of several simultaneous requests', async () => {
    const users = [await app.signUp(), await app.signUp(), await app.signUp()]
    const results = await Promise.all(users.map((user) => change(user, 'wanted@example.com')))
    expect(results.map((r) => r.status).sort()).toEqual([200, 409, 409])
  })
})
