/** Moving and deleting an account require re-authentication, not only an open session. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInLongAgo } from '../helpers/aged-session'
import { startFakeProvider } from '../helpers/fake-provider'
import { browserOf, goThrough } from '../helpers/provider-visit'
import { createTestApp, PASSWORD, type TestApp, type TestClient, type TestUser } from '../helpers/test-app'

let app: TestApp
let fake: Awaited<ReturnType<typeof startFakeProvider>>
let people = 0
beforeAll(async () => {
  fake = await startFakeProvider()
  app = await createTestApp({ providers: { google: fake.key } })
})
afterAll(async () => {
  await fake.close()
  await app.close()
})

const ACTS: Record<
  string,
  (client: TestClient, id: string, body?: object) => Promise<{ status: number; body: unknown }>
> = {
  'changing the address': (client, id, body) =>
    client.patch(`/api/user/${id}/email`, { newEmail: `elsewhere${people++}@example.com`, ...body }),
  'deleting the account': (client, id, body) => client.json('DELETE', `/api/user/${id}`, body),
}

async function signedInLongAgo(): Promise<TestUser> {
  const user = await app.signUp()
  await signInLongAgo(app, user, user.user.id)
  return user
}

/** An account without a password, signed in just now. */
async function fromProvider(): Promise<{ client: TestClient; id: string }> {
  people += 1
  fake.person = { id: `3${people}`, name: 'Ada Obi', email: `provider${people}@example.com`, isVerified: true }
  const client = browserOf(app, (await goThrough(app, 'google')).client)
  const row = await app.deps.prisma.user.findUniqueOrThrow({ where: { email: fake.person.email } })
  return { client, id: row.id }
}

describe.each(Object.entries(ACTS))('%s', (_, act) => {
  it('requires the password more than ten minutes after signing in', async () => {
    const user = await signedInLongAgo()
    const { id } = user.user
    expect(await act(user, id)).toEqual({
      status: 403,
      headers: expect.anything(),
      body: {
        code: 'FORBIDDEN',
        reason: 'password-required',
        message: 'Please enter your password to confirm that it is you.',
      },
    })
    expect(await act(user, id, { currentPassword: 'wrong-one' })).toMatchObject({
      status: 403,
      body: { reason: 'wrong-password', message: 'Current password is incorrect' },
    })
    expect((await user.get(`/api/user/${id}`)).body).toMatchObject({ email: user.user.email })
    expect((await act(user, id, { currentPassword: PASSWORD })).status).toBe(200)
  })

  it('requires none in the ten minutes after signing in, but refuses a wrong one', async () => {
    const user = await app.signUp()
    await signInLongAgo(app, user, user.user.id, 9)
    expect(await act(user, user.user.id, { currentPassword: 'wrong-one' })).toMatchObject({ status: 403 })
    expect((await act(user, user.user.id)).status).toBe(200)
  })

  it('requires another sign-in where there is no password', async () => {
    const { client, id } = await fromProvider()
    await signInLongAgo(app, client, id)
    for (const body of [{}, { currentPassword: PASSWORD }]) {
      expect(await act(client, id, body)).toMatchObject({ status: 403, body: { reason: 'recent-sign-in-required' } })
    }
    const again = browserOf(app, (await goThrough(app, 'google')).client)
    expect((await act(again, id)).status).toBe(200)
  })

  it('limits password guesses', async () => {
    const user = await signedInLongAgo()
    const guess = (currentPassword: string) => act(user, user.user.id, { currentPassword })
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(`wrong-one-${i}`)))
    expect(guesses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10)
    expect((await guess(PASSWORD)).status).toBe(429)
    expect((await user.get(`/api/user/${user.user.id}`)).status).toBe(200)
  })
})

describe('the required confirmation', () => {
  it('is reported beforehand, with the providers to sign in with', async () => {
    const user = await app.signUp()
    const needed = () => user.trpc.user.confirmation.query({ id: user.user.id })
    expect(await needed()).toEqual({ needed: 'none', providers: [] })
    await signInLongAgo(app, user, user.user.id)
    expect(await needed()).toEqual({ needed: 'password', providers: [] })
    const { client, id } = await fromProvider()
    await signInLongAgo(app, client, id)
    expect(await client.trpc.user.confirmation.query({ id })).toEqual({ needed: 'sign-in', providers: ['google'] })
    await expect(client.trpc.user.confirmation.query({ id: user.user.id })).rejects.toMatchObject({
      data: { httpStatus: 403 },
    })
  })
})
