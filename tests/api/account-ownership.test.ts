/** Account pre-hijacking: whoever proves an address gets the account alone, and earlier credentials no longer work. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInLongAgo } from '../helpers/aged-session'
import { startFakeProvider } from '../helpers/fake-provider'
import { browserOf, goThrough } from '../helpers/provider-visit'
import { createTestApp, PASSWORD, type TestApp, type TestClient, type TestUser } from '../helpers/test-app'

const NEW_PASSWORD = 'another-quiet-room'

let app: TestApp
let fake: Awaited<ReturnType<typeof startFakeProvider>>
let people = 0

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await createTestApp({ providers: { google: fake.key, github: fake.key } })
})
afterAll(async () => {
  await fake.close()
  await app.close()
})
beforeEach(() => {
  people += 1
  app.jobs.length = 0
  app.mails.length = 0
})

const stranger = () => ({ id: `1${people}`, name: 'Mallory', email: `mallory${people}@example.com`, isVerified: true })
const victim = () => ({ id: `2${people}`, name: 'Ada Obi', email: `ada${people}@example.com`, isVerified: true })

const idOf = async (email: string) => (await app.deps.prisma.user.findUnique({ where: { email } }))?.id ?? ''
const opens = async (client: TestClient, id: string) => (await client.get(`/api/user/${id}`)).status === 200
const signIn = async (email: string, password = PASSWORD) => {
  const client = app.visitor()
  await client.post('/api/auth/login', { email, password })
  return client
}
/** Signs in with a provider, and returns a client with that session. */
async function comeFrom(provider: 'google' | 'github', person: typeof fake.person): Promise<TestClient> {
  fake.person = person
  return browserOf(app, (await goThrough(app, provider)).client)
}

/** The token of the latest link. */
async function newestToken(): Promise<string> {
  await app.runJobs()
  return app.mails
    .findLast(({ link }) => link?.includes('/verify-email/') || link?.includes('/reset-password/'))
    ?.link?.split('/')
    .at(-1) as string
}
const verify = (client: TestClient, token: string) => client.get(`/api/auth/verify-email/${token}`)

/** An account that its creator opens with a provider and has moved to the victim's address. */
async function trap(): Promise<{ id: string; maker: TestClient; token: string }> {
  const maker = await comeFrom('google', stranger())
  const id = await idOf(stranger().email)
  expect((await maker.patch(`/api/user/${id}/email`, { newEmail: victim().email })).status).toBe(200)
  return { id, maker, token: await newestToken() }
}

/** Expects that neither the stranger's linked provider nor their session opens the account. */
async function expectStrangerOut(id: string, maker: TestClient): Promise<void> {
  expect(await opens(maker, id)).toBe(false)
  expect(await opens(await comeFrom('google', stranger()), id)).toBe(false)
}

it('a link in a mail changes nothing when it is asked for with HEAD, as some mail scanners do', async () => {
  const { id, maker, token } = await trap()
  const response = await app.visitor().raw('HEAD', `/api/auth/verify-email/${token}`)
  expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: 'GET' })
  expect(await opens(maker, id)).toBe(true)
})

describe("a stranger's provider account", () => {
  it('is unlinked when the owner of the address signs in through a provider', async () => {
    const { id, maker } = await trap()
    const owner = await comeFrom('github', victim())
    expect(await opens(owner, id)).toBe(true)
    await expectStrangerOut(id, maker)
    expect(await app.deps.prisma.identity.findMany({ where: { userId: id } })).toMatchObject([{ provider: 'github' }])
  })

  it('is unlinked when the owner of the address sets a new password, and the mail says so', async () => {
    const { id, maker } = await trap()
    await app.visitor().post('/api/auth/forgot-password', { email: victim().email })
    const token = await newestToken()
    expect((await app.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200)
    await expectStrangerOut(id, maker)
    const owner = await signIn(victim().email, NEW_PASSWORD)
    expect((await owner.get(`/api/user/${id}`)).body).toMatchObject({ emailVerified: true })
    await app.runJobs()
    expect(app.mails.at(-1)).toMatchObject({ kind: 'password-changed', to: victim().email })
    expect(app.mails.at(-1)?.text).toContain('Your account is no longer connected to Google.')
    // A provider account with the same address still works.
    expect(await opens(await comeFrom('github', victim()), id)).toBe(true)
    expect(await opens(await signIn(victim().email, NEW_PASSWORD), id)).toBe(true)
  })

  it('is unlinked when the owner of the address opens the verification link', async () => {
    const { id, maker, token } = await trap()
    expect((await verify(app.visitor(), token)).status).toBe(200)
    await expectStrangerOut(id, maker)
    expect(await opens(await comeFrom('github', victim()), id)).toBe(true)
  })
})

describe('the verification link of a changed address', () => {
  async function moved(): Promise<{ user: TestUser; token: string; email: string }> {
    const user = await app.signUp()
    const email = `moved${people}@example.com`
    await user.patch(`/api/user/${user.user.id}/email`, { newEmail: email })
    return { user, token: await newestToken(), email }
  }

  it('hands the account over when opened without a session: password and sessions are removed', async () => {
    const { user, token, email } = await moved()
    const other = await app.signUp()
    expect(await verify(other, token)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Everybody was signed out') },
    })
    expect(await opens(user, user.user.id)).toBe(false)
    expect(await opens(await signIn(email), user.user.id)).toBe(false)
    expect(await opens(other, other.user.id)).toBe(true)
    expect((await verify(app.visitor(), token)).body).toMatchObject({
      message: 'Your email address is already verified.',
    })
  })

  it('asks for confirmation first, since a mail scanner may open it', async () => {
    const { user, token, email } = await moved()
    const ask = (takesOver?: boolean) => app.visitor().trpc.auth.verifyEmail.mutate({ token, takesOver })
    await expect(ask()).rejects.toMatchObject({ data: { httpStatus: 403, reason: 'sign-in-or-take-over' } })
    expect(await opens(user, user.user.id)).toBe(true)
    expect(await opens(await signIn(email), user.user.id)).toBe(true)
    await ask(true)
    expect(await opens(user, user.user.id)).toBe(false)
  })

  it('keeps the session that opens it and the password, and ends the other sessions', async () => {
    const { user, token, email } = await moved()
    const other = await signIn(email)
    await signInLongAgo(app, user, user.user.id, 30)
    await app.deps.prisma.identity.create({
      data: { provider: 'google', providerAccountId: `old${people}`, userId: user.user.id },
    })
    const { status, headers } = await verify(user, token)
    expect(status).toBe(200)
    // The session continues, with its original expiry.
    expect(Number(/Max-Age=(\d+)/.exec(headers.getSetCookie()[0] ?? '')?.[1])).toBeLessThan(30 * 24 * 3600 - 29 * 60)
    expect((await user.get(`/api/user/${user.user.id}`)).body).toMatchObject({ email, emailVerified: true })
    expect(await opens(other, user.user.id)).toBe(false)
    expect(await app.deps.prisma.identity.count({ where: { userId: user.user.id } })).toBe(0)
    expect(await opens(await signIn(email), user.user.id)).toBe(true)
  })

  it('keeps the linked provider of an account without a password', async () => {
    const { id, maker, token } = await trap()
    expect((await verify(maker, token)).status).toBe(200)
    expect(await opens(maker, id)).toBe(true)
    expect(await opens(await comeFrom('google', stranger()), id)).toBe(true)
  })
})

describe('the link of a sign-up', () => {
  it.each([
    ['leaves a password to whoever opened it while signed in', true],
    ['does not make a password its owner’s that somebody else may have set', false],
  ])('%s', async (_, isOwn) => {
    const maker = await app.signUp()
    const token = await newestToken()
    expect((await verify(isOwn ? maker : app.visitor(), token)).status).toBe(200)
    expect(await opens(maker, maker.user.id)).toBe(true)
    const owner = await comeFrom('github', { ...victim(), email: maker.user.email })
    expect(await opens(owner, maker.user.id)).toBe(true)
    expect(await opens(maker, maker.user.id)).toBe(isOwn)
    expect(await opens(await signIn(maker.user.email), maker.user.id)).toBe(isOwn)
  })
})
