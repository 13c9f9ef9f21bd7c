/** The npm package of the typed client, used outside this repository. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { createGreenroomClient as Create, GreenroomError as ErrorClass } from '@/client/create-client'
import { buildClientPackage } from '../../scripts/client/package'
import { createTestApp, ORIGIN, PASSWORD, type TestApp } from '../helpers/test-app'

const LARGEST = 30_000

const PROGRAM = `
import { createGreenroomClient, GreenroomError, isRole, type ErrorReason, type Interview } from 'greenroom-client'

const greenroom = createGreenroomClient('http://localhost:3000')
const { user } = await greenroom.auth.login.mutate({ email: 'ada@example.com', password: 'a-quiet-room' })
const interview: Interview = await greenroom.interview.create.mutate({ userId: user.id, role: 'accountant' })
const begun: Date = interview.createdAt
if (isRole(interview.role)) await greenroom.interview.create.mutate({ userId: user.id, role: interview.role })
const score: number | null = (await greenroom.interview.get.query({ id: interview.id })).score
try {
  await greenroom.guide.get.query({ slug: 'none' })
} catch (error) {
  const reason: ErrorReason | 'no-answer' | 'aborted' | null = error instanceof GreenroomError ? error.reason : null
  const wait: number | null = error instanceof GreenroomError ? error.retryAfter : null
  console.log(begun, score, reason, wait)
}
// @ts-expect-error: there is no such role.
await greenroom.interview.create.mutate({ userId: user.id, role: 'astronaut' })
// @ts-expect-error: a review needs both texts.
await greenroom.cvReview.create.mutate({ userId: user.id })
// @ts-expect-error: the free plan cannot be bought.
await greenroom.payment.initialize.mutate({ userId: user.id, planType: 'free' })
// @ts-expect-error: the status is one of four words.
if (interview.status === 'finished') console.log(user.email)
`

let app: TestApp
let folder: string
let tarball: string

beforeAll(async () => {
  app = await createTestApp()
  folder = mkdtempSync(path.join(tmpdir(), 'greenroom-client-'))
  await buildClientPackage(process.cwd(), path.join(folder, 'package'))
  const npm = (args: string[], cwd: string) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  const name = npm(['pack', '--silent', './package'], folder).trim().split('\n').at(-1) ?? ''
  tarball = path.join(folder, name)
  const project = path.join(folder, 'project')
  mkdirSync(project)
  writeFileSync(path.join(project, 'package.json'), '{ "name": "empty", "type": "module", "private": true }')
  npm(['install', '--offline', '--no-audit', '--no-fund', tarball], project)
}, 120_000)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const installed = () => path.join(folder, 'project/node_modules/greenroom-client')

describe('the package of the typed client', () => {
  it(`is smaller than ${LARGEST / 1000} kB and has no dependencies`, () => {
    expect(statSync(tarball).size).toBeLessThan(LARGEST)
    expect(JSON.parse(readFileSync(path.join(installed(), 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
  })

  it('compiles strictly, its own types included, and rejects unknown names', () => {
    const file = path.join(folder, 'project/program.ts')
    writeFileSync(file, PROGRAM)
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
    })
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    expect(messages).toEqual([])
  })

  it('runs a complete interview with its session, and gives the reason of a failed call', async () => {
    const { createGreenroomClient, GreenroomError } = (await import(
      pathToFileURL(path.join(installed(), 'index.js')).href
    )) as { createGreenroomClient: typeof Create; GreenroomError: typeof ErrorClass }
    const visitor = app.visitor()
    const greenroom = createGreenroomClient(ORIGIN, async (input, init) => {
      // The visitor has no cookie of its own, so that only the package's cookie is sent.
      visitor.cookie = ''
      return visitor.send(new Request(input, init))
    })
    const email = 'package@example.com'
    await greenroom.auth.register.mutate({ name: 'Ada Obi', email, password: PASSWORD })
    const { user } = await greenroom.auth.login.mutate({ email, password: PASSWORD })
    const { id, questions } = await greenroom.interview.create.mutate({ userId: user.id, role: 'accountant' })
    const questionId = questions[0]?.id ?? ''
    const text = 'I asked the three teams what they needed, wrote a plan with dates, and we delivered two weeks early.'
    await greenroom.interview.complete.mutate({ id, answers: [{ questionId, text, timeSpent: 60 }] })
    await app.runJobs()
    const { feedbackStatus, createdAt } = await greenroom.interview.get.query({ id })
    expect(feedbackStatus).toBe('ready')
    expect(createdAt).toBeInstanceOf(Date)

    const failed = await greenroom.guide.get.query({ slug: 'none' }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(GreenroomError)
    expect(failed).toMatchObject({ reason: 'guide-not-found', status: 404, message: expect.stringMatching(/\w/) })

    await greenroom.auth.logout.mutate()
    const refused = greenroom.interview.get.query({ id })
    await expect(refused).rejects.toMatchObject({ name: 'GreenroomError', reason: 'unauthorized', status: 401 })
  })

  it('says when a call may be tried again, for each call of a batch', async () => {
    const { createGreenroomClient } = await theClient()
    const visitor = app.visitor('203.0.113.77')
    const greenroom = createGreenroomClient(ORIGIN, (input, init) => visitor.send(new Request(input, init)))
    const guess = () => greenroom.auth.login.mutate({ email: 'guessed@example.com', password: 'wrong' })
    for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject({ status: 401, retryAfter: null })
    const together = [guess(), greenroom.auth.login.mutate({ email: 'other@example.com', password: 'wrong' })]
    const [refused, wrong] = await Promise.all(together.map((call) => call.catch((error: unknown) => error)))
    expect(refused).toMatchObject({ status: 429, reason: 'too-many-requests' })
    expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(800)
    expect(wrong).toMatchObject({ status: 401, retryAfter: null })
  })

  it.each([
    ['120', 120],
    ['Tue, 10 Mar 2026 12:00:07 GMT', null],
  ])('reads the Retry-After of a gateway: %s', async (header, retryAfter) => {
    const { createGreenroomClient } = await theClient()
    const send = async () => new Response('', { status: 503, headers: { 'retry-after': header } })
    await expect(createGreenroomClient(ORIGIN, send).guide.list.query()).rejects.toMatchObject({ retryAfter })
  })

  const theClient = async () =>
    (await import(pathToFileURL(path.join(installed(), 'index.js')).href)) as { createGreenroomClient: typeof Create }

  it.each([
    [502, 'text/html', '<html>Bad gateway</html>', 'internal-server-error'],
    [503, 'text/html', '', 'internal-server-error'],
    [413, 'text/html', '<html>Too large</html>', 'payload-too-large'],
    [429, 'text/plain', 'slow down', 'too-many-requests'],
    [404, 'application/json', '{"error":"no route"}', 'not-found'],
    [502, 'application/json', '{"message":"bad gateway"}', 'internal-server-error'],
    [200, 'text/html', '<html>Sign in to the network</html>', 'internal-server-error'],
  ])('reports the status of a response that is not from the API: %i, %s, %s', async (status, type, body, reason) => {
    const { createGreenroomClient } = await theClient()
    const send = async () => new Response(body, { status, headers: { 'content-type': type } })
    const greenroom = createGreenroomClient(ORIGIN, send)
    const form = new FormData()
    form.set('file', new Blob(['x']), 'cv.pdf')
    for (const call of [() => greenroom.guide.list.query(), () => greenroom.cvReview.parseFile.mutate(form)]) {
      const error: unknown = await call().catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ name: 'GreenroomError', reason, status })
      expect((error as Error).message).toBe(
        `The server answered with the status ${status}, but not as Greenroom does: is a gateway in between?`,
      )
    }
  })

  it('tells a call that was cancelled from a lost network', async () => {
    const { createGreenroomClient } = await theClient()
    const stop = new AbortController()
    const greenroom = createGreenroomClient(ORIGIN, (_, init) => {
      stop.abort()
      return Promise.reject(init?.signal?.reason ?? new Error('cancelled'))
    })
    const call = greenroom.guide.list.query(undefined, { signal: stop.signal })
    await expect(call).rejects.toMatchObject({ name: 'GreenroomError', reason: 'aborted', status: null })
  })

  it('refuses an address without http in one sentence', async () => {
    const { createGreenroomClient } = await theClient()
    expect(() => createGreenroomClient('localhost:4019')).toThrow(
      'The address of Greenroom begins with http:// or https://, unlike "localhost:4019".',
    )
  })

  it('tells a role that can be sent from one that no longer exists', async () => {
    const { isRole } = (await theClient()) as unknown as { isRole: (value: string) => boolean }
    expect(['accountant', 'astronaut'].map(isRole)).toEqual([true, false])
  })

  it('reports a missing response', async () => {
    const { createGreenroomClient } = await theClient()
    const greenroom = createGreenroomClient(ORIGIN, () => Promise.reject(new TypeError('fetch failed')))
    await expect(greenroom.guide.list.query()).rejects.toMatchObject({ reason: 'no-answer', status: null })
  })
})
