/** What is checked of a request before next-auth gets it, and how its refusals are told. */
import { describe, expect, it } from 'vitest'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import { checkedForNextAuth, nextAuthMethods, readableAnswer } from '@/server/http/next-auth-request'

const ORIGIN = 'http://localhost:3000'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

const checked = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  checkedForNextAuth(
    { publicUrl: ORIGIN },
    new Request(`${ORIGIN}/api/auth/${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
  )

const PATHS = ['signout', 'callback/credentials', 'signin/credentials', 'session']

describe('a request for next-auth', () => {
  it.each(PATHS.flatMap((path) => ['{', '[]', 'null', '"text"'].map((body) => [path, body])))(
    'at %s with the body %s is refused',
    async (path, body) => {
      await expect(checked('POST', path, JSON_TYPE, body)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        reason: 'invalid-json',
        message: expect.stringMatching(/JSON/),
      })
    },
  )

  it.each([
    [JSON_TYPE, '{"csrfToken":"x"}'],
    [FORM_TYPE, 'csrfToken=x&email=%7B'],
    [FORM_TYPE, '{'],
  ])('with %j and the body %s is passed on unchanged', async (headers, body) => {
    const request = await checked('POST', 'signout', { ...headers, cookie: 'a=b' }, body)
    expect(request.method).toBe('POST')
    expect(request.url).toBe(`${ORIGIN}/api/auth/signout`)
    expect(Object.fromEntries(request.headers)).toMatchObject({ ...headers, cookie: 'a=b' })
    expect(await request.text()).toBe(body)
  })

  it('with an empty body has none', async () => {
    expect((await checked('POST', 'signout', JSON_TYPE, '')).body).toBeNull()
  })

  it('that is too large is refused', async () => {
    const body = 'x'.repeat(REQUEST_LIMITS.otherBytes + 1)
    await expect(checked('POST', 'signout', FORM_TYPE, body)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it.each(PATHS)('from another site is refused at %s', async (path) => {
    const refused = { code: 'FORBIDDEN', reason: 'forbidden', message: expect.stringMatching(/another site/) }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      await expect(checked('POST', path, { ...FORM_TYPE, ...headers }, 'a=b')).rejects.toMatchObject(refused)
      await expect(checked('POST', path, headers)).rejects.toMatchObject(refused)
    }
  })

  it('from its own site, and a visit from a provider, are passed on', async () => {
    const own = { ...FORM_TYPE, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    expect(await (await checked('POST', 'signout', own, 'a=b')).text()).toBe('a=b')
    const visit = { 'sec-fetch-site': 'cross-site', referer: 'https://accounts.google.com/' }
    expect((await checked('GET', 'callback/google?code=1', visit)).method).toBe('GET')
  })
})

describe('the methods of next-auth', () => {
  it.each([
    ['session', ['GET', 'HEAD', 'POST']],
    ['csrf', ['GET', 'HEAD']],
    ['providers/', ['GET', 'HEAD']],
    ['signin/google', ['GET', 'POST']],
    ['callback/google', ['GET', 'POST']],
    ['callback/credentials', ['POST']],
    ['signout', ['GET', 'POST']],
    ['nothing', []],
  ])('are known for %s', (path, methods) => {
    expect(nextAuthMethods(`/api/auth/${path}`)).toEqual(methods)
  })

  it('are two for a read: a HEAD is asked as the GET that next-auth knows', async () => {
    const request = await checked('HEAD', 'session', { cookie: 'a=b' })
    expect(request.method).toBe('GET')
    expect(request.headers.get('cookie')).toBe('a=b')
  })
})

describe("next-auth's response", () => {
  const answer = (status: number, body: string, type?: string) =>
    readableAnswer(new Response(body, { status, headers: type ? { 'content-type': type } : {} }))

  it.each([
    [400, 'Error: This action with HTTP GET is not supported by NextAuth.js'],
    [500, 'Error: Callback for provider type credentials not supported'],
    [400, '[object Object]'],
  ])('with %i and the text %j becomes an error of ours', async (status, text) => {
    const response = answer(status, text)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'BAD_REQUEST',
      reason: 'bad-request',
      message: 'This request names no provider that is offered here, or its CSRF token is missing or has expired.',
    })
  })

  it.each([
    [200, '{}', 'application/json'],
    [401, '{"url":"/"}', 'application/json'],
    [500, '<p>Page</p>', 'text/html'],
    [302, '', 'text/plain'],
  ])('with %i and the body %j stays as it is', async (status, body, type) => {
    const response = answer(status, body, type)
    expect([response.status, await response.text()]).toEqual([status, body])
  })
})
