/** Jobs of killed workers: retried within seconds by any other worker, but never while their worker is alive. */
import { afterEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '@/domain/durations'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { rulesHere } from '../helpers/rules-here'
import { createTestApp, type TestApp } from '../helpers/test-app'

/** Long enough for a busy machine: a worker that is alive must not seem silent. */
const SHORT = { everyMs: 150, silentAfterMs: 3_000 }
const log = createLog('silent')
const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanup.splice(0).reverse()) await step()
})

async function start(reviewCv: () => Promise<never>, pulse?: { everyMs: number; silentAfterMs: number }) {
  const app = await createTestApp({ rules: { ...rulesHere, reviewCv } })
  cleanup.push(() => app.close())
  const queue = await startQueue(app.database, log, pulse ? { pulse } : {})
  cleanup.push(() => queue.stop(2_000))
  return { app, queue }
}

/** A review whose job is in the queue. */
async function waitingReview({ deps, signUp }: TestApp, queue: RunningQueue): Promise<string> {
  const { user } = await signUp()
  const data = { userId: user.id, cvContent: 'A CV.', jobDescription: 'A job.' }
  const { id } = await deps.prisma.cvReview.create({ data, select: { id: true } })
  await queue.enqueue(deps.prisma, 'review-cv', { cvReviewId: id })
  return id
}

/** As just after a kill -9: the job is active, but has no worker. */
const leaveActive = ({ database }: TestApp, tries: string) =>
  database.executeSql(
    `UPDATE pgboss.job SET state = 'active', started_on = now(), retry_count = ${tries}
     WHERE name = 'review-cv' AND state = 'created'`,
  )

it('a job whose worker was killed is retried within 15 seconds', async () => {
  let calls = 0
  const { app, queue } = await start(async () => {
    calls += 1
    throw new Error('seen')
  })
  await waitingReview(app, queue)
  // The delay before a third attempt is the longest.
  await leaveActive(app, '2')
  await queue.work(app.deps)
  await vi.waitFor(() => expect(calls).toBeGreaterThan(0), { timeout: 15_000, interval: 100 })
}, 120_000)

it('a long job is not retried while its worker is alive, also when the clock is set forward', async () => {
  let calls = 0
  const { app, queue } = await start(async () => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    throw new Error('done')
  }, SHORT)
  await waitingReview(app, queue)
  await queue.work(app.deps)
  // A second process that would take it over.
  const other = await startQueue({ ...app.database, kind: 'server' }, log, {
    pulse: SHORT,
  })
  cleanup.push(() => other.stop(2_000))
  await other.work(app.deps)
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 10_000, interval: 50 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
  cleanup.push(async () => vi.useRealTimers())
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  expect(calls).toBe(1)
  const { rows } = await app.database.executeSql(`SELECT state FROM pgboss.job WHERE name = 'review-cv'`)
  expect(rows).toEqual([{ state: 'active' }])
}, 120_000)

it('a job whose last attempt died with its process is given up at the next start', async () => {
  const reviewCv = vi.fn(async () => {
    throw new Error('never asked')
  })
  const { app, queue } = await start(reviewCv)
  const id = await waitingReview(app, queue)
  await leaveActive(app, 'retry_limit')
  const next = await startQueue(app.database, log, { pulse: { everyMs: 100, silentAfterMs: 500 } })
  cleanup.push(() => next.stop(2_000))
  await next.work(app.deps)
  await vi.waitFor(
    async () => {
      expect(await app.deps.prisma.cvReview.findFirst({ where: { id } })).toMatchObject({ status: 'failed' })
    },
    { timeout: 10_000, interval: 100 },
  )
  expect(reviewCv).not.toHaveBeenCalled()
}, 120_000)
