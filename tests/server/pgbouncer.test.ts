/** Behind PgBouncer in transaction mode with very few connections: nothing depends on session state. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { parseEnv } from '@/server/env'
import { handleApi } from '@/server/handle-api'
import { openRuntime, type Runtime } from '@/server/runtime'
import { GOOD_ANSWER } from '../helpers/answers'
import { rulesHere } from '../helpers/rules-here'
import { createPlace, freePort, type Place } from '../helpers/server-process'

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0
const WHY_NOT = !process.env.DATABASE_URL
  ? ' (skipped: set DATABASE_URL to a PostgreSQL server)'
  : isInstalled
    ? ''
    : ' (skipped: pgbouncer is not installed)'

/** Server connections for all processes together. */
const SESSIONS = 3

let place: Place
let folder: string
let bouncer: ChildProcess
let direct: pg.Client
let processes: [Runtime, Runtime]

/** Starts PgBouncer in front of the server of `url`; returns the URL of the same database through it. */
async function startBouncer(url: URL): Promise<string> {
  const port = await freePort()
  folder = mkdtempSync(path.join(tmpdir(), 'greenroom-pgbouncer-'))
  const account = [
    `user=${decodeURIComponent(url.username)}`,
    url.password ? `password=${decodeURIComponent(url.password)}` : '',
  ]
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port || 5432} ${account.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SESSIONS}`,
    `logfile = ${path.join(folder, 'log')}`,
  ]
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, lines.join('\n'))
  // It refuses to run as root, and must read its file as another user.
  chmodSync(folder, 0o777)
  bouncer = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' })
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(void socket.end()))
        socket.once('error', reject)
      }),
    { timeout: 10_000, interval: 50 },
  )
  const behind = new URL(url)
  behind.hostname = '127.0.0.1'
  behind.port = String(port)
  behind.searchParams.set('pgbouncer', 'true')
  return behind.href
}

describe.skipIf(WHY_NOT !== '')(`behind PgBouncer in transaction mode${WHY_NOT}`, () => {
  beforeAll(async () => {
    place = await createPlace()
    direct = new pg.Client({ connectionString: place.env.DATABASE_URL })
    await direct.connect()
    const url = await startBouncer(new URL(place.env.DATABASE_URL ?? ''))
    const settings = parseEnv({ ...place.env, DATABASE_URL: url, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    // Two at once on an empty database: one migrates, through the pool.
    processes = (await Promise.all([openRuntime(settings), openRuntime(settings)])) as [Runtime, Runtime]
    // In this thread: worker threads are slow to start and irrelevant here.
    for (const { deps } of processes) {
      deps.rules = rulesHere
      deps.evaluator = { name: 'local', findFacts: rulesHere.findFacts }
    }
  }, 60_000)
  afterAll(async () => {
    for (const each of processes ?? []) await each.close()
    await direct?.end()
    bouncer?.kill('SIGKILL')
    await place?.remove()
    if (folder) rmSync(folder, { recursive: true })
  })

  const call = async (i: number, cookie: string, method: string, url: string, body?: unknown) => {
    const request = new Request(`http://localhost:3000${url}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { deps } = processes[i % 2] as Runtime
    const response = await handleApi(deps, request, '127.0.0.1')
    const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: response.status, body: await response.json(), cookie: set }
  }

  /** A user who takes an interview, each step through another process. */
  async function practise(n: number): Promise<string> {
    const account = { email: `person${n}@example.com`, password: 'a-quiet-room', name: 'Ada' }
    const registered = await call(n, '', 'POST', '/api/auth/register', account)
    expect(registered).toMatchObject({ status: 201 })
    const { cookie } = registered
    const { user } = registered.body as { user: UserDto }
    const input = { userId: user.id, role: 'accountant', questionCount: 5 }
    const { body, status } = await call(n + 1, cookie, 'POST', '/api/interviews', input)
    expect(status).toBe(201)
    const { id, questions } = body as InterviewDto
    const answers = questions
      .slice(0, 2)
      .map((question) => ({ questionId: question.id, text: GOOD_ANSWER, timeSpent: 9 }))
    for (let i = 0; i < 6; i++) {
      const save = { currentQuestionIndex: 0, answers: answers.slice(0, 1) }
      expect((await call(i, cookie, 'POST', `/api/interviews/${id}/save`, save)).status).toBe(200)
    }
    const completed = await call(n, cookie, 'PATCH', `/api/interviews/${id}`, { status: 'completed', answers })
    expect(completed.status).toBe(200)
    await vi.waitFor(
      async () => {
        const read = await call(n + 1, cookie, 'GET', `/api/interviews/${id}`)
        expect((read.body as InterviewDto).feedbackStatus).toBe('ready')
      },
      { timeout: 120_000, interval: 200 },
    )
    return id
  }

  it('the product migrates once, serves requests, counts and runs jobs concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => practise(n)))
    const { rows } = await direct.query(
      `SELECT retry_count, output->>'message' AS fault FROM pgboss.job
       WHERE name = 'evaluate-interview' AND state = 'completed'`,
    )
    expect(rows).toEqual(ids.map(() => ({ retry_count: 0, fault: null })))
    const migrations = await direct.query('SELECT migration_name FROM _prisma_migrations')
    expect(new Set(migrations.rows.map(({ migration_name }) => migration_name)).size).toBe(migrations.rowCount)
  }, 180_000)

  it('the product leaves no lock, statement or setting in a session', async () => {
    const sessions = await direct.query(
      `SELECT pid, state FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    expect(sessions.rowCount).toBeGreaterThan(0)
    expect(sessions.rowCount).toBeLessThanOrEqual(SESSIONS)
    await vi.waitFor(async () => {
      const locks = await direct.query(
        `SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      expect(locks.rows).toEqual([])
    })
    const { deps } = processes[0]
    for (let i = 0; i < 2 * SESSIONS; i++) {
      expect((await deps.sql('SELECT name FROM pg_prepared_statements WHERE name <> $1', [''])).rows).toEqual([])
      const changed = `SELECT name FROM pg_settings WHERE source = 'session' AND name <> ALL($1)`
      expect(
        (await deps.sql(changed, [['application_name', 'client_encoding', 'DateStyle', 'TimeZone']])).rows,
      ).toEqual([])
    }
  })
})
