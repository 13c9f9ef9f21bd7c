import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('signing up', () => {
  it('creates a free, unverified account and signs in', async () => {
    const client = app.visitor()
    const { status, body } = await client.post('/api/auth/register', {
      email: '  Amara@Example.COM ',
      password: PASSWORD,
      name: ' Amara ',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      user: { email: 'amara@example.com', name: 'Amara', plan: 'free', emailVerified: false, roleLocked: false },
      message: 'Account created successfully!',
    })
    const { user } = body as { user: { id: string } }
    expect((await client.get(`/api/user/${user.id}`)).status).toBe(200)
  })

  it('refuses an address that is taken, in whatever case', async () => {
    const { user } = await app.signUp()
    const { status, body } = await app
      .visitor()
      .post('/api/auth/register', { email: user.email.toUpperCase(), password: PASSWORD, name: 'B' })
    expect(status).toBe(409)
    expect(body).toEqual({
      code: 'CONFLICT',
      reason: 'email-taken',
      message: 'An account with this email already exists',
    })
  })

  it('makes one account of twenty simultaneous sign-ups with one address', async () => {
    const input = { email: 'rush@example.com', password: PASSWORD, name: 'Rush' }
    const results = await Promise.all(Array.from({ length: 20 }, () => app.visitor().post('/api/auth/register', input)))
    expect(results.map((r) => r.status).sort()).toEqual([201, ...Array(19).fill(409)])
  })

  it.each([
    [{ email: 'not an address' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter your email address'],
    [{ email: undefined }, 'Please enter your email address'],
    [{ email: 'a@b\r\nBcc: c@d.example' }, 'Please enter a valid email address'],
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ password: 'Password123' }, 'This password is among the most common ones. Please choose another.'],
    [{ password: 'Passw0rd!2026' }, 'This password is among the most common ones. Please choose another.'],
    [{ name: '   ' }, 'Please enter your name'],
    [{ name: '\u200b\u2060' }, 'Please enter your name'],
    [{ name: 'a\0b' }, 'The name contains characters that cannot be stored.'],
    [{ name: undefined }, 'The name is missing.'],
  ])('refuses %j with a sentence', async (wrong, message) => {
    const before = await app.deps.prisma.user.count()
    const input = { email: 'new@example.com', password: PASSWORD, name: 'New', ...wrong }
    const { status, body } = await app.visitor().post('/api/auth/register', input)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', message })
    expect((body as { issues: unknown[] }).issues).toHaveLength(1)
    expect(await app.deps.prisma.user.count()).toBe(before)
  })

  it('refuses a password that is only on the long list', async () => {
    const input = { email: 'new@example.com', password: 'chainsaw', name: 'New' }
    expect(await app.visitor().post('/api/auth/register', input)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'This password is among the most common ones. Please choose another.' },
    })
    expect(await app.deps.prisma.user.count({ where: { email: input.email } })).toBe(0)
  })

  it('stores argon2id with the recommended cost, salted', async () => {
    const [a, b] = [await app.signUp(), await app.signUp()]
    const rows = await app.deps.prisma.user.findMany({
      where: { id: { in: [a.user.id, b.user.id] } },
      select: { passwordHash: true },
    })
    for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.passwordHash).not.toBe(rows[1]?.passwordHash)
  })

  it.each([
    ['of 64 characters', 'q'.repeat(64)],
    ['of 128 in another script', 'пароль'.repeat(21).slice(0, 128)],
    ['beyond 72 bytes', `${'a'.repeat(72)}x`],
    ['with a space at its end', 'a quiet room '],
  ])('accepts a password %s, and every character of it counts', async (what, password) => {
    const email = `${what.replace(/\W/g, '')}@example.com`
    expect((await app.visitor().post('/api/auth/register', { email, password, name: 'P' })).status).toBe(201)
    expect((await app.visitor().post('/api/auth/login', { email, password })).status).toBe(200)
    const shorter = password.slice(0, -1)
    expect((await app.visitor().post('/api/auth/login', { email, password: shorter })).status).toBe(401)
  })

  it('ignores unknown fields', async () => {
    const { body } = await app.visitor().post('/api/auth/register', {
      email: 'sly@example.com',
      password: PASSWORD,
      name: 'Sly',
      plan: 'monthly',
      emailVerified: true,
      sessionVersion: 9,
    })
    expect(body).toMatchObject({ user: { plan: 'free', emailVerified: false } })
  })
})

describe('signing in', () => {
  it('ignores the case of the address', async () => {
    const { user } = await app.signUp()
    const { status, body } = await app
      .visitor()
      .post('/api/auth/login', { email: user.email.toUpperCase(), password: PASSWORD })
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: user.id }, message: 'Welcome back!' })
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { user } = await app.signUp()
    const wrong = await app.visitor().post('/api/auth/login', { email: user.email, password: 'wrong-one' })
    const unknown = await app.visitor().post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong-one' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      code: 'UNAUTHORIZED',
      reason: 'wrong-credentials',
      message: 'Invalid email or password',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })
})

describe('the session', () => {
  it('is a cookie that scripts cannot read', async () => {
    const { headers } = await app
      .visitor()
      .post('/api/auth/register', { email: 'cookie@example.com', password: PASSWORD, name: 'C' })
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^next-auth\.session-token=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  })

  it('is Secure, with the prefix, when the public URL is https', async () => {
    const { sessionCookie } = await import('@/server/session')
    const cookie = await sessionCookie(
      { publicUrl: 'https://greenroom.example', secret: app.deps.secret },
      { userId: 'u', version: 0 },
    )
    expect(cookie).toMatch(/^__Secure-next-auth\.session-token=[^;]+;.*; Secure$/)
  })

  it('is over after signing out', async () => {
    const client = await app.signUp()
    const { status, headers } = await client.post('/api/auth/logout')
    expect(status).toBe(200)
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect((await client.get(`/api/user/${client.user.id}`)).status).toBe(401)
  })

  it('ends at once when the version of the account is raised', async () => {
    const client = await app.signUp()
    await app.deps.prisma.user.update({ where: { id: client.user.id }, data: { sessionVersion: { increment: 1 } } })
    expect((await client.get(`/api/user/${client.user.id}/usage`)).status).toBe(401)
  })

  it("of a deleted account gets 'User not found'", async () => {
    const client = await app.signUp()
    await app.deps.prisma.user.delete({ where: { id: client.user.id } })
    const { status, body } = await client.get(`/api/user/${client.user.id}`)
    expect(status).toBe(404)
    expect(body).toEqual({ code: 'NOT_FOUND', reason: 'user-not-found', message: 'User not found' })
    expect((await client.get(`/api/user/${client.user.id}/usage`)).status).toBe(401)
  })

  it.each(['garbage', 'a.b.c', '', `${'x'.repeat(5000)}`])(
    'is not accepted with the forged token %j',
    async (token) => {
      const { user } = await app.signUp()
      const client = app.visitor()
      client.cookie = `next-auth.session-token=${token}`
      expect((await client.get(`/api/user/${user.id}`)).status).toBe(401)
    },
  )
})
