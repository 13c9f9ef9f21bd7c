/** GET /api/metrics: access, counts, and no personal data. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { createFileReader } from '@/server/adapters/files'
import type { ParseReply } from '@/server/adapters/files/problem'
import { createHttpServer, createStatusServer } from '@/server/http/serve'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { createMetrics } from '@/server/metrics/metrics'
import { queueLoad } from '@/server/metrics/queue-load'
import { watchRequests } from '@/server/metrics/watch-requests'
import { countForPerson, receivePaymentEvent } from '@/server/services/payment'
import { GOOD_ANSWER } from '../helpers/answers'
import { FakePaystack } from '../helpers/fake-paystack'
import { makePdf, pdfLines } from '../helpers/make-files'
import { rulesHere } from '../helpers/rules-here'
import { createTestApp, type TestApp } from '../helpers/test-app'

const TOKEN = 'a-token-for-tests'
const BEARER = { authorization: `Bearer ${TOKEN}` }

let app: TestApp
let queue: RunningQueue
let url = ''
let isFull = false
let backupAt: Date | null = null
const cleanup: (() => unknown)[] = []

beforeAll(async () => {
  const metrics = createMetrics()
  app = await createTestApp({ metrics: { metrics, token: TOKEN } })
  queue = await startQueue(app.database, createLog('silent'))
  app.deps.queue = queue
  metrics.watch({
    queue: () => queueLoad(app.database.executeSql),
    payments: () => countForPerson(app.deps),
    isDiskFull: () => isFull,
    newestBackup: () => backupAt,
    pool: () => ({ inUse: 2, idle: 3, waiting: 4 }),
    files: () => ({ texts: { running: 1, waiting: 0 }, scans: { running: 0, waiting: 5 } }),
    rules: () => ({ running: 0, waiting: 6 }),
  })
  const server = createHttpServer(app.deps, (_request, response) => void response.end())
  watchRequests(server, app.deps, (pathname) => (pathname.startsWith('/results/') ? '/results/[id]' : null))
  url = await listen(server)
})
afterAll(async () => {
  for (const step of cleanup) await step()
  await queue.stop(5_000)
  await app.close()
})

async function listen(server: ReturnType<typeof createHttpServer>): Promise<string> {
  server.listen(0)
  await once(server, 'listening')
  cleanup.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const report = async () => (await fetch(`${url}/api/metrics`, { headers: BEARER })).text()

/** The value of one series, by its name and labels as written. */
const seriesIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('access to the metrics', () => {
  it('is granted with the token', async () => {
    const response = await fetch(`${url}/api/metrics`, { headers: BEARER })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    {},
    { authorization: 'Bearer another-token' },
    { authorization: TOKEN },
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: `Bearer ${TOKEN.slice(1)}` },
    { authorization: `Basic ${TOKEN}` },
    { authorization: 'Bearer ' },
  ])('is refused with %j', async (headers) => {
    const response = await fetch(`${url}/api/metrics`, { headers: headers as Record<string, string> })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.text()).not.toContain('greenroom_')
  })

  it('is refused without a configured token, as for an unknown path', async () => {
    const bare = await createTestApp()
    const [asked, other] = [await bare.visitor().get('/api/metrics'), await bare.visitor().get('/api/nothing')]
    expect(asked.status).toBe(404)
    expect(asked.body).toEqual(other.body)
    await bare.close()
  })

  it('is also granted by a worker, which serves nothing else', async () => {
    const worker = await listen(createStatusServer(app.deps))
    expect((await fetch(`${worker}/api/metrics`)).status).toBe(401)
    expect(await (await fetch(`${worker}/api/metrics`, { headers: BEARER })).text()).toContain('greenroom_queue_jobs')
    expect((await fetch(`${worker}/api/health`)).status).toBe(200)
    expect((await fetch(`${worker}/api/ready`)).status).toBe(200)
    for (const path of ['/', '/api/guides', '/api/trpc/guide.list']) {
      expect((await fetch(worker + path)).status).toBe(404)
    }
  })
})

describe('the metrics', () => {
  it('count requests by route template, without addresses, ids or texts', async () => {
    const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
    const private_ = ['ada@example.com', id, 'secret-token', 'a-quiet-room']
    await fetch(`${url}/api/interviews/${id}`)
    await fetch(`${url}/api/interviews/${id}`, { method: 'DELETE' })
    await fetch(`${url}/api/auth/verify-email/secret-token`)
    await fetch(`${url}/api/trpc/guide.list`)
    await fetch(`${url}/api/trpc/guide.list,guide.list?batch=1&input=%7B%7D`)
    await fetch(`${url}/api/trpc/ada@example.com`)
    await fetch(`${url}/results/${id}?email=ada@example.com`)
    await fetch(`${url}/ada@example.com`)
    await fetch(`${url}/api/auth/callback/google?code=secret-token`)
    await fetch(`${url}/_next/static/chunks/secret-token.js`)
    const body = JSON.stringify({ email: 'ada@example.com', password: 'a-quiet-room' })
    const headers = { 'content-type': 'application/json', 'x-request-id': 'ada@example.com' }
    await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
    const text = await report()
    const requests = (method: string, route: string, status: number) =>
      seriesIn(text, `greenroom_http_requests_total{method="${method}",route="${route}",status="${status}"}`)
    expect(requests('GET', '/api/interviews/{id}', 401)).toBe(1)
    expect(requests('DELETE', 'other', 405)).toBe(1)
    expect(requests('GET', '/api/auth/verify-email/{token}', 400)).toBe(1)
    expect(requests('GET', '/api/trpc/guide.list', 200)).toBe(1)
    expect(requests('GET', '/api/trpc (batch)', 200)).toBe(1)
    expect(requests('GET', '/results/[id]', 200)).toBe(1)
    expect(requests('GET', '/api/auth/[...nextauth]', 200)).toBe(1)
    expect(requests('GET', '/_next/static', 200)).toBe(1)
    expect(requests('POST', '/api/auth/login', 401)).toBe(1)
    expect(requests('GET', 'other', 404)).toBe(1)
    const count = 'greenroom_http_request_duration_seconds_count{method="GET",route="/api/interviews/{id}"}'
    expect(seriesIn(text, count)).toBe(1)
    for (const each of private_) expect(text).not.toContain(each)
  })

  it('report the state of the process', async () => {
    const text = await report()
    expect(seriesIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(seriesIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10e6)
    expect(seriesIn(text, 'greenroom_database_up')).toBe(1)
    expect(seriesIn(text, 'greenroom_database_connections{state="in_use"}')).toBe(2)
    expect(seriesIn(text, 'greenroom_database_connections{state="waiting"}')).toBe(4)
    expect(seriesIn(text, 'greenroom_file_reader_files{queue="scans",state="waiting"}')).toBe(5)
    expect(seriesIn(text, 'greenroom_rule_tasks{state="waiting"}')).toBe(6)
  })

  it("report the queue's length and waiting time, evaluations and failures", async () => {
    const person = await app.signUp()
    const complete = async () => {
      await app.deps.prisma.user.update({
        where: { id: person.user.id },
        data: { plan: 'monthly', planExpiresAt: new Date(app.clock.now.getTime() + 1e9) },
      })
      const input = { userId: person.user.id, role: 'accountant', questionCount: 5 }
      const { id, questions } = (await person.post('/api/interviews', input)).body as InterviewDto
      const answers = [{ questionId: questions[0]?.id, text: GOOD_ANSWER, timeSpent: 60 }]
      await person.patch(`/api/interviews/${id}`, { status: 'completed', answers })
    }
    await complete()
    await app.database.executeSql(
      `UPDATE pgboss.job SET start_after = now() - interval '90 seconds' WHERE name = 'evaluate-interview'`,
    )
    const waiting = await report()
    expect(seriesIn(waiting, 'greenroom_queue_jobs{job="evaluate-interview",state="waiting"}')).toBe(1)
    expect(seriesIn(waiting, 'greenroom_queue_oldest_seconds{job="evaluate-interview"}')).toBeGreaterThanOrEqual(90)
    expect(seriesIn(waiting, 'greenroom_evaluations_total{outcome="done"}')).toBe(0)

    await queue.work(app.deps)
    const done = 'greenroom_evaluations_total{outcome="done"}'
    await vi.waitFor(async () => expect(seriesIn(await report(), done)).toBe(1), { timeout: 10_000, interval: 100 })
    await vi.waitFor(
      async () =>
        expect(seriesIn(await report(), 'greenroom_queue_jobs{job="evaluate-interview",state="running"}')).toBe(0),
      { timeout: 5_000, interval: 50 },
    )
    const after = await report()
    expect(seriesIn(after, 'greenroom_jobs_total{job="evaluate-interview",outcome="done"}')).toBe(1)
    expect(seriesIn(after, 'greenroom_job_duration_seconds_count{job="evaluate-interview"}')).toBe(1)
    expect(seriesIn(after, 'greenroom_job_wait_seconds_sum{job="evaluate-interview"}')).toBeGreaterThanOrEqual(90)
    expect(seriesIn(after, 'greenroom_queue_oldest_seconds{job="evaluate-interview"}')).toBe(0)

    app.deps.evaluator = {
      name: 'local',
      findFacts: () => {
        throw new Error('for good')
      },
    }
    await complete()
    await vi.waitFor(
      async () => {
        await app.database.executeSql(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
        expect(seriesIn(await report(), 'greenroom_evaluations_total{outcome="failed"}')).toBe(1)
      },
      { timeout: 25_000, interval: 250 },
    )
    app.deps.evaluator = { name: 'local', findFacts: rulesHere.findFacts }
    const failed = await report()
    expect(seriesIn(failed, 'greenroom_jobs_total{job="evaluate-interview",outcome="failed"}')).toBe(4)
    expect(seriesIn(failed, 'greenroom_jobs_total{job="evaluate-interview",outcome="given_up"}')).toBe(1)
    for (const each of [person.user.id, person.user.email]) expect(failed).not.toContain(each)
  }, 60_000)

  it('count parsed and refused uploads', async () => {
    const replies: ParseReply[] = [{ text: 'A CV.', warnings: [] }, { problem: 'password' }]
    const files = createFileReader({
      production: false,
      log: createLog('silent'),
      run: async () => replies.shift() ?? { problem: 'damaged' },
      onRead: app.deps.metrics?.metrics.fileRead,
    })
    const pdf = makePdf([pdfLines(['A CV.'])])
    await files.readFile(pdf, 'somebody')
    await expect(files.readFile(pdf, 'somebody')).rejects.toThrow()
    const text = await report()
    expect(seriesIn(text, 'greenroom_file_reads_total{kind="pdf",outcome="read"}')).toBe(1)
    expect(seriesIn(text, 'greenroom_file_reads_total{kind="pdf",outcome="password"}')).toBe(1)
    expect(seriesIn(text, 'greenroom_file_read_duration_seconds_count{kind="pdf"}')).toBe(2)
  })

  it('report payments in review, a full disk and the age of the newest backup', async () => {
    expect(seriesIn(await report(), 'greenroom_payments_in_review')).toBe(0)
    expect(await report()).not.toContain('\ngreenroom_backup_age_seconds')
    const { user } = await app.signUp()
    const payment = { reference: 'r-1', amount: 1, currency: 'NGN', userId: user.id } as const
    await app.deps.prisma.payment.create({
      data: { ...payment, plan: 'monthly', provider: 'paystack', status: 'review' },
    })
    isFull = true
    backupAt = new Date(Date.now() - 7_200_000)
    const text = await report()
    expect(seriesIn(text, 'greenroom_payments_in_review')).toBe(1)
    expect(seriesIn(text, 'greenroom_disk_full')).toBe(1)
    expect(seriesIn(text, 'greenroom_backup_age_seconds')).toBeGreaterThanOrEqual(7_200)
    isFull = false
    expect(seriesIn(await report(), 'greenroom_disk_full')).toBe(0)
  })

  it('are available while the database does not respond, and report that', async () => {
    const metrics = createMetrics()
    metrics.watch({
      queue: () => Promise.reject(new Error('no')),
      payments: () => Promise.reject(new Error('no')),
      files: () => ({ texts: { running: 0, waiting: 0 }, scans: { running: 0, waiting: 0 } }),
      rules: () => ({ running: 0, waiting: 0 }),
    })
    const { text } = await metrics.report()
    expect(seriesIn(text, 'greenroom_database_up')).toBe(0)
    expect(text).not.toContain('greenroom_queue_jobs{')
    expect(seriesIn(text, 'greenroom_payments_in_review')).toBeUndefined()
    expect(text).not.toMatch(/greenroom_(?:disk_full|backup_age)/)
  })

  it('count events of the provider about payments that are not stored here', async () => {
    const paystack = await FakePaystack.start()
    cleanup.push(() => paystack.close())
    paystack.pay('begun-after-the-backup')
    const event = paystack.chargeSuccess('begun-after-the-backup')
    await receivePaymentEvent({ ...app.deps, payments: paystack.provider() }, event)
    expect(seriesIn(await report(), 'greenroom_unknown_payment_events_total')).toBe(1)
  })
})
