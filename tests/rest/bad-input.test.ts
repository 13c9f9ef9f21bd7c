/** Invalid requests: each gets its status and a message, and changes nothing; over REST and tRPC. */
import { TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
let owner: TestUser
let other: TestUser
let interview: InterviewDto
let completed: InterviewDto

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signUp('Owner')
  other = await app.signUp('Other')
  const start = async () =>
    (await owner.post('/api/interviews', { userId: owner.user.id, role: 'accountant' })).body as InterviewDto
  interview = await start()
  completed = await start()
  const answers = [{ questionId: completed.questions[0]?.id, text: GOOD_ANSWER, timeSpent: 1 }]
  await owner.patch(`/api/interviews/${completed.id}`, { status: 'completed', answers })
  await app.runJobs()
})
afterAll(() => app.close())

/** All data that a refused request must not change. */
const everything = async () =>
  superjson.stringify([
    await app.deps.prisma.user.findMany({ orderBy: { id: 'asc' } }),
    await app.deps.prisma.interview.findMany({ orderBy: { id: 'asc' } }),
    await app.deps.prisma.answer.findMany({ orderBy: [{ interviewId: 'asc' }, { questionId: 'asc' }] }),
    await app.deps.prisma.usageEntry.findMany({ orderBy: { id: 'asc' } }),
  ])

let before: string
beforeEach(async () => {
  before = await everything()
})

type Refusal = { status: number; code: string; message: string | RegExp }

async function expectRefused(response: { status: number; body: unknown }, { status, code, message }: Refusal) {
  expect(response.body).toMatchObject({ code, message: expect.stringMatching(message) })
  expect(response.status).toBe(status)
  expect(JSON.stringify(response.body)).not.toMatch(/node_modules|\.ts\b|\bSELECT\b|prisma|at Object/)
  expect(await everything()).toBe(before)
}

const BAD = { status: 400, code: 'BAD_REQUEST' } as const
const GONE = { status: 404, code: 'NOT_FOUND', message: /^Interview not found$/ } as const
const OVER = { status: 409, code: 'CONFLICT', message: /already completed/ } as const
const firstAnswer = () => ({ questionId: interview.questions[0]?.id ?? '', text: 'Text', timeSpent: 1 })

describe('over REST', () => {
  const create = (body: object) => owner.post('/api/interviews', { userId: owner.user.id, role: 'accountant', ...body })
  const save = (body: object, id = interview.id) =>
    owner.post(`/api/interviews/${id}/save`, { currentQuestionIndex: 0, answers: [], ...body })
  const withAnswer = (part: object) => save({ answers: [{ ...firstAnswer(), ...part }] })

  it('refuses an unknown role', async () => {
    await expectRefused(await create({ role: 'astronaut' }), { ...BAD, message: /^Please select a role$/ })
  })
  it('refuses the interview of another user as one that does not exist', async () => {
    await expectRefused(await other.get(`/api/interviews/${interview.id}`), GONE)
    await expectRefused(await other.patch(`/api/interviews/${interview.id}`, { status: 'abandoned' }), GONE)
    await expectRefused(
      await other.post(`/api/interviews/${interview.id}/save`, { currentQuestionIndex: 0, answers: [] }),
      GONE,
    )
  })
  it.each(['nothing', '%00', '%F0%28', '..%2f..%2fsecret', "' OR 1=1 --", 'x'.repeat(500)])(
    'finds no interview named %j',
    async (id) => {
      await expectRefused(await owner.get(`/api/interviews/${encodeURI(id)}`), GONE)
    },
  )
  it.each(['%00', '%ED%A0%80', 'a%00b', 'x'.repeat(201)])(
    'finds nothing named %j, as with any other name',
    async (id) => {
      await expectRefused(await owner.get(`/api/interviews/${id}`), GONE)
      await expectRefused(await owner.patch(`/api/interviews/${id}`, { status: 'abandoned' }), GONE)
      await expectRefused(await owner.post(`/api/interviews/${id}/evaluation`), GONE)
      for (const [path, reason] of [
        ['/api/cv-reviews/', 'cv-review-not-found'],
        ['/api/guides/', 'guide-not-found'],
        ['/api/shared/', 'mentor-link-not-found'],
      ]) {
        expect(await owner.get(path + id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', reason } })
      }
      const receipt = { status: 404, body: { reason: 'payment-not-found' } }
      expect(await owner.get(`/api/payments/${id}/receipt`)).toMatchObject(receipt)
      expect(await owner.get(`/api/user/${id}`)).toMatchObject({ status: 403, body: { reason: 'other-account' } })
      expect((await app.visitor().get(`/api/interviews/${id}`)).status).toBe(401)
      const link = { status: 400, body: { reason: 'broken-link' } }
      expect(await app.visitor().get(`/api/auth/verify-email/${id}`)).toMatchObject(link)
    },
  )
  it.each(['none', '\0', 'a\ud800', 'x'.repeat(201)])('does not know the payment %j', async (reference) => {
    const unknown = { status: 404, body: { code: 'NOT_FOUND', reason: 'payment-not-found' } }
    expect(await owner.post('/api/payments/verify', { reference })).toMatchObject(unknown)
  })
  it.each([undefined, null, 7, {}])('refuses %j as the reference of a payment', async (reference) => {
    expect((await owner.post('/api/payments/verify', { reference })).status).toBe(400)
  })
  it('refuses to act for another account', async () => {
    const forbidden = { status: 403, code: 'FORBIDDEN', message: /another account/ }
    await expectRefused(await create({ userId: other.user.id }), forbidden)
    for (const path of [
      `/api/user/${other.user.id}`,
      `/api/user/${other.user.id}/usage`,
      `/api/users/${other.user.id}/last-cv`,
      `/api/interviews/user/${other.user.id}`,
      `/api/interviews/user/${other.user.id}/saved`,
    ]) {
      await expectRefused(await owner.get(path), forbidden)
    }
    await expectRefused(await owner.patch(`/api/user/${other.user.id}/role`, { selectedRole: 'accountant' }), forbidden)
  })
  it('refuses requests without a session', async () => {
    const visitor = app.visitor()
    const unauthorized = { status: 401, code: 'UNAUTHORIZED', message: /sign in/ }
    await expectRefused(await visitor.get(`/api/interviews/${interview.id}`), unauthorized)
    await expectRefused(await visitor.get(`/api/user/${owner.user.id}`), unauthorized)
    await expectRefused(
      await visitor.post('/api/interviews', { userId: owner.user.id, role: 'accountant' }),
      unauthorized,
    )
  })
  it('refuses an answer to a question that is not in the interview', async () => {
    await expectRefused(await withAnswer({ questionId: 'shared.other' }), { ...BAD, message: /not in this interview/ })
    await expectRefused(
      await owner.patch(`/api/interviews/${interview.id}`, {
        status: 'completed',
        answers: [firstAnswer(), { ...firstAnswer(), questionId: 'shared.other' }],
      }),
      { ...BAD, message: /not in this interview/ },
    )
  })
  it.each([-1, 5, 1.5, '1', null, 1e9])('refuses the question index %j', async (currentQuestionIndex) => {
    await expectRefused(await save({ currentQuestionIndex, answers: [firstAnswer()] }), {
      ...BAD,
      message: /question index/,
    })
  })
  it.each([undefined, null, 'text', {}, 5])('explains that %j is not a list of answers', async (answers) => {
    const refusal = { ...BAD, message: /^The answers must be a list\.$/ }
    await expectRefused(await save({ answers }), refusal)
    await expectRefused(await owner.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers }), refusal)
  })
  it.each([null, 'text', 5, true])('explains that %j is not an answer', async (answer) => {
    await expectRefused(await save({ answers: [answer] }), { ...BAD, message: /^Each answer must name its question/ })
  })
  it('refuses to save or discard a completed interview', async () => {
    await expectRefused(await save({}, completed.id), OVER)
    await expectRefused(await owner.patch(`/api/interviews/${completed.id}`, { status: 'abandoned' }), OVER)
  })
  it.each([
    ['a NUL byte', 'a\0b', /cannot be stored/],
    ['a lone surrogate', 'a\ud800b', /cannot be stored/],
    ['too long a text', 'x'.repeat(50_001), /too long/],
    ['a number', 5, /must be text/],
    ['nothing', undefined, /is missing/],
  ])('refuses %s as an answer', async (_name, text, message) => {
    await expectRefused(await withAnswer({ text }), { ...BAD, message })
  })
  it.each([
    ['jobDescription', 'a\0b'],
    ['cvContent', 'a\udfffb'],
    ['jobDescription', 'x'.repeat(50_001)],
    ['cvContent', 'x'.repeat(200_001)],
  ])('refuses a %s that cannot be stored', async (field, value) => {
    await expectRefused(await create({ [field]: value }), { ...BAD, message: /cannot be stored|too long/ })
  })
  it.each([-1, 1.5, Number.MAX_SAFE_INTEGER, '7'])('refuses %j seconds', async (timeSpent) => {
    await expectRefused(await withAnswer({ timeSpent }), { ...BAD, message: /time spent/ })
  })
  it.each([-1, 1.5, 2 ** 53, '7', null])('refuses the revision %j', async (revision) => {
    await expectRefused(await withAnswer({ revision }), { ...BAD, message: /^The revision / })
  })
  it('refuses an answer of 2 MB', async () => {
    await expectRefused(await withAnswer({ text: 'x'.repeat(2 * 1024 * 1024) }), {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: /at most 1 MB/,
    })
  })
  it.each([
    ['{"role": ', 'application/json', 400, 'BAD_REQUEST', /not valid JSON/],
    ['[]', 'application/json', 400, 'BAD_REQUEST', /must be a JSON object/],
    ['null', 'application/json', 400, 'BAD_REQUEST', /must be a JSON object/],
    ['role=accountant', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE', /must be JSON/],
    ['{"role":"accountant"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE', /must be JSON/],
    ['{"role":"accountant"}', 'application/json-patch+json', 415, 'UNSUPPORTED_MEDIA_TYPE', /must be JSON/],
  ])('refuses the body %j sent as %s', async (body, type, status, code, message) => {
    await expectRefused(await owner.raw('POST', '/api/interviews', body, { 'content-type': type }), {
      status,
      code,
      message,
    })
  })
  it('refuses callers without a session before it looks at the status', async () => {
    const anonymous = await app.visitor().raw('PATCH', `/api/interviews/${interview.id}`, '{}', {
      'content-type': 'application/json',
    })
    await expectRefused(anonymous, { status: 401, code: 'UNAUTHORIZED', message: /./ })
    await expectRefused(await other.patch(`/api/interviews/${interview.id}`, {}), GONE)
  })
  it('refuses an unknown status', async () => {
    await expectRefused(await owner.patch(`/api/interviews/${interview.id}`, { status: 'saved' }), {
      ...BAD,
      message: /'completed' or 'abandoned'/,
    })
  })
  it('does not let the body name another interview than the path', async () => {
    await expectRefused(
      await owner.patch(`/api/interviews/${completed.id}`, { id: interview.id, status: 'abandoned' }),
      OVER,
    )
  })
  it('answers a wrong method with the allowed ones', async () => {
    const response = await owner.delete(`/api/interviews/${interview.id}`)
    await expectRefused(response, { status: 405, code: 'METHOD_NOT_SUPPORTED', message: /DELETE/ })
    expect(response.headers.get('allow')).toBe('GET, HEAD, PATCH')
  })
  it('answers an unknown path with 404', async () => {
    await expectRefused(await owner.get('/api/nothing/here'), { status: 404, code: 'NOT_FOUND', message: /nothing/ })
  })
  it.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost:4000',
    'https://localhost:3000',
    'http://localhost.evil.example:3000',
  ])('refuses a change requested from %s', async (origin) => {
    const forbidden = { status: 403, code: 'FORBIDDEN', message: /another site/ }
    const send = (path: string) => owner.raw('POST', path, '{}', { 'content-type': 'application/json', origin })
    await expectRefused(await send('/api/auth/logout'), forbidden)
    const { status, body } = await send('/api/trpc/auth.logout,auth.logout?batch=1')
    const error = { json: { message: forbidden.message.source, data: { code: 'FORBIDDEN', reason: 'forbidden' } } }
    expect(status).toBe(403)
    expect(body).toMatchObject(
      [error, error].map(({ json }) => ({
        error: { json: { ...json, message: expect.stringContaining(json.message) } },
      })),
    )
  })
  it('refuses a change that the browser marks as cross-site', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }
    await expectRefused(await owner.raw('POST', '/api/auth/logout', '{}', headers), {
      status: 403,
      code: 'FORBIDDEN',
      message: /another site/,
    })
  })
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://127.0.0.2:3000',
    'http://greenroom.localhost:3000',
  ])('accepts its own origin %s', async (origin) => {
    const { status } = await app
      .visitor()
      .raw('POST', '/api/auth/logout', '{}', { 'content-type': 'application/json', origin })
    expect(status).toBe(200)
  })
})

describe('over tRPC', () => {
  async function expectThrown(call: Promise<unknown>, { status, code, message }: Refusal) {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(TRPCClientError)
    const { data, message: text } = error as TRPCClientError<never> & { data: { code: string; httpStatus: number } }
    expect(text).toMatch(message)
    expect(data).toMatchObject({ code, httpStatus: status })
    expect(JSON.stringify(data)).not.toMatch(/stack|node_modules/)
    expect(await everything()).toBe(before)
  }

  it('refuses an unknown role', async () => {
    const call = owner.trpc.interview.create.mutate({ userId: owner.user.id, role: 'astronaut' as 'accountant' })
    await expectThrown(call, { ...BAD, message: /^Please select a role$/ })
  })
  it('refuses answers to questions that are not in the interview', async () => {
    const call = owner.trpc.interview.saveAnswer.mutate({
      id: interview.id,
      ...firstAnswer(),
      questionId: 'shared.other',
    })
    await expectThrown(call, { ...BAD, message: /not in this interview/ })
  })
  it('refuses an index out of range', async () => {
    const call = owner.trpc.interview.save.mutate({
      id: interview.id,
      currentQuestionIndex: 5,
      answers: [firstAnswer()],
    })
    await expectThrown(call, { ...BAD, message: /out of range/ })
  })
  it('refuses the interview of another user', async () => {
    await expectThrown(other.trpc.interview.get.query({ id: interview.id }), GONE)
    await expectThrown(other.trpc.interview.saveAnswer.mutate({ id: interview.id, ...firstAnswer() }), GONE)
    await expectThrown(other.trpc.interview.retryEvaluation.mutate({ id: interview.id }), GONE)
  })
  it('refuses to change a completed interview', async () => {
    const call = owner.trpc.interview.saveAnswer.mutate({
      id: completed.id,
      questionId: completed.questions[0]?.id ?? '',
      text: 'Late',
      timeSpent: 1,
    })
    await expectThrown(call, OVER)
    await expectThrown(
      owner.trpc.interview.save.mutate({ id: completed.id, currentQuestionIndex: 0, answers: [] }),
      OVER,
    )
    await expectThrown(owner.trpc.interview.retryEvaluation.mutate({ id: completed.id }), {
      status: 409,
      code: 'CONFLICT',
      message: /evaluation that failed/,
    })
  })
  it('refuses the number of an attempt that no column holds', async () => {
    const which = { id: interview.id, questionId: interview.questions[0]?.id ?? '', number: 2 ** 31 }
    await expectThrown(owner.trpc.interview.rereadAttempt.mutate(which), { ...BAD, message: /no such attempt/ })
  })
  it.each(['a\0b', 'a\ud800b', 'x'.repeat(50_001)])('refuses text that cannot be stored', async (text) => {
    const call = owner.trpc.interview.saveAnswer.mutate({ id: interview.id, ...firstAnswer(), text })
    await expectThrown(call, { ...BAD, message: /cannot be stored|too long/ })
  })
  it('refuses a body of 2 MB', async () => {
    const body = JSON.stringify({ json: { ...firstAnswer(), id: interview.id, text: 'x'.repeat(2 * 1024 * 1024) } })
    const response = await owner.raw('POST', '/api/trpc/interview.saveAnswer', body, {
      'content-type': 'application/json',
    })
    expect(response.status).toBe(413)
    expect(await everything()).toBe(before)
    const call = owner.trpc.interview.saveAnswer.mutate({ id: interview.id, ...firstAnswer(), text: 'x'.repeat(2e6) })
    await expectThrown(call, { status: 413, code: 'PAYLOAD_TOO_LARGE', message: /at most 1 MB/ })
  })
  it.each([
    ['{"json": ', 'application/json', 400, /is not valid JSON/],
    ['hello', 'text/plain', 415, /must be JSON/],
  ])('refuses the body %j', async (body, type, status, message) => {
    const response = await owner.raw('POST', '/api/trpc/interview.saveAnswer', body, { 'content-type': type })
    expect(response.status).toBe(status)
    expect(JSON.stringify(response.body)).toMatch(message)
    expect(JSON.stringify(response.body)).not.toMatch(/stack|node_modules|Unexpected/)
    expect(await everything()).toBe(before)
  })
  it('does not change anything through GET', async () => {
    const response = await owner.raw('GET', '/api/trpc/auth.logout')
    expect(response.status).toBe(405)
  })
})

describe('an internal error', () => {
  it('is reported without its message, over REST and tRPC', async () => {
    const broken = await createTestApp({
      now: () => {
        throw new Error('secret detail in /srv/app.ts')
      },
    })
    const input = { email: 'x@example.com', password: 'a-quiet-room', name: 'X' }
    const { status, body } = await broken.visitor().post('/api/auth/register', input)
    expect(status).toBe(500)
    expect(body).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      reason: 'internal-server-error',
      message: 'Something went wrong on our side. Please try again.',
    })
    const thrown = await broken
      .visitor()
      .trpc.auth.register.mutate({ ...input, email: 'y@example.com' })
      .catch(String)
    expect(thrown).toContain('Something went wrong on our side')
    expect(thrown).not.toContain('secret detail')
    await broken.close()
  })

  it('is not reported as a client error when a check inside the server fails', async () => {
    await app.deps.prisma.interview.updateMany({
      where: { id: completed.id },
      data: { summary: { metrics: 'broken' } },
    })
    const { status, body } = await owner.get(`/api/interviews/${completed.id}`)
    expect(status).toBe(500)
    expect(body).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      reason: 'internal-server-error',
      message: 'Something went wrong on our side. Please try again.',
    })
  })
})
