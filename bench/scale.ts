/**
 * `npm run bench -- scale [rows]`: read latency of a user with ten thousand interviews relative to one with ten, in a
 * database with a million interviews by default. Runs on the PostgreSQL server of DATABASE_URL in a temporary database;
 * in one process, without the network.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { NEXT_CURSOR_HEADER } from '@/server/rest/paging'
import { COUNTS, fill } from './scale/fill'

const ROWS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300)
const GOAL = 1.5

const server = process.env.DATABASE_URL
if (!server || !Number.isInteger(ROWS) || ROWS < COUNTS.few + COUNTS.many) {
  console.error(`Set DATABASE_URL to a PostgreSQL server; the rows are at least ${COUNTS.few + COUNTS.many}.`)
  process.exit(1)
}
const name = `greenroom_scale_${process.pid}`
const own = new URL(server)
own.pathname = `/${name}`
const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-scale-'))
Object.assign(process.env, {
  DATABASE_URL: own.href,
  DATA_DIR: dataDir,
  PROCESS_ROLE: 'web',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'fatal',
})

const { openRuntime } = await import('@/server/runtime')
const { env } = await import('@/server/env')
const { handleApi } = await import('@/server/handle-api')
const { PAGE_SIZE } = await import('@/domain/limits/page-size')

const admin = new pg.Client({ connectionString: server })
await admin.connect()
await admin.query(`CREATE DATABASE ${name}`)
const runtime = await openRuntime(env())
const origin = runtime.deps.publicUrl

type Person = { id: string; cookie: string }

const send = (url: string, init: RequestInit = {}) =>
  handleApi(runtime.deps, new Request(`${origin}${url}`, init), '127.0.0.1')

async function signUp(who: string): Promise<Person> {
  const body = JSON.stringify({ email: `${who}@example.com`, password: 'a-quiet-room', name: who })
  const response = await send('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { user } = (await response.json()) as { user: { id: string } }
  return { id: user.id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

async function read({ cookie }: Person, url: string): Promise<{ ms: number; bytes: number; headers: Headers }> {
  const started = performance.now()
  const response = await send(url, { headers: { cookie } })
  const text = await response.text()
  const ms = performance.now() - started
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`)
  return { ms, bytes: text.length, headers: response.headers }
}

/** The dashboard's initial queries, in one batch. */
function dashboard({ id }: Person): string {
  const calls = {
    'interview.overview': { userId: id },
    'interview.listCompleted': { userId: id, limit: PAGE_SIZE },
    'interview.listSaved': { userId: id, limit: PAGE_SIZE },
    'user.usage': { id },
    'user.lastCv': { id },
  }
  const input = Object.fromEntries(Object.values(calls).map((json, n) => [n, { json }]))
  return `/api/trpc/${Object.keys(calls).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  const people = { few: await signUp('few'), many: await signUp('many') }
  console.log(`Making ${ROWS.toLocaleString('en')} interviews …`)
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  await fill(client, { few: people.few.id, many: people.many.id }, ROWS)
  await client.end()

  const interviews = ({ id }: Person) => `/api/interviews/user/${id}?limit=${COUNTS.few}`
  const half = new Date(Date.now() - (COUNTS.many / 2) * 150 * 60_000).getTime()
  const middle = Buffer.from(`${half}.i`).toString('base64url')
  // Page sizes equal what the user with ten has, so that both responses have the same size.
  const rows: [string, (person: Person) => string][] = [
    ['dashboard', dashboard],
    ['interviews', interviews],
    ['interviews, a page in the middle', (p) => `${interviews(p)}${p === people.many ? `&cursor=${middle}` : ''}`],
    ['saved interviews', ({ id }) => `/api/interviews/user/${id}/saved?limit=2`],
    ['completed interviews', ({ id }) => `/api/interviews/user/${id}/completed?limit=7`],
    ['CV reviews', ({ id }) => `/api/cv-reviews/user/${id}?limit=${COUNTS.few}`],
    ['payments', ({ id }) => `/api/payments/user/${id}?limit=${COUNTS.few}`],
    ['usage entries', ({ id }) => `/api/user/${id}/usage/entries?limit=${COUNTS.few}`],
    ['a result', (p) => `/api/interviews/${p === people.few ? 'i1' : 'i5001'}`],
    ['its attempts', (p) => `/api/interviews/${p === people.few ? 'i1' : 'i5001'}/attempts`],
  ]
  console.log(`PostgreSQL, ${ROUNDS} rounds, medians; the goal is at most ${GOAL} times`)
  console.log('                                     of ten   of 10,000    ratio     KB   goal')
  let isMet = true
  for (const [what, urlOf] of rows) {
    const [few, many]: [number[], number[]] = [[], []]
    let bytes = 0
    // Interleaved, so that other load on the machine affects both equally.
    for (let round = -20; round < ROUNDS; round++) {
      const a = await read(people.few, urlOf(people.few))
      const b = await read(people.many, urlOf(people.many))
      bytes = b.bytes
      if (what === 'interviews' && !b.headers.has(NEXT_CURSOR_HEADER)) throw new Error('there is no next page')
      if (round >= 0) {
        few.push(a.ms)
        many.push(b.ms)
      }
    }
    const ratio = median(many) / median(few)
    isMet &&= ratio <= GOAL
    const figures = [`${median(few).toFixed(1)} ms`, `${median(many).toFixed(1)} ms`, ratio.toFixed(2)]
    console.log(
      `  ${what.padEnd(33)} ${figures.map((f) => f.padStart(9)).join(' ')} ${(bytes / 1024).toFixed(1).padStart(6)}   ${ratio <= GOAL ? 'met' : 'MISSED'}`,
    )
  }
  process.exitCode = isMet ? 0 : 1
} finally {
  await runtime.close()
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
