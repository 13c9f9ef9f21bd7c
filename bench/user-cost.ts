/**
 * `npm run bench -- user-cost`: the cost of one interview, from signing up to reading the result, in requests, rows,
 * bytes and CPU time, on the PostgreSQL server of DATABASE_URL. Source of the figures in docs/scaling.md.
 */
import { readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { readGraded } from '../scripts/train/graded'
import { bundle } from '../tests/helpers/bundle'
import { CV_TEXT, JOB_TEXT } from '../tests/helpers/cv-pair'
import { HttpClient } from '../tests/helpers/http-client'
import { createPlace, freePort, startProcess } from '../tests/helpers/server-process'

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 40)
const ANSWERS = 10
/** Saves per answer: autosave is debounced by a second, and typing for two minutes has about ten pauses. */
const SAVES = 10
const TOKEN = 'the-token-of-the-measurement'

if (!process.env.DATABASE_URL) {
  console.error('Set DATABASE_URL to a PostgreSQL server.')
  process.exit(1)
}

const place = await createPlace()
const shared = { ...place.env, METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' }
const metricsPort = await freePort()
const port = await freePort()
// The API only: the cost of pages depends on the browser's cache.
const api = await bundle('tests/helpers/api-process.ts', 'user-cost')
const web = await startProcess(
  [api.script],
  { ...shared, NODE_ENV: 'production', PROCESS_ROLE: 'web', PORT: String(port) },
  /The API is ready/,
)
const url = `http://localhost:${port}`
const worker = await startProcess(
  ['dist/main.js'],
  { ...shared, NODE_ENV: 'production', PROCESS_ROLE: 'worker', METRICS_PORT: String(metricsPort) },
  /works on jobs/,
)
const database = new pg.Pool({ connectionString: place.env.DATABASE_URL, max: 1 })

/** CPU time of a process in seconds, from its metrics. */
async function processorOf(url: string): Promise<number> {
  const response = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await response.text())?.[1])
}

/** CPU time of this database's sessions in seconds, from /proc (clock ticks of 10 ms). */
async function processorOfDatabase(): Promise<number> {
  const { rows } = await database.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)
}

type Table = { name: string; rows: number; bytes: number }
async function tables(): Promise<Table[]> {
  const { rows } = await database.query<{ name: string; bytes: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, pg_total_relation_size(c.oid) AS bytes
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss')`,
  )
  const counted: Table[] = []
  for (const { name, bytes } of rows) {
    const { rows: counts } = await database.query<{ count: string }>(`SELECT count(*) FROM ${name}`)
    counted.push({
      name: name.startsWith('pgboss.j') ? 'jobs' : name,
      rows: Number(counts[0]?.count),
      bytes: Number(bytes),
    })
  }
  return counted
}

const graded = readGraded().filter(({ kind }) => kind === 'excellent' || kind === 'vague')

type Step = 'signing up' | 'the interview' | 'the result'
const requests: Record<Step, number> = { 'signing up': 0, 'the interview': 0, 'the result': 0 }

async function signUp(n: number): Promise<{ client: HttpClient; user: UserDto }> {
  const client = new HttpClient(url)
  const account = { email: `person${n}@example.com`, password: 'a-quiet-room', name: 'Ada Obi' }
  const { body } = await client.json<{ user: UserDto }>('POST', '/api/auth/register', account)
  await client.json('GET', `/api/user/${body.user.id}`)
  // A plan that allows interviews of this length.
  await database.query(
    `UPDATE "User" SET plan = 'monthly', "planExpiresAt" = now() + interval '9 days' WHERE id = $1`,
    [body.user.id],
  )
  requests['signing up'] += 2
  return { client, user: body.user }
}

async function practise({ client, user }: { client: HttpClient; user: UserDto }, n: number): Promise<string> {
  const texts = { cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  const input = { userId: user.id, role: 'accountant', questionCount: ANSWERS, ...texts }
  const { body: interview } = await client.json<InterviewDto>('POST', '/api/interviews', input)
  const answers = interview.questions.map(({ id }, i) => ({
    questionId: id,
    text: graded[(n * ANSWERS + i) % graded.length]?.answer ?? '',
    timeSpent: 120,
  }))
  for (const { text, ...rest } of answers) {
    for (let part = 1; part <= SAVES; part++) {
      const typed = text.slice(0, Math.ceil((text.length * part) / SAVES))
      const json = { id: interview.id, ...rest, text: typed, revision: Date.now() }
      const { status } = await client.json('POST', '/api/trpc/interview.saveAnswer', { json })
      if (status !== 200) throw new Error(`An answer was not saved: ${status}`)
    }
  }
  const { status } = await client.json('PATCH', `/api/interviews/${interview.id}`, { status: 'completed', answers })
  if (status !== 200) throw new Error(`An interview was not completed: ${status}`)
  requests['the interview'] += 2 + answers.length * SAVES
  return interview.id
}

async function readResult({ client, user }: { client: HttpClient; user: UserDto }, id: string): Promise<void> {
  for (;;) {
    requests['the result'] += 1
    const { body } = await client.json<InterviewDto>('GET', `/api/interviews/${id}`)
    if (body.feedbackStatus === 'ready') break
    await sleep(1_000)
  }
  const input = encodeURIComponent(JSON.stringify({ json: { userId: user.id } }))
  await client.json('GET', `/api/trpc/interview.overview?input=${input}`)
  await client.json('GET', `/api/interviews/user/${user.id}`)
  requests['the result'] += 2
}

type Used = { web: number; worker: number; database: number }
const used = async (): Promise<Used> => ({
  web: await processorOf(url),
  worker: await processorOf(`http://localhost:${metricsPort}`),
  database: await processorOfDatabase(),
})

/** CPU time of the work in milliseconds per user, minus the processes' idle consumption. */
async function measure<T>(work: () => Promise<T>, idle: Used): Promise<{ result: T; cost: Used }> {
  const [before, begun] = [await used(), performance.now()]
  const result = await work()
  const [after, seconds] = [await used(), (performance.now() - begun) / 1000]
  const costOf = (part: keyof Used) => ((after[part] - before[part] - idle[part] * seconds) * 1000) / PEOPLE
  return { result, cost: { web: costOf('web'), worker: costOf('worker'), database: costOf('database') } }
}

async function idleCost(): Promise<Used> {
  const before = await used()
  await sleep(5_000)
  const after = await used()
  const rate = (part: keyof Used) => (after[part] - before[part]) / 5
  return { web: rate('web'), worker: rate('worker'), database: rate('database') }
}

/** Runs the work on all items, four at a time. */
async function each<T, R>(list: readonly T[], work: (item: T, n: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const run = async () => {
    for (let n = next++; n < list.length; n = next++) results[n] = await work(list[n] as T, n)
  }
  await Promise.all(Array.from({ length: 4 }, run))
  return results
}

const row = (what: string, { web: w, worker: k, database: d }: Used) =>
  console.log(`  ${what.padEnd(34)} ${[w, k, d, w + k + d].map((ms) => ms.toFixed(0).padStart(9)).join(' ')}`)

try {
  // Warm-up, not measured.
  const warm = await signUp(-1)
  await readResult(warm, await practise(warm, 0))
  for (const step of Object.keys(requests) as Step[]) requests[step] = 0

  console.log(`${PEOPLE} people, an interview of ${ANSWERS} answers each; load before: ${loadavg()[0]?.toFixed(1)}`)
  const idle = await idleCost()
  const before = await tables()
  const numbers = Array.from({ length: PEOPLE }, (_, n) => n)
  const signedUp = await measure(() => each(numbers, signUp), idle)
  const held = await measure(() => each(signedUp.result, practise), idle)
  const results = await measure(
    () => each(held.result, (id, n) => readResult(signedUp.result[n] as { client: HttpClient; user: UserDto }, id)),
    idle,
  )
  await database.query('VACUUM')
  const after = await tables()

  console.log('\n  requests of one person')
  for (const [step, count] of Object.entries(requests))
    console.log(`  ${step.padEnd(34)} ${(count / PEOPLE).toFixed(0).padStart(9)}`)
  console.log('\n  processor time, ms of one person        web    worker  database       all')
  row('signing up (the password is hashed)', signedUp.cost)
  row('the interview, its evaluation', held.cost)
  row('waiting for the result, reading it', results.cost)
  console.log(
    `  idle, ms a second${[idle.web, idle.worker, idle.database]
      .map((s) => (s * 1000).toFixed(1).padStart(10))
      .join('')
      .padStart(47)}`,
  )

  console.log('\n  rows and bytes of one person           rows     bytes (indexes included)')
  let [allRows, allBytes] = [0, 0]
  const names = [...new Set(after.map(({ name }) => name))]
  const sum = (list: Table[], name: string, part: 'rows' | 'bytes') =>
    list.filter((table) => table.name === name).reduce((total, table) => total + table[part], 0)
  for (const name of names) {
    const rows = (sum(after, name, 'rows') - sum(before, name, 'rows')) / PEOPLE
    const bytes = (sum(after, name, 'bytes') - sum(before, name, 'bytes')) / PEOPLE
    allRows += rows
    allBytes += bytes
    if (rows > 0) console.log(`  ${name.padEnd(34)} ${rows.toFixed(1).padStart(9)} ${bytes.toFixed(0).padStart(9)}`)
  }
  console.log(`  ${'all'.padEnd(34)} ${allRows.toFixed(1).padStart(9)} ${allBytes.toFixed(0).padStart(9)}`)
} finally {
  await database.end()
  await Promise.all([web.stop(), worker.stop()])
  rmSync(api.folder, { recursive: true })
  await place.remove()
}
process.exit()
