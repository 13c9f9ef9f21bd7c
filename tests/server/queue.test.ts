/** The durable queue on the real database: its guarantees when transactions fail and workers die. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { Database } from '@/server/database/database'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { GOOD_ANSWER } from '../helpers/answers'
import { rulesHere } from '../helpers/rules-here'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
let queue: RunningQueue
let database: Database
const log = createLog('silent')

beforeAll(async () => {
  app = await createTestApp()
  database = app.database
  queue = await startQueue(database, log)
  app.deps.queue = queue
})
afterAll(async () => {
  await queue.stop(5_000)
  await app.close()
})
beforeEach(() => {
  app.deps.evaluator = { name: 'local', findFacts: rulesHere.findFacts }
})

const jobs = async (state: string) =>
  (
    await database.executeSql(
      `SELECT id FROM pgboss.job WHERE name = 'evaluate-interview' AND state = $1::pgboss.job_state`,
      [state],
    )
  ).rows

async function complete(): Promise<{ read: () => Promise<InterviewDto> }> {
  const person = await app.signUp()
  const input = { userId: person.user.id, role: 'accountant' }
  const { id, questions } = (await person.post('/api/interviews', input)).body as InterviewDto
  const answers = [{ questionId: questions[0]?.id, text: GOOD_ANSWER, timeSpent: 60 }]
  await person.patch(`/api/interviews/${id}`, { status: 'completed', answers })
  return { read: async () => (await person.get(`/api/interviews/${id}`)).body as InterviewDto }
}

describe('the queue', () => {
  it('holds a job when the transaction commits, and none when it rolls back', async () => {
    await expect(
      app.deps.prisma.$transaction(async (tx) => {
        await queue.enqueue(tx, 'evaluate-interview', { interviewId: 'rolled back' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await jobs('created')).toHaveLength(0)
    await app.deps.prisma.$transaction((tx) => queue.enqueue(tx, 'evaluate-interview', { interviewId: 'committed' }))
    expect(await jobs('created')).toHaveLength(1)
  })

  it('evaluates within moments of the completion', async () => {
    await queue.work(app.deps)
    const { read } = await complete()
    await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('ready'), { timeout: 5_000, interval: 100 })
  })

  it('retries after a failure', async () => {
    let calls = 0
    app.deps.evaluator = {
      name: 'local',
      findFacts: async (...asked) => {
        calls += 1
        if (calls === 1) throw new Error('a passing fault')
        return rulesHere.findFacts(...asked)
      },
    }
    const { read } = await complete()
    await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('ready'), {
      timeout: 10_000,
      interval: 100,
    })
    expect(calls).toBe(2)
  })

  it('gives up after the last attempt, whether it failed or its worker died', async () => {
    app.deps.evaluator = {
      name: 'local',
      findFacts: () => {
        throw new Error('for good')
      },
    }
    const { read } = await complete()
    await vi.waitFor(
      async () => {
        // Skips the delays between retries.
        await database.executeSql(
          `UPDATE pgboss.job SET start_after = now() WHERE name = 'evaluate-interview' AND state = 'retry'`,
        )
        expect((await read()).feedbackStatus).toBe('failed')
      },
      { timeout: 25_000, interval: 250 },
    )

    const silent = await complete()
    await vi.waitFor(async () => expect((await silent.read()).feedbackStatus).toBe('processing'), { timeout: 5_000 })
    await database.executeSql(
      `UPDATE pgboss.job SET state = 'active', retry_count = retry_limit, started_on = now() - interval '5 minutes'
       WHERE name = 'evaluate-interview' AND state IN ('created', 'retry')`,
    )
    await vi.waitFor(async () => expect((await silent.read()).feedbackStatus).toBe('failed'), {
      timeout: 60_000,
      interval: 500,
    })
  }, 100_000)

  it('resumes the jobs of a killed process', async () => {
    const { read } = await complete()
    await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('ready'), { timeout: 5_000 })
    // As after a kill -9: the job is active, but has no worker.
    const { rows } = await database.executeSql(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '2 minutes' WHERE id = (SELECT id FROM pgboss.job WHERE name = 'evaluate-interview' AND state = 'completed' ORDER BY created_on DESC LIMIT 1) RETURNING data`,
    )
    const { interviewId } = (rows[0] as { data: { interviewId: string } }).data
    await app.deps.prisma.interview.updateMany({ where: { id: interviewId }, data: { feedbackStatus: 'processing' } })
    const next = await startQueue(database, log)
    await next.work(app.deps)
    await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('ready'), {
      timeout: 60_000,
      interval: 250,
    })
    await next.stop(5_000)
  }, 90_000)
})
