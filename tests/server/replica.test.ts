/**
 * A streaming replica, as far as one machine can show it: it answers the reads that may be late as the primary does,
 * and refuses every write. Brings two PostgreSQL servers of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { createRateLimiter } from '@/server/adapters/rate-limiter'
import type { Database } from '@/server/database/database'
import { openDatabase } from '@/server/database/open'
import type { Deps } from '@/server/ports'
import { GOOD_ANSWER } from '../helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { type Cluster, createCluster, whyNoCluster } from '../helpers/postgres-cluster'
import { finish, idAt, payingUser, ROLE, startInterview } from '../helpers/practice'
import { createTestApp, PASSWORD, type TestApp, TestClient, type TestUser } from '../helpers/test-app'

const WHY_NOT = whyNoCluster()
const skipped = WHY_NOT && ` (skipped: ${WHY_NOT})`

/** Writes of which the replay is timed. */
const WRITES = 50

let cluster: Cluster
let app: TestApp
let replica: Database
let limiter: Deps['limiter']
let person: TestUser
let completed: InterviewDto
let open: InterviewDto
let review: string

/** The same client and session, answered by the same handlers from the replica alone. */
function atReplica({ cookie }: TestClient): TestClient {
  const deps: Deps = { ...app.deps, prisma: replica.prisma, sql: replica.executeSql, limiter }
  return Object.assign(new TestClient(deps), { cookie })
}

const askFor = async (database: Database, sql: string, values: unknown[] = []): Promise<unknown> =>
  Object.values((await database.executeSql(sql, values)).rows[0] as object)[0]

const position = () => askFor(app.database, 'SELECT pg_current_wal_lsn()::text')

/** As the product opens a server: once every migration has arrived, opening writes nothing. */
async function openReplica(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const written = await position()
  const arrived = 'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS yes'
  while (!(await client.query<{ yes: boolean }>(arrived, [written])).rows[0]?.yes) await sleep(10)
  await client.end()
  return openDatabase({ url, dataDir: '' })
}

/** Waits until the replica has everything that is committed now. @returns milliseconds */
async function replayed(): Promise<number> {
  const begun = performance.now()
  const written = await position()
  while (!(await askFor(replica, 'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn', [written]))) await sleep(1)
  return performance.now() - begun
}

/** Rows of every table that the product writes, by table. */
async function rowCounts(): Promise<unknown> {
  const { rows } = await app.database.executeSql(
    `SELECT tablename AS name, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM public.%I',
       tablename), false, true, '')))[1]::text AS rows FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  return rows
}

describe.skipIf(WHY_NOT !== '')(`a streaming replica${skipped}`, () => {
  beforeAll(async () => {
    cluster = await createCluster()
    const { primary } = cluster
    const [migrated, second] = await Promise.all([
      openDatabase({ url: primary.url, dataDir: '' }),
      cluster.addReplica(),
    ])
    app = await createTestApp({}, async () => migrated)
    person = await payingUser(app)
    replica = await openReplica(second.url)
    limiter = createRateLimiter(replica.executeSql, 1)
    const interview = await startInterview(person)
    completed = await finish(app, person, interview.id, { [idAt(interview, 0)]: GOOD_ANSWER })
    await person.trpc.interview.retakeAnswer.mutate({
      id: completed.id,
      questionId: idAt(completed, 0),
      text: `Once more. ${GOOD_ANSWER}`,
    })
    const texts = { userId: person.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    review = (await person.trpc.cvReview.create.mutate(texts)).id
    await app.runJobs()
    open = await startInterview(person)
    await replayed()
  }, 180_000)
  afterAll(async () => {
    await replica?.close()
    await app?.close()
    await cluster?.remove()
  })

  it('is one: it follows the primary, and is read-only', async () => {
    expect(await askFor(replica, 'SELECT pg_is_in_recovery()')).toBe(true)
    expect(await askFor(app.database, 'SELECT state FROM pg_stat_replication')).toBe('streaming')
  })

  it('answers the reads that may be late as the primary does', async () => {
    const user = person.user.id
    const ofUser = `/api/interviews/user/${user}`
    const paths = [
      ...[ofUser, `${ofUser}/saved`, `${ofUser}/completed`, `${ofUser}?limit=1`, `${ofUser}/overview`],
      `${ofUser}/progress?role=${ROLE}`,
      ...['', '/attempts', '/lessons', '/contests', '/comments'].map(
        (part) => `/api/interviews/${completed.id}${part}`,
      ),
      ...[`/api/practice/user/${user}`, `/api/stories/user/${user}`, `/api/cheat-sheet/user/${user}`],
      `/api/claims/user/${user}`,
      ...[
        `/api/cv-reviews/${review}`,
        `/api/cv-reviews/user/${user}`,
        `/api/payments/user/${user}`,
        `/api/user/${user}/usage/entries`,
      ],
      ...['/api/guides', `/api/guides/${ROLE}`],
    ]
    const late = atReplica(person)
    for (const path of paths) {
      const [first, second] = [await person.get(path), await late.get(path)]
      expect(first.status, path).toBe(200)
      expect({ path, status: second.status, body: second.body }).toEqual({ path, status: 200, body: first.body })
      expect(second.headers.get('x-next-cursor'), path).toBe(first.headers.get('x-next-cursor'))
    }
    expect((await late.get(ofUser)).body).toHaveLength(2)
    expect(((await late.get(`/api/interviews/${completed.id}`)).body as InterviewDto).score).toBe(completed.score)
  })

  it('needs no database for guides', async () => {
    const refuse = new Proxy({} as Deps['prisma'], {
      get: () => {
        throw new Error('a guide was asked of the database')
      },
    })
    const visitor = new TestClient({ ...app.deps, prisma: refuse, sql: () => refuse.$connect() as never })
    for (const path of ['/api/guides', `/api/guides/${ROLE}`]) expect((await visitor.get(path)).status).toBe(200)
  })

  it('refuses writes with a 503 that can be tried again, and changes nothing', async () => {
    const before = await rowCounts()
    const late = atReplica(person)
    const answer = { questionId: idAt(open, 0), text: GOOD_ANSWER, timeSpent: 60 }
    const writes = [
      await late.post(`/api/interviews/${open.id}/answers`, answer),
      await late.patch(`/api/interviews/${open.id}`, { status: 'completed', answers: [answer] }),
      await late.patch(`/api/user/${person.user.id}/region`, { region: 'elsewhere' }),
      await late.post('/api/auth/register', { email: 'new@example.com', password: PASSWORD, name: 'New' }),
    ]
    for (const { status, body, headers } of writes) {
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
      expect(headers.get('retry-after')).toBe('5')
    }
    await replayed()
    expect(await rowCounts()).toEqual(before)
    expect((await person.get(`/api/user/${person.user.id}`)).body).toMatchObject({ region: 'ng' })
  })

  it('is late: it must not be asked for sessions, nor for what the same person has just written', async () => {
    const other = await app.signUp()
    const interview = await startInterview(other)
    await replayed()
    await replica.executeSql('SELECT pg_wal_replay_pause()')
    await expect.poll(() => askFor(replica, 'SELECT pg_get_wal_replay_pause_state()')).toBe('paused')
    const list = `/api/interviews/user/${other.user.id}`
    const late = atReplica(other)
    await startInterview(other)
    expect((await other.get(list)).body).toHaveLength(2)
    expect((await late.get(list)).body).toMatchObject([{ id: interview.id }])
    const signedIn = other.cookie
    await other.post('/api/auth/logout')
    expect((await Object.assign(app.visitor(), { cookie: signedIn }).get(list)).status).toBe(401)
    expect((await late.get(list)).status).toBe(200)

    await replica.executeSql('SELECT pg_wal_replay_resume()')
    await replayed()
    expect((await late.get(list)).status).toBe(401)
  })

  it('has a write within moments', async () => {
    const { id } = open
    const questionId = idAt(open, 0)
    const lags: number[] = []
    for (let n = 0; n < WRITES; n++) {
      await person.trpc.interview.saveAnswer.mutate({ id, questionId, text: `${n}`, timeSpent: n })
      lags.push(await replayed())
    }
    lags.sort((a, b) => a - b)
    const [median = 0, longest = Number.POSITIVE_INFINITY] = [lags[WRITES / 2], lags.at(-1)]
    process.stdout.write(
      `replay lag after ${WRITES} saved answers: median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms\n`,
    )
    expect(longest).toBeLessThan(10_000)
    const saved = (await atReplica(person).get(`/api/interviews/${id}`)).body as InterviewDto
    expect(saved.answers).toMatchObject([{ text: `${WRITES - 1}` }])
  })
})
