/**
 * `npm run bench -- jobs`: time from completing an interview to its result, on the PostgreSQL server of DATABASE_URL in
 * a temporary database. First a steady stream, with one worker and with two; then a burst of a thousand completions by
 * four processes, most of them of few users.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createPlace, startProcess } from '../tests/helpers/server-process'
import { ANSWERS, makeInterviews } from './jobs/make-interviews'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 30)
/** Completions per second and worker. */
const RATE = Number(process.env.BENCH_RATE ?? 5)
const GOAL_SECONDS = 3

/** The burst: few users with many interviews each, and many users with one; a thousand in total. */
const HEAVY = { group: 'heavy', people: 20, each: 45 }
const LIGHT = { group: 'light', people: 100, each: 1 }
const ENQUEUERS = 4

if (!process.env.DATABASE_URL) {
  console.error('Set DATABASE_URL to a PostgreSQL server.')
  process.exit(1)
}
const place = await createPlace()
Object.assign(process.env, place.env, { PROCESS_ROLE: 'web', LOG_LEVEL: 'error', NODE_ENV: 'production' })
const { openRuntime } = await import('@/server/runtime')
const { env } = await import('@/server/env')
const { completeOne } = await import('./jobs/complete')
const runtime = await openRuntime(env())
const client = new pg.Client({ connectionString: place.env.DATABASE_URL })
await client.connect()

const startWorker = () =>
  startProcess(['dist/main.js'], { ...place.env, PROCESS_ROLE: 'worker', NODE_ENV: 'production' }, /works on jobs/)

type Waits = { count: number; p50: number; p95: number; max: number; tries: number }

const OVER = `SELECT count(*)::int AS over FROM pgboss.job
  WHERE name = 'evaluate-interview' AND state = 'completed' AND data->>'interviewId' LIKE $1 || '%'`

/** Seconds from enqueueing the evaluation to its completion, by the database's clock. */
const WAITS = `SELECT count(*)::int,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY waited) AS p50,
    percentile_cont(0.95) WITHIN GROUP (ORDER BY waited) AS p95,
    max(waited) AS max, max(retry_count) + 1 AS tries
  FROM (
    SELECT extract(epoch FROM completed_on - created_on)::float8 AS waited, retry_count FROM pgboss.job
    WHERE name = 'evaluate-interview' AND data->>'interviewId' LIKE $1 || '%'
  ) jobs`

async function untilOver(group: string, count: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ over: number }>(OVER, [group])
    if ((rows[0]?.over ?? 0) >= count) return
    await sleep(200)
  }
}

const waitsOf = async (group: string): Promise<Waits> => (await client.query<Waits>(WAITS, [group])).rows[0] as Waits

function print(what: string, { count, p50, p95, max, tries }: Waits, goal?: number): void {
  const figures = [p50, p95, max].map((seconds) => `${seconds.toFixed(2)} s`.padStart(9))
  const verdict = goal === undefined ? '' : p95 < goal ? '   met' : '   MISSED'
  console.log(
    `  ${what.padEnd(46)} ${String(count).padStart(5)} ${figures.join(' ')} ${String(tries).padStart(5)}${verdict}`,
  )
}

async function burst(): Promise<void> {
  const ids = [...(await makeInterviews(client, HEAVY)), ...(await makeInterviews(client, LIGHT))]
  const enqueuers = await Promise.all(
    Array.from({ length: ENQUEUERS }, async () => {
      const child = spawn('npx', ['tsx', 'bench/jobs/completer.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
      await once(child.stdout, 'data')
      return child
    }),
  )
  const workers = await Promise.all([startWorker(), startWorker()])
  const begun = performance.now()
  for (const [i, child] of enqueuers.entries()) {
    const mine = ids.filter((_, n) => n % ENQUEUERS === i)
    child.stdin.write(`${mine.join('\n')}\ngo\n`)
  }
  await Promise.all(enqueuers.map((child) => once(child, 'exit')))
  const enqueued = (performance.now() - begun) / 1000
  await untilOver('', ids.length)
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `\n${ids.length} at once by ${ENQUEUERS} processes, two workers: enqueued in ${enqueued.toFixed(1)} s, done in ${seconds.toFixed(1)} s, ${(ids.length / seconds).toFixed(1)} interviews and ${((ids.length * ANSWERS) / seconds).toFixed(0)} answers a second`,
  )
  heading()
  print(`${HEAVY.people} people with ${HEAVY.each} interviews each`, await waitsOf(HEAVY.group))
  print(`${LIGHT.people} people with one`, await waitsOf(LIGHT.group))
  await Promise.all(workers.map(({ stop }) => stop()))
}

async function steady(count: 1 | 2): Promise<void> {
  const rate = RATE * count
  const group = `steady${count}-`
  const ids = await makeInterviews(client, { group, people: rate * SECONDS, each: 1 })
  const workers = await Promise.all(Array.from({ length: count }, startWorker))
  await sleep(2_000)
  const begun = performance.now()
  const completions: Promise<void>[] = []
  for (const [n, id] of ids.entries()) {
    await sleep(Math.max(0, begun + (n * 1000) / rate - performance.now()))
    completions.push(completeOne(runtime.deps, id))
  }
  await Promise.all(completions)
  await untilOver(group, ids.length)
  print(
    `${rate} completions a second, ${count === 1 ? 'one worker' : 'two workers'}`,
    await waitsOf(group),
    GOAL_SECONDS,
  )
  await Promise.all(workers.map(({ stop }) => stop()))
}

const heading = () =>
  console.log(
    `  ${'from completion to result'.padEnd(46)} count       p50       p95       max tries   p95 < ${GOAL_SECONDS} s`,
  )

try {
  console.log(`PostgreSQL, interviews of ${ANSWERS} answers; load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  heading()
  await steady(1)
  await steady(2)
  await burst()
} finally {
  await runtime.close()
  await client.end()
  await place.remove()
}
process.exit()
