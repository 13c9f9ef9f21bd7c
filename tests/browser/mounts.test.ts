/** The API gives the same responses through our server process and through Next alone. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { newEmail, PASSWORD } from '../helpers/browser'
import { HttpClient } from '../helpers/http-client'
import { type SharedServer, sharedNextAlone, sharedProduct } from '../helpers/shared-site'

describe.each([
  ['the process', sharedProduct],
  ['Next alone', sharedNextAlone],
])('through %s', (_name, start) => {
  let server: SharedServer
  const email = newEmail()
  let client: HttpClient
  let user: UserDto

  beforeAll(async () => {
    server = await start()
    client = new HttpClient(server.url)
    const input = { email, password: PASSWORD, name: 'Ada' }
    const { status, body } = await client.json<{ user: UserDto }>('POST', '/api/auth/register', input)
    expect(status).toBe(201)
    user = body.user
  })

  it('runs an interview over REST', async () => {
    const input = { userId: user.id, role: 'accountant' }
    const { status, body } = await client.json<InterviewDto>('POST', '/api/interviews', input)
    expect(status).toBe(201)
    const answers = [{ questionId: body.questions[0]?.id, text: 'An answer.', timeSpent: 5 }]
    const done = await client.json<InterviewDto>('PATCH', `/api/interviews/${body.id}`, {
      status: 'completed',
      answers,
    })
    expect(done).toMatchObject({ status: 200, body: { status: 'completed' } })
    await expect
      .poll(async () => (await client.json<InterviewDto>('GET', `/api/interviews/${body.id}`)).body.feedbackStatus, {
        timeout: 20_000,
      })
      .toBe('ready')
  })

  it("shares the session with next-auth's own paths", async () => {
    const { body } = await client.json('GET', '/api/auth/session')
    expect(body).toMatchObject({ user: { name: 'Ada', email } })
    expect((await client.json('GET', '/api/auth/providers')).body).toHaveProperty('credentials')
    expect((await client.json('GET', '/api/auth/csrf')).body).toHaveProperty('csrfToken')
  })

  it('signs in through next-auth as well', async () => {
    const other = new HttpClient(server.url)
    const csrf = await fetch(`${server.url}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const cookies = csrf.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const answer = await fetch(`${server.url}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookies },
      body: new URLSearchParams({ csrfToken, email, password: PASSWORD }),
    })
    other.cookie =
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.includes('session-token'))
        ?.split(';')[0] ?? ''
    expect((await other.json('GET', `/api/user/${user.id}`)).status).toBe(200)
  })

  it('refuses invalid requests', async () => {
    const post = (path: string, body: string, type = 'application/json') =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': type }, body })
    const large = await post('/api/auth/callback/credentials', JSON.stringify({ x: 'x'.repeat(65 * 1024) }))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', reason: 'payload-too-large' })
    expect((await post('/api/auth/_log', '{"code":"x"}')).status).toBe(404)
    const meta = { values: { x: [['typed-array', 'Float64Array']] } }
    expect((await post('/api/trpc/auth.login', JSON.stringify({ json: { x: 1e8 }, meta }))).status).toBe(400)
    const form = await post('/api/trpc/auth.login', 'x', 'multipart/form-data; boundary=x')
    expect(form.status).toBe(415)
  })

  it('has the same health checks and errors', async () => {
    expect((await client.json('GET', '/api/health')).body).toEqual({ status: 'ok' })
    expect((await client.json('GET', '/api/ready')).status).toBe(200)
    expect((await client.json('GET', '/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0' })
    expect((await client.json('POST', '/api/interviews', { userId: user.id, role: 'astronaut' })).status).toBe(400)
    expect((await client.json('GET', '/api/nothing')).status).toBe(404)
    expect((await client.json('GET', '/api/interviews/nothing')).status).toBe(404)
    expect((await client.json('POST', '/api/guides', {})).headers.get('allow')).toBe('GET, HEAD')
    expect((await new HttpClient(server.url).json('GET', `/api/user/${user.id}`)).status).toBe(401)
  })
})
