/**
 * Partitioning by person, during writes: nothing is lost, and the product then reads one partition for each person.
 */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { FIRST_PAGE } from '@/schemas/paging'
import type { Deps } from '@/server/ports'
import { listAttempts } from '@/server/services/evaluation/list-attempts'
import { getInterview, getOverview, getProgress, listCompleted, listInterviews } from '@/server/services/interview'
import { partitionByUser } from '../../bench/scaling/partition-by-user'
import { GOOD_ANSWER } from '../helpers/answers'
import { finish, idAt } from '../helpers/practice'
import { planOf } from '../helpers/query-plans'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

const PARTITIONS = 4
const WHY_NOT = process.env.DATABASE_URL ? '' : ' (skipped: set DATABASE_URL to a PostgreSQL server)'

describe.skipIf(WHY_NOT !== '')(`partitioning interviews and answers by person${WHY_NOT}`, () => {
  let app: TestApp
  let person: TestUser
  let interview: InterviewDto
  const clients: pg.Client[] = []

  async function connect(): Promise<pg.Client> {
    const { rows } = await app.database.executeSql('SELECT current_database() AS name')
    const url = new URL(process.env.DATABASE_URL ?? '')
    url.pathname = `/${(rows[0] as { name: string }).name}`
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    clients.push(client)
    return client
  }

  beforeAll(async () => {
    app = await createTestApp()
    person = await app.signUp()
    const input = { userId: person.user.id, role: 'accountant' }
    interview = (await person.post('/api/interviews', input)).body as InterviewDto
    const client = await connect()
    await client.query(`INSERT INTO "User" (id, email, name)
      SELECT 'u' || n, 'u' || n || '@example.com', 'Other' FROM generate_series(0, 39) n`)
    await client.query(`INSERT INTO "Interview" (id, "userId", role, questions, "questionCount")
      SELECT 'i' || lpad(n::text, 4, '0'), 'u' || n % 40, 'accountant', '[]', 5 FROM generate_series(0, 1999) n`)
    await client.query(`INSERT INTO "Answer" ("userId", "interviewId", "questionId", text, "timeSpent", "wordCount",
        "updatedAt")
      SELECT i."userId", i.id, 'q' || q, 'before', 1, 1, now() FROM "Interview" i, generate_series(0, 2) q WHERE i.id LIKE 'i%'`)
    await client.query(`INSERT INTO "AnswerScore" ("userId", "interviewId", "questionId", evaluator, score, result)
      SELECT "userId", id, 'q0', 'local', 50, '{}' FROM "Interview" WHERE id LIKE 'i%'`)
  })
  afterAll(async () => {
    for (const client of clients) await client.end()
    await app?.close()
  })

  it('leaves everything as it was when it fails before the exchange', async () => {
    const onBatch = () => Promise.reject(new Error('stopped by the operator'))
    const client = await connect()
    await expect(partitionByUser(client, { partitions: PARTITIONS, onBatch })).rejects.toThrow(
      'stopped by the operator',
    )
    const { rows } = await client.query(
      `SELECT to_regnamespace('partitioned') AS schema, (SELECT count(*)::int FROM "Answer") AS answers,
        (SELECT count(*)::int FROM pg_trigger WHERE tgname = 'mirror') AS triggers`,
    )
    expect(rows).toEqual([{ schema: null, answers: 6000, triggers: 0 }])
  })

  it('works during writes, and the new tables contain the same rows as the old ones would', async () => {
    const [migrating, writing] = [await connect(), await connect()]
    // The expected final state, by acknowledged writes.
    const expected = new Map<string, string>()
    const deleted = new Set<string>()
    let isOver = false
    let writes = 0
    const write = async () => {
      for (let n = 0; !isOver; n++) {
        const id = `i${String((n * 37) % 2000).padStart(4, '0')}`
        if (deleted.has(id)) continue
        if (n % 10 === 9) {
          await writing.query(`DELETE FROM "Interview" WHERE id = $1`, [id])
          deleted.add(id)
        } else if (n % 10 === 5) {
          const made = `made${n}`
          await writing.query(
            `INSERT INTO "Interview" (id, "userId", role, questions, "questionCount") VALUES ($1, $2, 'accountant', '[]', 5)`,
            [made, `u${n % 40}`],
          )
          expected.set(made, 'made')
        } else {
          await writing.query(`UPDATE "Answer" SET text = $2 WHERE "interviewId" = $1 AND "questionId" = 'q1'`, [
            id,
            `n${n}`,
          ])
          await writing.query(`UPDATE "Interview" SET "currentQuestionIndex" = $2 WHERE id = $1`, [id, n])
          expected.set(id, `n${n}`)
        }
        writes += 1
      }
    }
    const written = write()
    const partitioned = partitionByUser(migrating, { partitions: PARTITIONS, batch: 50 }).finally(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      isOver = true
    })
    const [blocked] = await Promise.all([partitioned, written])
    expect(writes).toBeGreaterThan(20)
    expect(blocked).toBeLessThan(5_000)

    const found = new Map(
      (
        await migrating.query<{ id: string; text: string | null }>(
          `SELECT i.id, a.text FROM "Interview" i LEFT JOIN "Answer" a
         ON a."userId" = i."userId" AND a."interviewId" = i.id AND a."questionId" = 'q1'`,
        )
      ).rows.map(({ id, text }) => [id, text]),
    )
    for (const id of deleted) expect(found.has(id), id).toBe(false)
    for (const [id, text] of expected) {
      if (!deleted.has(id)) expect(found.get(id), id).toBe(text === 'made' ? null : text)
    }
    expect(found.size).toBe(2001 - deleted.size + [...expected.keys()].filter((id) => id.startsWith('made')).length)
    // Deletes cascade to rows that refer to the interview, before and after.
    for (const table of ['Answer', 'AnswerScore']) {
      const orphans = await migrating.query(
        `SELECT FROM "${table}" WHERE "interviewId" NOT IN (SELECT id FROM "Interview")`,
      )
      expect(orphans.rowCount).toBe(0)
    }
    const lost = await migrating
      .query(`INSERT INTO "Answer" ("userId", "interviewId", "questionId", text, "timeSpent",
      "wordCount", "updatedAt") VALUES ('u1', 'none', 'q', '', 1, 1, now())`)
      .catch((error: Error) => error.message)
    expect(lost).toContain('violates foreign key constraint')
    // Without the entries that PostgreSQL makes for each partition referred to, which it does not mark.
    const { rows: unchecked } = await migrating.query(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND NOT convalidated`,
    )
    expect(unchecked).toEqual([])
  }, 60_000)

  it('spreads people over the partitions', async () => {
    const { rows } = await app.database.executeSql('SELECT tableoid FROM "Interview" GROUP BY tableoid')
    expect(rows).toHaveLength(PARTITIONS)
  })

  it('carries a whole interview', async () => {
    const { id } = interview
    await person.trpc.interview.saveAnswer.mutate({ id, questionId: idAt(interview, 0), text: 'So far.', timeSpent: 1 })
    const finished = await finish(app, person, id, { [idAt(interview, 0)]: GOOD_ANSWER })
    expect(finished).toMatchObject({ score: expect.any(Number), answeredCount: 1, answers: [{ text: GOOD_ANSWER }] })
  })

  const user = () => person.user.id
  const reads: Record<string, (deps: Deps) => Promise<unknown>> = {
    interviews: (deps) => listInterviews(deps, user(), FIRST_PAGE),
    'completed interviews': (deps) => listCompleted(deps, user(), FIRST_PAGE),
    'the dashboard': (deps) => getOverview(deps, user()),
    'a result': (deps) => getInterview(deps, user(), interview.id),
    attempts: (deps) => listAttempts(deps, user(), { id: interview.id, ...FIRST_PAGE }),
    progress: (deps) => getProgress(deps, { userId: user(), role: 'accountant', group: 'all' }),
  }
  it.each(Object.entries(reads))('reads one partition for %s', async (_name, read) => {
    await app.database.executeSql('ANALYZE')
    const nodes = await planOf(app.deps, read, ['ANALYZE'])
    const ran = nodes.filter((node) => node['Actual Loops'] !== 0).map((node) => node['Relation Name'] ?? '')
    const parts = ran.flatMap((name) => /^(?:Interview|Answer)_(\d+)$/.exec(name)?.[1] ?? [])
    expect(new Set(parts).size, ran.join(' ')).toBe(1)
  })

  it('deletes an account with its interviews', async () => {
    expect((await person.delete(`/api/user/${user()}`)).status).toBe(200)
    for (const table of ['Interview', 'Answer', 'AnswerScore']) {
      const { rows } = await app.database.executeSql(`SELECT FROM "${table}" WHERE "userId" = $1`, [user()])
      expect(rows, table).toEqual([])
    }
  })
})
