/** A database of the first version, with rows in every table, opened by this one: nothing is lost, and it can be used. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { ExecuteSql } from '@/server/database/database'
import { embeddedFactory, embeddedSql } from '@/server/database/embedded'
import { applyMigrations } from '@/server/database/migrate'
import { listMigrations } from '@/server/database/migrations-folder'
import { withoutEngineLock } from '@/server/database/server'
import { hashPassword } from '@/server/passwords'
import { GOOD_ANSWER } from '../helpers/answers'
import { everyRow, type Row } from '../helpers/every-row'
import { openPlace } from '../helpers/open-place'
import { createPlace, type Place } from '../helpers/server-process'
import { createTestApp, PASSWORD, type TestApp } from '../helpers/test-app'

const FIRST = listMigrations().slice(0, 1)
const EMAIL = 'ada@example.com'
const QUESTION = 'accountant.month-end-close'
const HOUR = "timestamptz '2026-03-01 09:00:00.123+00'"

/** Two people, so that a row that moves to the wrong one would be noticed. */
const rowsOf = (n: number, passwordHash: string): string[] => {
  const [user, interview] = [`'user${n}'`, `'interview${n}'`]
  const question = {
    id: QUESTION,
    text: `How do you close month ${n}?`,
    category: 'technical',
    timeEstimate: 3,
    source: 'bank',
    // As that version stored them.
    keyPoints: [{ text: 'Reconcile the bank account before the close.', terms: [['reconcile', 'match'], ['bank']] }],
  }
  const questions = JSON.stringify([question])
  return [
    `INSERT INTO "User" VALUES (${user}, '${n === 0 ? EMAIL : `other${n}@example.com`}', 'Ada ''₦'' Obi ${n}', '${passwordHash}', ${HOUR},
      'monthly', timestamptz '2030-01-01', 'accountant', ${n}, ${HOUR})`,
    `INSERT INTO "EmailToken" VALUES ('token${n}', ${user}, 'reset-password', 'hash${n}', timestamptz '2030-01-01', ${HOUR})`,
    ...['in_progress', 'saved', 'completed', 'abandoned'].map(
      (status) =>
        `INSERT INTO "Interview" VALUES (${interview} || '${status}', ${user}, 'accountant', 'Advert ${n}', E'CV ${n}\\n😀', '${questions}', 1, '${status}', 0,
          ${HOUR}, ${HOUR}, ${HOUR}, '${status === 'completed' ? 'failed' : 'none'}', NULL, NULL)`,
    ),
    `INSERT INTO "Answer" VALUES (${interview} || 'saved', '${QUESTION}', '${GOOD_ANSWER.replace(/'/g, "''")}', 61, 9, ${HOUR})`,
    `INSERT INTO "Answer" VALUES (${interview} || 'completed', '${QUESTION}', 'Answer ${n}', 62, 2, ${HOUR})`,
    `INSERT INTO "AnswerScore" VALUES (${interview} || 'completed', '${QUESTION}', 'local', 5${n}, '{"kept": [${n}, 1.5]}', ${HOUR})`,
    `INSERT INTO "UsageEntry" VALUES ('usage${n}', ${user}, 'interview', '2026-03', 1, 'started', ${interview} || 'completed', ${HOUR})`,
    `INSERT INTO "UsageEntry" VALUES ('back${n}', ${user}, 'interview', '2026-03', -1, 'evaluation-failed', ${interview} || 'completed', ${HOUR})`,
  ]
}

/** Applies the first migration alone, and fills its tables. @returns the rows */
async function fillFirstVersion({ env, dataDir }: Place): Promise<Row[]> {
  const fill = async (sql: ExecuteSql, close: () => Promise<void>) => {
    const passwordHash = await hashPassword(PASSWORD)
    for (const n of [0, 1]) for (const statement of rowsOf(n, passwordHash)) await sql(statement)
    const rows = (await everyRow(sql)).filter(({ table }) => !/_prisma_migrations/.test(table))
    await close()
    return rows
  }
  if (env.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL })
    const sql: ExecuteSql = async (text, values) => {
      const { rows, rowCount } = await pool.query(text, values)
      return { rows, rowCount: rowCount ?? 0 }
    }
    await applyMigrations(withoutEngineLock(new PrismaPg(pool, { disposeExternalPool: false })), sql, () => {}, FIRST)
    return fill(sql, () => pool.end())
  }
  mkdirSync(dataDir, { recursive: true })
  const pglite = await PGlite.create(path.join(dataDir, 'db'))
  const sql = embeddedSql(pglite)
  await applyMigrations(await embeddedFactory(pglite), sql, () => {}, FIRST)
  return fill(sql, () => pglite.close())
}

let place: Place
let before: Row[]
let app: TestApp
beforeAll(async () => {
  place = await createPlace()
  before = await fillFirstVersion(place)
  app = await createTestApp({}, () => openPlace(place))
})
afterAll(async () => {
  await app?.close()
  await place?.remove()
})

it('keeps every row and every value of the first version', async () => {
  expect(new Set(before.map(({ table }) => table)).size).toBe(6)
  expect(before).toHaveLength(22)
  const after = await everyRow(app.deps.sql)
  // A column that has another name or shape today is listed here with its reason; there is none.
  for (const { table, row } of before) expect(after).toContainEqual({ table, row: expect.objectContaining(row) })
  const counts = (rows: Row[]) => before.map(({ table }) => rows.filter((row) => row.table === table).length)
  expect(counts(after)).toEqual(counts(before))
})

it('lets its people sign in and go on', async () => {
  const ada = app.visitor()
  expect((await ada.post('/api/auth/login', { email: EMAIL, password: PASSWORD })).status).toBe(200)
  const list = await ada.get('/api/interviews/user/user0')
  expect((list.body as { id: string }[]).map(({ id }) => id).sort()).toEqual(
    ['abandoned', 'completed', 'in_progress', 'saved'].map((status) => `interview0${status}`),
  )
  const { body } = await ada.get('/api/interviews/interview0saved')
  expect((body as InterviewDto).answers[0]?.text).toBe(GOOD_ANSWER)
  const answers = [{ questionId: QUESTION, text: `${GOOD_ANSWER} And more.`, timeSpent: 70 }]
  const completed = await ada.patch('/api/interviews/interview0saved', { status: 'completed', answers })
  expect(completed.status).toBe(200)
  await app.runJobs()
  const { body: scored } = await ada.get('/api/interviews/interview0saved')
  expect((scored as InterviewDto).feedbackStatus).toBe('ready')
})
