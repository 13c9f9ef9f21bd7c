/** Request ids: returned to the caller, and logged in every line, including lines of the request's jobs. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '@/server/http/serve'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { watchRequests } from '@/server/metrics/watch-requests'
import type { Deps } from '@/server/ports'
import { createTestApp, type TestApp } from '../helpers/test-app'

const lines: Record<string, unknown>[] = []
const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })

let app: TestApp
let queue: RunningQueue
let url = ''
const cleanup: (() => unknown)[] = []
beforeAll(async () => {
  app = await createTestApp({ log })
  queue = await startQueue(app.database, log)
  app.deps.queue = queue
  await queue.work(app.deps)
  url = await serve(app.deps)
})
afterAll(async () => {
  for (const step of cleanup) await step()
  await queue.stop(5_000)
  await app.close()
})

async function serve(deps: Deps): Promise<string> {
  const server = createHttpServer(deps, (request) => {
    if (request.url === '/fault') throw new Error('a fault of a page')
    request.socket.destroy()
  })
  watchRequests(server, deps, () => null)
  server.listen(0)
  await once(server, 'listening')
  cleanup.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const idOf = async (path: string, given?: string) => {
  const response = await fetch(url + path, { headers: given === undefined ? {} : { 'x-request-id': given } })
  return response.headers.get('x-request-id') ?? ''
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

describe('the id of a request', () => {
  it.each(['/api/health', '/api/guides', '/api/nothing', '/api/trpc/guide.list', '/fault'])(
    'is new for each request at %s, unless the caller sends one',
    async (path) => {
      const [one, two] = [await idOf(path), await idOf(path)]
      expect(one).toMatch(UUID)
      expect(two).toMatch(UUID)
      expect(one).not.toBe(two)
      expect(await idOf(path, 'from-the-proxy_17')).toBe('from-the-proxy_17')
    },
  )

  it.each(['short', 'x'.repeat(65), 'ada@example.com', 'two words here', '{"json":"here"}', ''])(
    'is not accepted from the caller if it is %j',
    async (given) => {
      expect(await idOf('/api/health', given)).toMatch(UUID)
    },
  )

  it('is also returned where Next runs alone', async () => {
    const response = await app.visitor().get('/api/health')
    expect(response.headers.get('x-request-id')).toMatch(UUID)
  })

  it('is in every log line of the request', async () => {
    lines.length = 0
    const deps: Deps = {
      ...app.deps,
      prisma: new Proxy(app.deps.prisma, {
        get: () => {
          throw new Error('the database is gone')
        },
      }),
    }
    const broken = await serve(deps)
    const ids = ['request-number-1', 'request-number-2', 'request-number-3']
    await Promise.all(
      ids.map((id) => fetch(`${broken}/api/ready`, { headers: { 'x-request-id': id } }).then((one) => one.text())),
    )
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(6))
    for (const id of ids) {
      const mine = lines.filter((line) => line.request === id).map(({ msg }) => msg)
      expect(mine).toEqual(['not ready: the database does not answer', 'answered'])
    }
  })

  it("is in the request's jobs and their log lines, without personal data", async () => {
    lines.length = 0
    const account = { email: 'private.person@example.com', password: 'a-quiet-room', name: 'Private Person' }
    app.deps.mailer.send = async () => {
      throw new Error('the mail server is away')
    }
    await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'sign-up-4711' },
      body: JSON.stringify(account),
    })
    await vi.waitFor(() => expect(lines.some(({ msg }) => msg === 'a job failed')).toBe(true), { timeout: 5_000 })
    const failed = lines.find(({ msg }) => msg === 'a job failed')
    expect(failed).toMatchObject({ request: 'sign-up-4711', job: 'send-mail', jobId: expect.stringMatching(UUID) })
    const { rows } = await app.database.executeSql(`SELECT id::text, data FROM pgboss.job WHERE id::text = $1`, [
      failed?.jobId,
    ])
    expect(rows).toMatchObject([{ data: { requestId: 'sign-up-4711' } }])
    const written = JSON.stringify([lines, rows])
    for (const each of [account.email, account.name, account.password]) expect(written).not.toContain(each)
  })
})
