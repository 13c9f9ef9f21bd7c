/**
 * `npm run bench -- landing`: latency of a page served from memory while sixteen clients save answers, on the embedded
 * database, which runs in the server's own thread, and with DATABASE_URL on that server, for comparison with a database
 * in another process.
 */
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { bundle } from '../tests/helpers/bundle'
import { HttpClient } from '../tests/helpers/http-client'
import { createPlace, freePort, startProcess } from '../tests/helpers/server-process'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const WRITERS = 16
/** Page requests per second. */
const VISITORS = 40
const GOAL_MS = 50

const server = process.env.DATABASE_URL
const script = await bundle('bench/landing/server.ts', 'landing')

type Writer = { cookie: string; interview: InterviewDto }

async function writer(url: string, n: number): Promise<Writer> {
  const client = new HttpClient(url)
  const account = { email: `writer${n}@example.com`, password: 'a-quiet-room', name: 'Bench' }
  const { user } = (await client.json<{ user: UserDto }>('POST', '/api/auth/register', account)).body
  const input = { userId: user.id, role: 'accountant', questionCount: 5 }
  const { body: interview } = await client.json<InterviewDto>('POST', '/api/interviews', input)
  return { cookie: client.cookie, interview }
}

function write(url: string, writers: readonly Writer[]) {
  let next = 0
  return autocannon({
    url,
    connections: WRITERS,
    duration: SECONDS,
    setupClient: (client) => {
      const { cookie, interview } = writers[next++ % WRITERS] as Writer
      const answer = {
        questionId: interview.questions[0]?.id,
        text: 'What was typed so far. '.repeat(30),
        timeSpent: 9,
      }
      client.setRequests([
        {
          method: 'POST',
          path: '/api/trpc/interview.saveAnswer',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ json: { id: interview.id, ...answer } }),
        },
      ])
    },
  })
}

/** Sorted latencies in milliseconds, under a fixed request rate (open loop). */
async function visit(url: string): Promise<number[]> {
  const times: number[] = []
  const visits: Promise<void>[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const begun = performance.now()
    const one = fetch(url).then((response) => response.arrayBuffer())
    visits.push(one.then(() => void times.push(performance.now() - begun)))
    await new Promise((resolve) => setTimeout(resolve, 1000 / VISITORS))
  }
  await Promise.all(visits)
  return times.sort((a, b) => a - b)
}

async function measure(what: string, databaseUrl: string): Promise<void> {
  process.env.DATABASE_URL = databaseUrl
  const place = await createPlace()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...place.env,
    PORT: String(port),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100000',
  }
  const { stop } = await startProcess([script.script], env, /The page is ready/)
  const writers: Writer[] = []
  for (let n = 0; n < WRITERS; n++) writers.push(await writer(url, n))
  const alone = await visit(url)
  const [beside, { requests, non2xx }] = await Promise.all([visit(url), write(url, writers)])
  const at = (times: number[], share: number) =>
    `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`.padStart(10)
  const verdict = (beside[Math.floor(beside.length * 0.99)] ?? 0) < GOAL_MS ? 'met' : 'MISSED'
  console.log(`  ${what.padEnd(12)} alone     ${at(alone, 0.5)} ${at(alone, 0.99)}`)
  console.log(
    `  ${what.padEnd(12)} writing   ${at(beside, 0.5)} ${at(beside, 0.99)}   ${verdict}; ${requests.average.toFixed(0)} answers a second, ${non2xx} refused`,
  )
  await stop('SIGKILL')
  await place.remove()
}

try {
  console.log(
    `A page from memory, ${VISITORS} a second; load before: ${loadavg()[0]?.toFixed(1)}; goal p99 ${GOAL_MS} ms`,
  )
  console.log('                                p50        p99')
  await measure('embedded', '')
  if (server) await measure('PostgreSQL', server)
} finally {
  rmSync(script.folder, { recursive: true })
}
process.exit()
