/** The durable queue on the real database: its guarantees when transactions fail and workers die. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { Database } from '@/server/database/database'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { RuleTimeout } from '@/server/rules/port'
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

  it('does not try again what took too long, and gives its unit back once', async () => {
    let calls = 0
    app.deps.evaluator = {
      name: 'local',
      findFacts: async () => {
        calls += 1
        throw new RuleTimeout('findFacts took too long')
      },
    }
    const { read } = await complete()
    await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('failed'), { timeout: 5_000 })
    expect(calls).toBe(1)
    const { id, userId } = await read()
    const entries = await app.deps.prisma.usageEntry.findMany({ where: { userId, interviewId: id } })
    expect(entries.map(({ amount }) => amount).sort()).toEqual([-1, 1])
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

  it('tries mails that nobody asks for again for two days, at least hourly', async () => {
    const { user } = await app.signUp()
    app.deps.mailer.send = async () => {
      throw new Error('the mail server is away')
    }
    // After the verification mail of the sign-up.
    const kinds = ['password-changed', 'reset-password'] as const
    for (const kind of kinds) await queue.enqueue(app.deps.prisma, 'send-mail', { kind, userId: user.id })
    const read = async (columns: string) =>
      (
        await database.executeSql(
          `SELECT ${columns} FROM pgboss.job WHERE name = 'send-mail' AND data->>'userId' = $1 ORDER BY created_on`,
          [user.id],
        )
      ).rows
    const waits = { timeout: 10_000, interval: 100 }
    await vi.waitFor(async () => expect((await read('state'))[1]).toEqual({ state: 'retry' }), waits)
    // As after a day.
    await database.executeSql(
      `UPDATE pgboss.job SET start_after = now(), retry_count = 30
       WHERE name = 'send-mail' AND data->>'kind' = 'password-changed' AND data->>'userId' = $1`,
      [user.id],
    )
    const pause =
      'retry_count AS tries, retry_limit AS limit, ceil(extract(epoch FROM start_after - now()) / 60) AS wait'
    await vi.waitFor(async () => expect((await read(pause))[1]).toMatchObject({ tries: 31, wait: '60' }), waits)
    expect(await read('retry_limit AS limit')).toEqual([{ limit: 10 }, { limit: 58 }, { limit: 10 }])
  })

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
