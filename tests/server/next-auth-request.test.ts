/** What is checked of a request before next-auth gets it. */
import { describe, expect, it } from 'vitest'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import { checkedForNextAuth } from '@/server/http/next-auth-request'

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
