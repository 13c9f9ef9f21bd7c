/**
 * `npm run bench`: throughput and p99 latency of the paths that users wait for, each relative to an empty Next route
 * handler of the same build in the same run. With DATABASE_URL also on that PostgreSQL server.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { CvReviewDto, StartedCvReviewDto } from '@/schemas/cv-review'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { CV_TEXT, JOB_TEXT } from '../tests/helpers/cv-pair'
import { HttpClient } from '../tests/helpers/http-client'
import { createPlace, type ServerProcess, startServer } from '../tests/helpers/server-process'

const CLIENTS = 16
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)

const VISITOR = { cookie: '', 'accept-encoding': 'br' }

type Person = { client: HttpClient; interview: InterviewDto }
type Figure = { name: string; perSecond: number; p50: number; p99: number; errors: number }

async function person(url: string, n: number): Promise<Person> {
  const client = new HttpClient(url)
  const account = { email: `bench${n}@example.com`, password: 'a-quiet-room', name: 'Bench' }
  const { body } = await client.json<{ user: UserDto }>('POST', '/api/auth/register', account)
  const input = { userId: body.user.id, role: 'software-engineer', jobDescription: 'Builds services.' }
  const interview = (await client.json<InterviewDto>('POST', '/api/interviews', input)).body
  const answers = interview.questions.map(({ id }) => ({
    questionId: id,
    text: 'An answer of some length. '.repeat(20),
    timeSpent: 90,
  }))
  await client.json('POST', `/api/interviews/${interview.id}/save`, { currentQuestionIndex: 1, answers })
  return { client, interview }
}

async function measure(
  name: string,
  url: string,
  people: Person[],
  request: (p: Person, n: number) => autocannon.Request,
): Promise<Figure> {
  const run = (duration: number) => {
    let next = 0
    return autocannon({
      url,
      connections: CLIENTS,
      duration,
      setupClient: (client) => {
        const who = people[next++ % people.length] as Person
        const { method = 'GET', path = '/', headers, body } = request(who, next)
        client.setRequests([
          { method, path, headers: { cookie: who.client.cookie, ...headers }, ...(body ? { body } : {}) },
        ])
      },
    })
  }
  await run(2)
  const { requests, latency, errors, non2xx } = await run(SECONDS)
  return { name, perSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx }
}

async function benchServer(server: ServerProcess): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: CLIENTS }, (_, n) => person(server.url, n)))
  const rows: [string, (p: Person, n: number) => autocannon.Request][] = [
    ['empty Next handler', () => ({ path: '/ping' })],
    // As a visitor whose browser accepts Brotli.
    ['landing page', () => ({ path: '/', headers: VISITOR })],
    ['a guide', () => ({ path: '/guides/accountant', headers: VISITOR })],
    ['GET /api/guides', () => ({ path: '/api/guides' })],
    ['GET /api/interviews/{id}', ({ interview }) => ({ path: `/api/interviews/${interview.id}` })],
    [
      'autosave of an answer',
      ({ interview }, n) => ({
        method: 'POST',
        path: '/api/trpc/interview.saveAnswer',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          json: {
            id: interview.id,
            questionId: interview.questions[0]?.id,
            text: 'What was typed so far. '.repeat(30),
            timeSpent: n,
            revision: Date.now(),
          },
        }),
      }),
    ],
  ]
  const figures: Figure[] = []
  for (const [name, request] of rows) figures.push(await measure(name, server.url, people, request))
  return figures
}

/** Goals as ratios to the empty handler. */
const goals = (isEmbedded: boolean): Record<string, number> => ({
  'landing page': 4,
  'a guide': 4,
  'GET /api/interviews/{id}': isEmbedded ? 0.7 : 1.5,
  'autosave of an answer': isEmbedded ? 0.7 : 1.5,
})

function print(title: string, figures: Figure[], goalOf: Record<string, number>): void {
  const base = figures[0]?.perSecond ?? 1
  console.log(`\n${title} (${CLIENTS} clients, ${SECONDS} s each)`)
  console.log('  path                        requests/s   ratio    goal   p50 ms   p99 ms   errors')
  for (const { name, perSecond, p50, p99, errors } of figures) {
    const [ratio, goal] = [perSecond / base, goalOf[name]]
    const cells = [
      perSecond.toFixed(0).padStart(10),
      ratio.toFixed(2).padStart(7),
      (goal ?? '').toString().padStart(7),
      String(p50).padStart(8),
      String(p99).padStart(8),
      String(errors).padStart(8),
    ]
    const missed = goal !== undefined && ratio < goal ? '   MISSED' : ''
    console.log(`  ${name.padEnd(27)}${cells.join(' ')}${missed}`)
  }
}

const REVIEWS = 9
const REVIEW_GOAL_MS = 1_500

/** Milliseconds from requesting a review to its result, sequentially, each from a new account. */
async function reviewTimes(url: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < REVIEWS; n++) {
    const client = new HttpClient(url)
    const account = { email: `review${n}@example.com`, password: 'a-quiet-room', name: 'Bench' }
    const { user } = (await client.json<{ user: UserDto }>('POST', '/api/auth/register', account)).body
    const texts = { userId: user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    const begun = performance.now()
    const { id } = (await client.json<StartedCvReviewDto>('POST', '/api/cv-reviews', texts)).body
    for (;;) {
      const { status } = (await client.json<CvReviewDto>('GET', `/api/cv-reviews/${id}`)).body
      if (status === 'failed') throw new Error('A review failed.')
      if (status === 'completed') break
      await sleep(20)
    }
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)
}

function printReviews(times: readonly number[]): void {
  const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
  const isMet = slowest < REVIEW_GOAL_MS
  console.log(
    `\n  a CV review from POST to result: median ${median.toFixed(0)} ms, slowest of ${times.length} ${slowest.toFixed(0)} ms; goal ${REVIEW_GOAL_MS} ms${isMet ? '' : '   MISSED'}`,
  )
}

const place = await createPlace()
const timed = async () => {
  const begun = performance.now()
  const server = await startServer(place.env)
  return { server, seconds: (performance.now() - begun) / 1000 }
}
try {
  const first = await timed()
  await first.server.stop()
  const { server, seconds } = await timed()
  const isEmbedded = !process.env.DATABASE_URL
  printReviews(await reviewTimes(server.url))
  print(isEmbedded ? 'Embedded database' : 'PostgreSQL', await benchServer(server), goals(isEmbedded))
  console.log(`\n  start-up: first ${first.seconds.toFixed(1)} s, second ${seconds.toFixed(1)} s`)
  await server.stop()
} finally {
  await place.remove()
}
