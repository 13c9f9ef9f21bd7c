/** The complete server without network: its own database, an adjustable clock, and jobs that run on demand. */
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import superjson from 'superjson'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import type { UserDto } from '@/schemas/user'
import { createFileReader } from '@/server/adapters/files'
import { createRateLimiter } from '@/server/adapters/rate-limiter'
import { writeWordFile } from '@/server/adapters/word-file'
import type { Database } from '@/server/database/database'
import { handleApi } from '@/server/handle-api'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import type { JobName, JobPayload } from '@/server/jobs/payloads'
import { createLog } from '@/server/log'
import type { Deps, JobQueue, Mail } from '@/server/ports'
import type { AppRouter } from '@/server/routers/_app'
import { checkResponse } from './check-response'
import { rulesHere } from './rules-here'
import { openTestDatabase } from './test-database'

export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'a-quiet-room'

/** A mail with its link. */
type SentMail = Mail & { link: string | null }

type Job = {
  name: JobName
  payload: JobPayload<JobName>
  /** Set for a delayed job, which is deduplicated by its key. */
  later?: { key: string; afterSeconds: number }
}

/** Holds enqueued jobs until the test runs them. */
class HeldQueue implements JobQueue {
  readonly jobs: Job[] = []
  enqueue: JobQueue['enqueue'] = async (_tx, name, payload, { key, afterSeconds, oncePerSeconds } = {}) => {
    if (!oncePerSeconds || !key || !afterSeconds) this.jobs.push({ name, payload })
    else if (!this.jobs.some(({ later }) => later?.key === key)) {
      this.jobs.push({ name, payload, later: { key, afterSeconds } })
    }
  }
  wake = () => {}
  forget = async () => {}
  died = async () => []
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** @param open opens a migrated database; by default a copy of the template, which `close` removes */
export async function createTestApp(overrides: Partial<Deps> = {}, open: () => Promise<Database> = openTestDatabase) {
  const database = await open()
  const queue = new HeldQueue()
  const mails: SentMail[] = []
  const clock = { now: new Date('2026-03-10T12:00:00Z') }
  const deps: Deps = {
    prisma: database.prisma,
    sql: database.executeSql,
    limiter: createRateLimiter(database.executeSql, 1),
    purgeLogs: () => database.purgeLogs(),
    isDiskFull: () => false,
    queue,
    // In this thread, since starting another one takes longer than most tests.
    rules: rulesHere,
    evaluator: { name: 'local', findFacts: rulesHere.findFacts },
    mailer: {
      send: async (mail) => {
        mails.push({ ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? null })
      },
      forget: async () => {},
    },
    writeWordFile,
    readFile: createFileReader({ production: true, log: createLog('silent') }).readFile,
    log: createLog('silent'),
    publicUrl: ORIGIN,
    secret: 'a secret for tests only',
    trustedProxies: 0,
    providers: {},
    now: () => clock.now,
    seed: () => 1,
    ...overrides,
  }
  let people = 0

  return {
    database,
    deps,
    clock,
    jobs: queue.jobs,
    /** The mails sent. */
    mails,
    visitor: (address?: string) => new TestClient(deps, address),
    /** A new account, signed in. */
    signUp: async (name = 'Ada Obi'): Promise<TestUser> => {
      const client = new TestClient(deps)
      const email = `person${people++}@example.com`
      const { body } = await client.post('/api/auth/register', { email, password: PASSWORD, name })
      return Object.assign(client, { user: (body as { user: UserDto }).user })
    },
    /** Runs the enqueued jobs, as a worker would. */
    runJobs: async () => {
      for (const { name, payload } of queue.jobs.splice(0)) await JOB_HANDLERS[name].run(deps, payload as never)
    },
    close: () => database.close(),
  }
}

export type TestUser = TestClient & { user: UserDto }

type Result = { status: number; body: unknown; headers: Headers }

/** A simple HTTP client that stores the cookie and sends JSON, over REST and tRPC. */
export class TestClient {
  cookie = ''
  readonly #deps: Deps
  readonly #address: string

  /** @param address the client's network address; by default this machine, whose limits are wide */
  constructor(deps: Deps, address = '127.0.0.1') {
    this.#deps = deps
    this.#address = address
  }

  /** tRPC with the batching of the product's own pages. */
  readonly trpc = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${ORIGIN}/api/trpc`,
        transformer: superjson,
        maxItems: REQUEST_LIMITS.batchCalls,
        fetch: (url, init) => this.send(new Request(url as string, init as RequestInit)),
      }),
    ],
  })

  get = (path: string) => this.json('GET', path)
  post = (path: string, body?: unknown) => this.json('POST', path, body)
  patch = (path: string, body?: unknown) => this.json('PATCH', path, body)
  delete = (path: string) => this.json('DELETE', path)

  async json(method: string, path: string, body?: unknown): Promise<Result> {
    return this.raw(method, path, body === undefined ? undefined : JSON.stringify(body), {
      'content-type': 'application/json',
    })
  }

  /** A raw request, which a well-behaved client would not send. */
  async raw(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Result> {
    const response = await this.send(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: body === undefined ? {} : headers,
        ...(body === undefined ? {} : { body }),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = text === '' ? null : isJson ? JSON.parse(text) : text
    return { status: response.status, body: answer, headers: response.headers }
  }

  async send(request: Request): Promise<Response> {
    if (this.cookie) request.headers.set('cookie', this.cookie)
    const response = await handleApi(this.#deps, request, this.#address)
    await checkResponse(request, response)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      this.cookie = /max-age=0/i.test(cookie) ? '' : pair
    }
    return response
  }
}
