/** Sign-in with Google, LinkedIn or GitHub: the complete flow, and the account that it opens. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from '@/domain/account/providers'
import { startFakeProvider } from '../helpers/fake-provider'
import { NextAuthClient } from '../helpers/next-auth-client'
import { browserOf as browserOfClient, goThrough as visitProvider } from '../helpers/provider-visit'
import { createTestApp, ORIGIN, PASSWORD, type TestApp } from '../helpers/test-app'

let app: TestApp
let fake: Awaited<ReturnType<typeof startFakeProvider>>
let people = 0

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await createTestApp({ providers: { google: fake.key, linkedin: fake.key, github: fake.key } })
})
afterAll(async () => {
  await fake.close()
  await app.close()
})
beforeEach(() => {
  people += 1
  fake.person = { id: String(people), name: 'Ada Obi', email: `ada${people}@example.com`, isVerified: true }
  app.jobs.length = 0
  app.mails.length = 0
})

const goThrough = (provider: ProviderId, client?: NextAuthClient, form?: Record<string, string>) =>
  visitProvider(app, provider, client, form)
const browserOf = (client: NextAuthClient) => browserOfClient(app, client)
const userRow = (email: string) =>
  app.deps.prisma.user.findUnique({ where: { email }, include: { identities: true, tokens: true } })

describe.each(PROVIDER_IDS)('%s', (provider) => {
  it('opens a new account with the verified address, and the same one the next time', async () => {
    const { client, landing } = await goThrough(provider, undefined, { callbackUrl: '/dashboard' })
    expect(landing).toBe(`${ORIGIN}/dashboard`)
    const user = await userRow(fake.person.email)
    expect(user).toMatchObject({ name: 'Ada Obi', passwordHash: null, emailVerifiedAt: app.clock.now, plan: 'free' })
    expect(user?.identities).toMatchObject([{ provider, providerAccountId: fake.person.id }])
    expect((await browserOf(client).get(`/api/user/${user?.id}`)).status).toBe(200)

    fake.person = { ...fake.person, email: `moved${people}@example.com`, isVerified: false }
    const again = await goThrough(provider)
    expect((await browserOf(again.client).get(`/api/user/${user?.id}`)).status).toBe(200)
    expect(await userRow(fake.person.email)).toBeNull()
  })

  it('refuses an unverified address', async () => {
    fake.person.isVerified = false
    const { client, landing } = await goThrough(provider)
    expect(landing).toMatch(/\/\?error=UnverifiedEmail$/)
    expect(client.sessionCookie).toMatch(/=$/)
    expect(await userRow(fake.person.email)).toBeNull()
  })

  it('opens the account with the same verified address, whose password stays valid', async () => {
    const own = await app.signUp()
    const { user } = own
    await app.runJobs()
    await own.get(`/api/auth/verify-email/${app.mails.at(-1)?.link?.split('/').at(-1)}`)
    app.mails.length = 0
    fake.person.email = user.email.toUpperCase()
    app.jobs.length = 0
    const { client } = await goThrough(provider)
    expect((await browserOf(client).get(`/api/user/${user.id}`)).status).toBe(200)
    const { status } = await app.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD })
    expect(status).toBe(200)
    await app.runJobs()
    expect(app.mails).toMatchObject([{ kind: 'provider-linked', to: user.email }])
    expect(app.mails[0]?.text).toContain(`${PROVIDERS[provider]}`)
    expect(app.mails[0]?.text).toContain('Your password works as before.')
  })

  it('claims an account with an unverified address, without its password, sessions and links', async () => {
    const stranger = await app.signUp('Mallory')
    await app.runJobs()
    const link = app.mails.at(-1)?.link?.split('/').at(-1)
    fake.person.email = stranger.user.email
    const { client } = await goThrough(provider)
    const owner = browserOf(client)
    expect((await owner.get(`/api/user/${stranger.user.id}`)).status).toBe(200)
    expect((await stranger.get(`/api/user/${stranger.user.id}`)).status).toBe(401)
    const email = stranger.user.email
    expect((await app.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401)
    expect((await app.visitor().get(`/api/auth/verify-email/${link}`)).status).toBe(400)
    expect(await userRow(email)).toMatchObject({ passwordHash: null, emailVerifiedAt: app.clock.now, tokens: [] })
    await app.runJobs()
    expect(app.mails.at(-1)).toMatchObject({ kind: 'provider-linked', to: email })
    expect(app.mails.at(-1)?.text).toContain('no longer work')
  })
})

describe('coming back', () => {
  it('requires the state of this browser, and a code works once', async () => {
    const { client, back } = await goThrough('google')
    const stolen = new NextAuthClient(app.deps)
    expect((await stolen.get(back.slice(ORIGIN.length))).location).toMatch(/error=OAuthCallback/)
    expect(stolen.sessionCookie).toMatch(/=$/)
    expect((await client.get(back.slice(ORIGIN.length))).location).toMatch(/error=OAuthCallback/)
  })

  it('creates one account for twenty simultaneous first sign-ins', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => goThrough('google')))
    const user = await userRow(fake.person.email)
    for (const { client } of results) expect((await browserOf(client).get(`/api/user/${user?.id}`)).status).toBe(200)
    expect(await app.deps.prisma.identity.count({ where: { userId: user?.id ?? '' } })).toBe(1)
  })

  it('reveals nothing about an internal error', async () => {
    const prisma = new Proxy(app.deps.prisma, {
      get: (target, key) =>
        key === '$transaction'
          ? () => Promise.reject(new Error('password=hunter2 at /srv/db.ts'))
          : Reflect.get(target, key),
    })
    const { landing } = await goThrough('google', new NextAuthClient({ ...app.deps, prisma }))
    expect(landing).toMatch(/\/\?error=Callback$/)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'https:evil.test',
    'http://localhost:3000.evil.test',
    'http://localhost:3000@evil.test',
    'javascript:alert(1)',
    '%2f%2fevil.test',
    '\t//evil.test',
    'not a url',
    '',
  ])('never leads to another site: %j', async (callbackUrl) => {
    const { landing } = await goThrough('google', undefined, { callbackUrl })
    expect(new URL(landing).origin).toBe(ORIGIN)
    const { location } = await new NextAuthClient(app.deps).get(
      `/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`,
    )
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
    expect(new URL(new URL(location, ORIGIN).searchParams.get('callbackUrl') ?? ORIGIN, ORIGIN).origin).toBe(ORIGIN)
  })
})

describe('the account', () => {
  it('has no password to change, but can be given one by a reset link', async () => {
    const { client } = await goThrough('google')
    const { email } = fake.person
    const id = (await userRow(email))?.id
    const change = { currentPassword: PASSWORD, newPassword: 'another-quiet-room' }
    expect(await browserOf(client).patch(`/api/user/${id}/password`, change)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('has no password yet') },
    })
    expect((await app.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401)
    await app.visitor().post('/api/auth/forgot-password', { email })
    await app.runJobs()
    const token = app.mails.at(-1)?.link?.split('/').at(-1)
    await app.visitor().post('/api/auth/reset-password', { token, password: PASSWORD })
    expect((await app.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  })

  it('is deleted with its links to providers, and can be created again', async () => {
    const { client } = await goThrough('github')
    const id = (await userRow(fake.person.email))?.id ?? ''
    const browser = browserOf(client)
    const { body } = await browser.get(`/api/user/${id}/export`)
    expect(body).toMatchObject({ providers: [{ provider: 'github', providerAccountId: fake.person.id }] })
    expect((await browser.delete(`/api/user/${id}`)).status).toBe(200)
    expect(await app.deps.prisma.identity.count({ where: { userId: id } })).toBe(0)
    await goThrough('github')
    expect((await userRow(fake.person.email))?.id).not.toBe(id)
  })
})

describe('the offered providers', () => {
  it('are those that are configured', async () => {
    expect(await app.visitor().trpc.auth.providers.query()).toEqual(['google', 'linkedin', 'github'])
    const bare = { ...app.deps, providers: { github: fake.key } }
    expect(Object.keys((await new NextAuthClient(bare).get('/api/auth/providers')).body as object)).toEqual([
      'credentials',
      'github',
    ])
  })
})

describe("next-auth's own way of signing in and out", () => {
  const withPassword = (client: NextAuthClient, email: string, password: string) =>
    client.post('/api/auth/callback/credentials', { email, password })

  it('has the same limits', async () => {
    const { user } = await app.signUp()
    const address = '192.0.2.99'
    for (let i = 0; i < 10; i++) await withPassword(new NextAuthClient(app.deps, address), user.email, 'wrong')
    const client = new NextAuthClient(app.deps, address)
    await withPassword(client, user.email, PASSWORD)
    expect(client.sessionCookie).toMatch(/=$/)
    const right = { email: user.email, password: PASSWORD }
    expect((await app.visitor(address).post('/api/auth/login', right)).status).toBe(429)
  })

  it('ends the session for every copy of its token, older and newer', async () => {
    const { user } = await app.signUp()
    const client = new NextAuthClient(app.deps)
    await withPassword(client, user.email, PASSWORD)
    const old = browserOf(client)
    expect((await client.get('/api/auth/session')).body).toMatchObject({ user: { email: user.email } })
    const renewed = browserOf(client)
    expect(renewed.cookie).not.toBe(old.cookie)
    expect((await renewed.get(`/api/user/${user.id}`)).status).toBe(200)
    await client.post('/api/auth/signout')
    for (const copy of [old, renewed]) expect((await copy.get(`/api/user/${user.id}`)).status).toBe(401)
  })
})
