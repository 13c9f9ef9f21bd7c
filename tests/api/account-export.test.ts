/** The export holds every value of every row that belongs to an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { rowsOfAccount } from '../helpers/every-row'
import { liveIn } from '../helpers/lived-in'
import { plantRows } from '../helpers/plant-rows'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
let queue: RunningQueue
let user: TestUser
beforeAll(async () => {
  app = await createTestApp()
  queue = await startQueue(app.database, app.deps.log)
  app.deps.queue = queue
  await queue.work(app.deps)
}, 60_000)
afterAll(async () => {
  await queue.stop(5_000)
  await app.close()
})

const MARKER = 'Zebrafish7731'

/** Fills the columns that an account has only in some states. */
const FILL = [
  `UPDATE "Interview" SET "savedAt" = '2031-02-01T00:00:03Z' WHERE "userId" = $1`,
  `UPDATE "MentorComment" SET "readAt" = '2031-02-01T00:00:04Z' WHERE "userId" = $1`,
  `UPDATE "PracticeGoal" SET "guideReadAt" = '2031-02-01T00:00:05Z' WHERE "userId" = $1`,
  `UPDATE "User" SET "emailVerifiedAt" = '2031-02-01T00:00:06Z' WHERE id = $1`,
  `UPDATE "ContestedReading" c SET "secondStatus" = 'ready', "secondResult" = s.result FROM "AnswerScore" s
   WHERE c."userId" = $1 AND s."userId" = $1 AND s."interviewId" = c."interviewId" AND s."questionId" = c."questionId"`,
]

const HANDLE = 'a random id by which only the product finds the row'
const HASH = 'a hash, which would help to guess what it was made of'
/** Columns, or parts of a column's JSON, that are not exported. */
const LEFT_OUT: Record<string, string> = {
  'User.passwordHash': HASH,
  'User.sessionVersion': 'part of every session cookie',
  'EmailToken.id': HANDLE,
  'EmailToken.tokenHash': HASH,
  'MentorLink.id': HANDLE,
  'MentorLink.tokenHash': HASH,
  'MentorComment.id': HANDLE,
  'MentorComment.linkId': HANDLE,
  'ReviewCard.id': HANDLE,
  'Story.id': HANDLE,
  'UsageEntry.id': HANDLE,
  'PlanExtension.id': HANDLE,
  'Payment.id': HANDLE,
  'PaymentEvent.paymentId': HANDLE,
  'AuditEntry.id': HANDLE,
  'AuditEntry.operator': 'the name of another person',
  'Interview.questions.keyPoints': 'not about the person: what the bank expects, which would give the answer away',
  'Interview.questions.competency': 'not about the person: of the question in the bank',
  'Interview.questions.opener': 'not about the person: of the question in the bank',
  'Interview.startKey': 'random, and says only that a request was sent once',
  'Interview.questionCount': 'the number of questions, which are exported',
  'Interview.evaluationProgress': 'time and calls of an evaluation under way, removed when it ends',
}
/** Columns that have another name in the export. */
const RENAMED: Record<string, string> = { 'Interview.scoreLow': 'low', 'Interview.scoreHigh': 'high' }

type Leaf = { path: string[]; value: unknown }

/** The values in JSON with the names that lead to them; positions in lists are left out. */
function leavesOf(value: unknown, path: string[]): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, path))
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

/** Enums have underscores in one place and hyphens in the other; times are compared as such. */
function comparable(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(value) ? new Date(value).toISOString() : value.replace(/_/g, '-')
}
const pair = (name: string, value: unknown) => `${name}: ${JSON.stringify(comparable(value))}`

const isLeftOut = (path: readonly string[]) => path.some((_, i) => path.slice(0, i + 1).join('.') in LEFT_OUT)

describe('the export', () => {
  beforeAll(async () => {
    const client = app.visitor()
    const person = { email: 'zebrafish7731@example.com', marker: MARKER, password: PASSWORD }
    user = Object.assign(client, { user: await liveIn(client, app.visitor(), person) })
    await plantRows(app.deps.prisma, user.user.id, MARKER)
    for (const statement of FILL) await app.deps.sql(statement, [user.user.id])
  }, 180_000)

  it('contains every value of every row that refers to the account', async () => {
    const { status, body } = await user.get(`/api/user/${user.user.id}/export`)
    expect(status).toBe(200)
    const exported = new Set(leavesOf(body, []).map(({ path, value }) => pair(path.at(-1) ?? '', value)))
    const tables = await rowsOfAccount(app.deps.sql, user.user.id)
    expect(tables.size).toBeGreaterThanOrEqual(20)
    const missing = new Set<string>()
    for (const [table, rows] of tables) {
      expect(rows.length, `no row in ${table}: let liveIn or plantRows make one`).toBeGreaterThan(0)
      const given = new Set<string>()
      for (const { path, value } of rows.flatMap((row) => leavesOf(row, [table]))) {
        if (value === null || isLeftOut(path)) continue
        given.add(path[1] ?? '')
        const name = RENAMED[path.join('.')] ?? path.at(-1) ?? ''
        if (!exported.has(pair(name, value))) missing.add(`${path.join('.')} = ${JSON.stringify(value)?.slice(0, 80)}`)
      }
      for (const column of Object.keys(rows[0] ?? {})) {
        if (!given.has(column) && !isLeftOut([table, column])) missing.add(`${table}.${column} has no value here`)
      }
    }
    expect([...missing], 'export it, or list it above with a reason').toEqual([])
  })

  it('is a file without credentials', async () => {
    const { body, headers } = await user.get(`/api/user/${user.user.id}/export`)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('content-disposition')).toBe('attachment; filename="greenroom-my-data.json"')
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|tokenHash|sessionVersion/)
  })

  it('is for its owner alone', async () => {
    const other = await app.signUp()
    expect((await other.get(`/api/user/${user.user.id}/export`)).status).toBe(403)
    expect((await app.visitor().get(`/api/user/${user.user.id}/export`)).status).toBe(401)
  })
})
