/** A server in this process with an account that has used everything, and what a call may not change. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '@/domain/durations'
import { createRateLimiter } from '@/server/adapters/rate-limiter'
import type { Database } from '@/server/database/database'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { createLog } from '@/server/log'
import { FakePaystack } from '../../../tests/helpers/fake-paystack'
import { liveIn } from '../../../tests/helpers/lived-in'
import { createTestApp, type TestApp, type TestClient } from '../../../tests/helpers/test-app'
import { known } from './well-formed'

/** Not the one in the examples of the schemas: generated calls must not guess it. */
const PASSWORD = 'nobody-generates-this'

/** Wide enough that no call is refused for its number; the counts are still written. */
const LIMIT_FACTOR = 1_000_000

/**
 * What a refused call, and one that only reads, may write: `RateLimit` counts the calls, the refused ones above all.
 * Everything else has to stay as it was.
 */
const MAY_CHANGE: readonly string[] = ['RateLimit']

/** @param open opens a migrated database; the tests' copy of one by default */
export async function createFuzzPlace(open?: () => Promise<Database>) {
  const faults: unknown[] = []
  const log = Object.assign(createLog('silent'), {
    error: (context: { err?: unknown }) => void faults.push(context.err),
  })
  const paystack = await FakePaystack.start()
  const app = await createTestApp({ payments: paystack.provider(), log }, open)
  app.deps.limiter = createRateLimiter(app.database.executeSql, LIMIT_FACTOR)
  let owner = await settle(app)
  let stranger = await comeAsStranger(app)
  const visitor = app.visitor()
  const digestSql = await digestStatement(app)
  let values = await knownValues(app, owner)

  return {
    app,
    cookieOf: (who: 'owner' | 'stranger' | 'visitor') =>
      ({ owner: owner.client, stranger: stranger.client, visitor })[who].cookie,
    /** The errors that the server has logged since the last time. */
    faults: () => faults.splice(0),
    /** One digest per table, and how many jobs and mails there are. */
    digest: async (): Promise<Map<string, string>> => {
      const { rows } = await app.deps.sql(digestSql, [])
      const digests = new Map((rows as { name: string; digest: string }[]).map(({ name, digest }) => [name, digest]))
      return digests.set('jobs', String(app.jobs.length)).set('mails', String(app.mails.length))
    },
    /** Existing values in the places of known ones. */
    fill: (value: unknown, area: string, pick: number): unknown => fill(value, values, area, pick),
    /** Replaces the people whom a call has signed out or deleted. */
    restore: async () => {
      if (!(await isThere(stranger))) stranger = await comeAsStranger(app)
      if (await isThere(owner)) return
      owner = await settle(app)
      values = await knownValues(app, owner)
    },
    runJobs: () => runEachJob(app.deps, app.jobs.splice(0)),
    close: async () => {
      await app.close()
      await paystack.close()
    },
  }
}

/** Runs the jobs one by one, since one that fails must not take the others with it. @returns the failures */
async function runEachJob(deps: TestApp['deps'], jobs: TestApp['jobs']): Promise<string[]> {
  const failures: string[] = []
  for (const { name, payload } of jobs) {
    await JOB_HANDLERS[name].run(deps, payload as never).catch((error: unknown) => failures.push(`${name}: ${error}`))
  }
  return failures
}

type Settled = { client: TestClient; userId: string; email: string }

/** Milliseconds in which a transaction of `settle` has ended. */
const COMMIT_MS = 150

let people = 0
const newEmail = () => `person${people++}@fuzz.example`

/** Whether the account exists and is signed in. */
async function isThere({ client }: Settled): Promise<boolean> {
  return (await client.trpc.user.current.query().catch(() => null)) !== null
}

async function comeAsStranger(app: TestApp): Promise<Settled> {
  const client = app.visitor()
  const email = newEmail()
  const { body } = await client.post('/api/auth/register', { email, password: PASSWORD, name: 'Stranger' })
  return { client, userId: (body as { user: { id: string } }).user.id, email }
}

/** An account that has used everything, with a paid plan, an interview under way, a payment and a link. */
async function settle(app: TestApp): Promise<Settled & { token: string }> {
  const client = app.visitor()
  const email = newEmail()
  let isSettled = false
  const working = (async () => {
    while (!isSettled) {
      // A job is held from within the transaction that wants it, and finds nothing to do before that is committed.
      const held = app.jobs.splice(0)
      await sleep(COMMIT_MS)
      await runEachJob(app.deps, held)
    }
  })()
  try {
    const { id } = await liveIn(client, app.visitor(), { email, marker: 'Quokka', password: PASSWORD })
    const planExpiresAt = new Date(app.clock.now.getTime() + 300 * DAY_MS)
    await app.deps.prisma.user.update({ where: { id }, data: { plan: 'monthly', planExpiresAt } })
    await client.post('/api/interviews', { userId: id, role: 'accountant' })
    await client.post('/api/payments/initialize', { planType: 'monthly', userId: id })
    const interview = await app.deps.prisma.interview.findFirst({ where: { userId: id, status: 'completed' } })
    const { body } = await client.post(`/api/interviews/${interview?.id}/mentor-links`)
    return { client, userId: id, email, token: (body as { token: string }).token }
  } finally {
    isSettled = true
    await working
  }
}

/**
 * The statement for a digest of each table, over `xmin` and `ctid` of its rows: every write changes them, and no long
 * text has to be read.
 */
async function digestStatement({ deps }: TestApp): Promise<string> {
  const { rows } = await deps.sql(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`,
    [],
  )
  return (rows as { schema: string; name: string }[])
    .filter(({ name }) => !MAY_CHANGE.includes(name))
    .map(
      ({ schema, name }) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(xmin::text || ctid::text, 0)), 0) AS digest FROM "${schema}"."${name}" t`,
    )
    .join(' UNION ALL ')
}

type Known = Record<string, string[]>

/** Ids and texts by field, and for `id` by the noun in whose calls it stands. */
async function knownValues(
  { deps: { prisma } }: TestApp,
  { userId, email, token }: Settled & { token: string },
): Promise<Known> {
  const where = { where: { userId } }
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const interviews = await prisma.interview.findMany(where)
  const interviewIds = ids(interviews)
  const questions = interviews.flatMap(({ questions }) => (questions as { id: string }[]).map(({ id }) => id))
  const comments = ids(await prisma.mentorComment.findMany({ where: { interviewId: { in: interviewIds } } }))
  return {
    userId: [userId],
    email: [email],
    questionId: questions,
    token: [token],
    reference: (await prisma.payment.findMany(where)).map(({ reference }) => reference),
    slug: ['accountant'],
    commentIds: comments,
    interview: interviewIds,
    user: [userId],
    cvReview: ids(await prisma.cvReview.findMany(where)),
    story: ids(await prisma.story.findMany(where)),
    review: ids(await prisma.reviewCard.findMany(where)),
    'mentor.endLink': ids(await prisma.mentorLink.findMany({ where: { interviewId: { in: interviewIds } } })),
    'mentor.removeComment': comments,
  }
}

/** Which ids a REST path takes as `{id}`. */
const NOUNS: [RegExp, string][] = [
  [/^mentor-links|^mentor\.endLink/, 'mentor.endLink'],
  [/^comments|^mentor\.removeComment/, 'mentor.removeComment'],
  [/^cv-?reviews?/i, 'cvReview'],
  [/^stor/, 'story'],
  [/^review/, 'review'],
  [/^user/, 'user'],
  [/./, 'interview'],
]

function fill(value: unknown, values: Known, area: string, pick: number): unknown {
  if (typeof value === 'string') {
    const field = /^@known (\w+)$/.exec(value)?.[1]
    if (field === undefined) return value
    const noun = NOUNS.find(([pattern]) => pattern.test(area))?.[1] ?? 'interview'
    const choice = field === 'id' ? values[noun] : values[field]
    return choice?.[pick % choice.length] ?? known(field)
  }
  if (Array.isArray(value)) return value.map((inner, i) => fill(inner, values, area, pick + i))
  if (typeof value !== 'object' || value === null) return value
  const copy = {}
  for (const [name, inner] of Object.entries(value)) {
    Object.defineProperty(copy, name, { value: fill(inner, values, area, pick), enumerable: true })
  }
  return copy
}
