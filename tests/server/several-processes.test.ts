/**
 * Two web processes and two workers on one PostgreSQL server: they share state through the database, and any of them
 * may be killed, stopped and replaced. Workers evaluate answers with a model whose speed the test controls.
 */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { GOOD_ANSWER } from '../helpers/answers'
import { type Balanced, balancedClient } from '../helpers/balanced-client'
import { bundle } from '../helpers/bundle'
import { carefulReport, FakeOpenAi, isEvaluation } from '../helpers/fake-openai'
import { createPlace, freePort, type Place, startProcess } from '../helpers/server-process'

type Started = Awaited<ReturnType<typeof startProcess>>
type Web = Started & { url: string; port: number }

const METRICS_TOKEN = 'a-token-for-tests'
const PASSWORD = 'a-quiet-room'
/** Many times what an idle machine needs. */
const PATIENCE_MS = 60_000

let model: FakeOpenAi
let place: Place
let database: pg.Pool
let scripts: { web: string; worker: string }
const folders: string[] = []
let webs: [Web, Web]
let workers: [Started, Started]
const all: Started[] = []

/** Holds every evaluation until it is opened. */
const gate = { opened: Promise.resolve(), open: () => {} }
const closeGate = () => {
  gate.opened = new Promise((resolve) => {
    gate.open = resolve
  })
}

const settings = () => ({ ...place.env, NODE_ENV: 'test', LOG_LEVEL: 'debug', METRICS_TOKEN })

async function startWeb(port?: number): Promise<Web> {
  const listen = port ?? (await freePort())
  const env = { ...settings(), PROCESS_ROLE: 'web', PORT: String(listen) }
  const started = { ...(await startProcess([scripts.web], env, /The API is ready/)), port: listen }
  all.push(started)
  return { ...started, url: `http://localhost:${listen}` }
}

async function startWorker(metricsPort?: number): Promise<Started> {
  const env = {
    ...settings(),
    PROCESS_ROLE: 'worker',
    OPENAI_BASE_URL: model.baseUrl,
    ...(metricsPort ? { METRICS_PORT: String(metricsPort) } : {}),
  }
  const started = await startProcess([scripts.worker], env, /Greenroom works on jobs/)
  all.push(started)
  return started
}

const NEEDS_SERVER = process.env.DATABASE_URL ? '' : ' (skipped: set DATABASE_URL to a PostgreSQL server)'

describe.skipIf(NEEDS_SERVER !== '')(`two web processes and two workers on one database${NEEDS_SERVER}`, () => {
  vi.setConfig({ testTimeout: 3 * PATIENCE_MS })
  let metricsPort = 0
  beforeAll(async () => {
    model = await FakeOpenAi.start()
    model.script = async (asked) => {
      if (!isEvaluation(asked)) return { status: 500 }
      await gate.opened
      return { content: carefulReport(asked) }
    }
    place = await createPlace()
    const [web, worker] = await Promise.all([
      bundle('tests/helpers/api-process.ts', 'several-web'),
      bundle('src/server/main.ts', 'several-worker'),
    ])
    folders.push(web.folder, worker.folder)
    scripts = { web: web.script, worker: worker.script }
    database = new pg.Pool({ connectionString: place.env.DATABASE_URL, max: 4 })
    metricsPort = await freePort()
    // All at once, on an empty database: one migrates.
    const [one, two, three, four] = await Promise.all([startWeb(), startWeb(), startWorker(metricsPort), startWorker()])
    webs = [one, two]
    workers = [three, four]
  }, 120_000)
  afterAll(async () => {
    gate.open()
    await Promise.all(all.map(({ stop, child }) => child.exitCode ?? child.signalCode ?? stop('SIGKILL')))
    await database?.end()
    await place?.remove()
    await model?.close()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  /** Errors logged by any of the processes. */
  const faults = () =>
    all
      .flatMap(({ output }) => output().split('\n'))
      .filter((line) => /"level":[45]0/.test(line))
      .join('\n')

  let people = 0
  /** A user with unlimited interviews, unless the free plan is given. */
  async function signUp(plan: 'free' | 'monthly' = 'monthly'): Promise<Balanced & { user: UserDto; email: string }> {
    const client = balancedClient(webs.map(({ url }) => url))
    const email = `person${people++}@example.com`
    const { body } = await client.send('POST', '/api/auth/register', { email, password: PASSWORD, name: 'Ada Obi' })
    const { user } = body as { user: UserDto }
    if (plan === 'monthly') {
      await database.query(
        `UPDATE "User" SET plan = 'monthly', "planExpiresAt" = now() + interval '9 days' WHERE id = $1`,
        [user.id],
      )
    }
    return Object.assign(client, { user, email })
  }

  const begin = async (client: Balanced & { user: UserDto }): Promise<InterviewDto> => {
    const input = { userId: client.user.id, role: 'accountant', questionCount: 5 }
    return (await client.send('POST', '/api/interviews', input)).body as InterviewDto
  }

  const complete = ({ id, questions }: InterviewDto, client: Balanced) => {
    const answers = questions
      .slice(0, 2)
      .map(({ id: questionId }) => ({ questionId, text: GOOD_ANSWER, timeSpent: 60 }))
    return client.send('PATCH', `/api/interviews/${id}`, { status: 'completed', answers })
  }

  /** The feedback status of these interviews, each answer once. */
  const feedbackOf = async (ids: readonly string[]): Promise<string[]> =>
    (
      await database.query<{ status: string }>(
        'SELECT DISTINCT "feedbackStatus" AS status FROM "Interview" WHERE id = ANY($1)',
        [ids],
      )
    ).rows.map(({ status }) => status)

  const untilReady = (ids: readonly string[]) =>
    expect.poll(() => feedbackOf(ids), { timeout: 2 * PATIENCE_MS, interval: 200 }).toEqual(['ready'])

  type Row = { id: string; state: string; retry_count: number }
  const jobOf = async (interviewId: string): Promise<Row[]> =>
    (
      await database.query(
        `SELECT id::text, state, retry_count FROM pgboss.job WHERE name = 'evaluate-interview' AND data->>'interviewId' = $1`,
        [interviewId],
      )
    ).rows

  /** The only job of an interview, once it is completed: that is recorded after the feedback is. */
  const untilCompleted = async (interviewId: string): Promise<Row> => {
    await expect
      .poll(() => jobOf(interviewId), { timeout: PATIENCE_MS, interval: 50 })
      .toMatchObject([{ state: 'completed' }])
    return (await jobOf(interviewId))[0] as Row
  }

  /** How often a process has logged this message about a job so far. A line arrives some time after what it reports. */
  const told = ({ output }: Started, message: string, jobId: string) =>
    output()
      .split('\n')
      .filter((line) => line.includes(`"${message}"`) && line.includes(jobId)).length

  /** Until one of these processes has logged that a job completed. */
  const untilDone = (jobId: string, ...processes: Started[]) =>
    expect
      .poll(() => processes.some((worker) => told(worker, 'a job completed', jobId) > 0), {
        timeout: PATIENCE_MS,
        interval: 50,
      })
      .toBe(true)

  /** Completes an interview, waits until one of the workers has started it, and returns both. */
  async function takenUp() {
    closeGate()
    const client = await signUp()
    const interview = await begin(client)
    expect((await complete(interview, client)).status).toBe(200)
    const jobId = (await jobOf(interview.id))[0]?.id ?? ''
    let holder: Started | undefined
    await expect
      .poll(
        () => {
          holder = workers.find((worker) => told(worker, 'a job started', jobId) > 0)
          return holder !== undefined && model.asked.length > 0
        },
        { timeout: PATIENCE_MS, interval: 50 },
      )
      .toBe(true)
    const other = workers.find((worker) => worker !== holder) as Started
    return { interview, jobId, holder: holder as Started, other }
  }

  it('a session created at one is valid at the other, and ends at both', async () => {
    const { cookie, user } = await signUp()
    const [one, two] = webs.map(({ url }) => balancedClient([url], cookie)) as [Balanced, Balanced]
    for (const web of [one, two]) expect((await web.send('GET', `/api/user/${user.id}`)).status).toBe(200)
    const away = balancedClient([webs[0].url], cookie)
    await away.send('POST', '/api/auth/logout')
    for (const { url } of webs) {
      expect((await balancedClient([url], cookie).send('GET', `/api/user/${user.id}`)).status).toBe(401)
    }

    const again = await signUp()
    const elsewhere = balancedClient([webs[1].url])
    await elsewhere.send('POST', '/api/auth/login', { email: again.email, password: PASSWORD })
    const change = { currentPassword: PASSWORD, newPassword: 'another-quiet-room' }
    const at = balancedClient([webs[0].url], again.cookie)
    expect((await at.send('PATCH', `/api/user/${again.user.id}/password`, change)).status).toBe(200)
    expect((await elsewhere.send('GET', `/api/user/${again.user.id}`)).status).toBe(401)
  })

  it('wrong passwords are counted together', async () => {
    const client = await signUp()
    const guess = () => client.send('POST', '/api/auth/login', { email: client.email, password: 'a-wrong-room' })
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await guess()).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('the quota is shared, even for simultaneous requests', async () => {
    const client = await signUp('free')
    const started = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.send('POST', '/api/interviews', { userId: client.user.id, role: 'accountant' }),
      ),
    )
    expect(started.map(({ status }) => status).sort(), faults()).toEqual([201, 201, 402, 402, 402, 402])
  })

  it('each job runs once, and both workers run some', async () => {
    closeGate()
    model.asked.length = 0
    const clients = await Promise.all(Array.from({ length: 10 }, () => signUp()))
    const interviews = await Promise.all(clients.map(begin))
    await Promise.all(interviews.map((interview, i) => complete(interview, clients[i] as Balanced)))
    // One worker has six slots.
    await expect.poll(() => model.asked.length, { timeout: PATIENCE_MS, interval: 100 }).toBeGreaterThan(6)
    gate.open()
    await untilReady(interviews.map(({ id }) => id))
    const counts: number[][] = []
    for (const { id } of interviews) {
      const job = await untilCompleted(id)
      await untilDone(job.id, ...workers)
      counts.push(workers.map((worker) => told(worker, 'a job completed', job.id)))
    }
    expect(counts.map(([one = 0, two = 0]) => one + two)).toEqual(counts.map(() => 1))
    for (const i of [0, 1]) expect(counts.some((count) => count[i] === 1)).toBe(true)
  })

  it('a worker serves its metrics on the configured port', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const response = await fetch(`http://localhost:${metricsPort}/api/metrics`, { headers })
    const text = await response.text()
    expect(Number(/^greenroom_evaluations_total\{outcome="done"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
    expect(Number(/^greenroom_database_connections\{state="idle"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
    expect((await fetch(`http://localhost:${metricsPort}/api/health`)).status).toBe(200)
    expect((await fetch(`http://localhost:${metricsPort}/api/guides`)).status).toBe(404)
  })

  it('a job of a killed worker is run by the other one', async () => {
    const { interview, jobId, holder, other } = await takenUp()
    await holder.stop('SIGKILL')
    gate.open()
    await untilReady([interview.id])
    await untilDone(jobId, other)
    workers = [other, await startWorker()]
  })

  it('a worker that receives a stop signal completes its job first', async () => {
    const { interview, jobId, holder, other } = await takenUp()
    const stopped = holder.stop('SIGTERM')
    await sleep(500)
    expect(holder.child.exitCode).toBeNull()
    gate.open()
    expect(await stopped).toBe(0)
    expect(await feedbackOf([interview.id])).toEqual(['ready'])
    await untilDone(jobId, holder)
    expect(told(other, 'a job started', jobId)).toBe(0)
    expect(await jobOf(interview.id)).toMatchObject([{ state: 'completed', retry_count: 0 }])
    workers = [other, await startWorker()]
  })

  it('a rolling restart under load loses nothing, and fails no request that is retried once', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => signUp()))
    const saved: { client: Balanced; id: string; questionId: string; text: string }[] = []
    const completed: string[] = []
    let isOver = false
    const load = clients.map(async (client) => {
      while (!isOver) {
        const interview = await begin(client)
        expect(interview.id).toBeDefined()
        const [first] = interview.questions
        for (let i = 0; i < 5; i++) {
          const text = `${GOOD_ANSWER} Version ${i}.`
          const answers = [{ questionId: first?.id ?? '', text, timeSpent: 1 }]
          const save = { currentQuestionIndex: 0, answers }
          expect((await client.send('POST', `/api/interviews/${interview.id}/save`, save)).status).toBe(200)
          if (i === 4) saved.push({ client, id: interview.id, questionId: first?.id ?? '', text })
        }
        const answers = interview.questions.slice(0, 1).map(({ id }) => ({
          questionId: id,
          text: `${GOOD_ANSWER} Version 4.`,
          timeSpent: 60,
        }))
        const done = await client.send('PATCH', `/api/interviews/${interview.id}`, { status: 'completed', answers })
        expect(done.status).toBe(200)
        completed.push(interview.id)
        await sleep(100)
      }
    })
    const restart = (async () => {
      for (const i of [0, 1] as const) {
        const [web, worker] = [webs[i], workers[i]]
        const codes = await Promise.all([web.stop('SIGTERM'), worker.stop('SIGTERM')])
        expect(codes).toEqual([0, 0])
        const [nextWeb, nextWorker] = await Promise.all([startWeb(web.port), startWorker()])
        webs[i] = nextWeb
        workers[i] = nextWorker
      }
    })().finally(() => {
      isOver = true
    })
    await Promise.all([restart, ...load]).catch((error: Error) => {
      throw new Error(`${error.message}\n${faults()}`)
    })
    expect(completed.length).toBeGreaterThan(8)
    expect(clients.some((client) => client.retried() > 0)).toBe(true)
    await untilReady(completed)
    for (const { client, id, questionId, text } of saved) {
      const interview = (await client.send('GET', `/api/interviews/${id}`)).body as InterviewDto
      expect(interview.answers.find((answer) => answer.questionId === questionId)?.text).toBe(text)
    }
    for (const id of completed) await untilCompleted(id)
  })
})
