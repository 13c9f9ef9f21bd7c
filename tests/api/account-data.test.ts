/** Deleting an account removes everything, and no token is stored in plain text. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMailer } from '@/server/adapters/mail'
import { parseEnv } from '@/server/env'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { sendMail } from '@/server/services/mail/send'
import { everyRow, rowsOfAccount } from '../helpers/every-row'
import { liveIn } from '../helpers/lived-in'
import { plantRows } from '../helpers/plant-rows'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
let queue: RunningQueue
beforeAll(async () => {
  app = await createTestApp()
  queue = await startQueue(app.database, app.deps.log)
  app.deps.queue = queue
  await queue.work(app.deps)
})
afterAll(async () => {
  await queue.stop(5_000)
  await app.close()
})

/** Every row of every table, the queue's included, as text. */
const dump = async (): Promise<string> =>
  (await everyRow(app.deps.sql)).map(({ table, row }) => `${table} ${JSON.stringify(row)}`).join('\n')

const idle = () =>
  vi.waitFor(
    async () => {
      const { rows } = await app.database.executeSql(
        `SELECT count(*)::int AS n FROM pgboss.job WHERE state IN ('created', 'active', 'retry')
         AND name IN ('send-mail', 'forget-account', 'evaluate-interview', 'review-cv')`,
      )
      expect(rows).toEqual([{ n: 0 }])
    },
    { timeout: 60_000, interval: 100 },
  )

/** An account with the marker in every text that can be written. */
async function livedIn(marker: string): Promise<TestUser> {
  const client = app.visitor()
  const email = `${marker.toLowerCase()}@example.com`
  const user = await liveIn(client, app.visitor(), { email, marker, password: PASSWORD })
  await idle()
  return Object.assign(client, { user })
}

/** Columns of an account's rows that hold no text of a person. */
const WITHOUT_TEXT = /^(id|.*Id|role|selectedRole|kind|month|evaluator|remark|statement|lastGrade|status|.*Status)$/
const NO_TEXT_OF_A_PERSON: Record<string, string> = {
  'User.passwordHash': 'a hash',
  'EmailToken.tokenHash': 'a hash',
  'MentorLink.tokenHash': 'a hash',
  'Identity.provider': 'one of three names',
  'User.plan': 'one of three names',
  'User.region': 'one of two names',
  'User.answerTime': 'one of four names',
  'PracticeGoal.timeZone': 'a name of the IANA database',
  'PracticeGoal.interviewOn': 'a date',
  'Debrief.interviewOn': 'a date',
  'Debrief.outcome': 'one of five names',
  'UsageEntry.reason': 'one of six names',
  'CvReview.jobTitle': 'the title of the advert, which has no marker in it',
  'AuditEntry.operator': 'the name of the operator’s account',
  'AuditEntry.act': 'a name of ours',
  'AuditEntry.subject': 'the reference of a payment',
  'AuditEntry.outcome': 'a sentence of ours',
  'ContestedReading.measures': 'numbers',
  'Interview.summary': 'figures, and sentences of ours',
  'Story.question': 'as it was asked; here one of the bank',
}
const OF_PAYMENTS = /^Payment/

/** The text columns of the account's rows that hold the marker nowhere. */
async function unmarked(userId: string, marker: string): Promise<string[]> {
  const missing: string[] = []
  for (const [table, rows] of await rowsOfAccount(app.deps.sql, userId)) {
    expect(rows.length, `no row in ${table}: plant one`).toBeGreaterThan(0)
    for (const column of Object.keys(rows[0] ?? {})) {
      const values = rows.map((row) => row[column])
      const isText = values.some(isTextual)
      const isMarked = JSON.stringify(values).toLowerCase().includes(marker.toLowerCase())
      const name = `${table}.${column}`
      if (!isText || isMarked || OF_PAYMENTS.test(table) || WITHOUT_TEXT.test(column)) continue
      if (values.every((value) => value === null) || name in NO_TEXT_OF_A_PERSON) continue
      missing.push(name)
    }
  }
  return missing
}
/** JSON, or a string that is no time. */
const isTextual = (value: unknown) =>
  typeof value === 'string' ? !/^\d{4}-\d\d-\d\dT/.test(value) : typeof value === 'object' && value !== null

/** The queue's own rows change by themselves, counts are of calls, and an event of a kept payment names only its id. */
const NOT_COMPARED = /^pgboss\.|"RateLimit"|"PaymentEvent"/
const namesAny = (row: unknown, traces: readonly string[]) => {
  const text = JSON.stringify(row).toLowerCase()
  return traces.some((trace) => text.includes(trace.toLowerCase()))
}

describe('deleting the account', () => {
  it('leaves nothing of it in any table, changes no other row, and sends one farewell mail', async () => {
    const marker = 'Quokka9924'
    const other = await livedIn('Wombat3310')
    await plantRows(app.deps.prisma, other.user.id, 'Wombat3310')
    const user = await livedIn(marker)
    const { id, email } = user.user
    const reference = await plantRows(app.deps.prisma, id, marker)
    expect(await unmarked(id, marker), 'let liveIn or plantRows write the marker there').toEqual([])
    await user.patch(`/api/user/${id}/email`, { newEmail: `moved-${email}` })
    await app.visitor().post('/api/auth/forgot-password', { email: `moved-${email}` })
    await idle()
    for (const trace of [id, email, marker]) expect(await dump()).toContain(trace)
    const ofOthers = async () =>
      (await everyRow(app.deps.sql))
        .filter(({ table, row }) => !NOT_COMPARED.test(table) && !namesAny(row, [id, reference, marker]))
        .map(({ table, row }) => `${table} ${JSON.stringify(row)}`)
    const before = await ofOthers()
    const copied = Object.assign(app.visitor(), { cookie: user.cookie })

    const { status, body, headers } = await user.delete(`/api/user/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ message: expect.any(String) })
    expect(headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=; .*Max-Age=0/)
    await idle()

    const left = await dump()
    for (const trace of [email, marker, marker.toLowerCase()]) expect(left).not.toContain(trace)
    const kept = (await everyRow(app.deps.sql)).filter(({ row }) => namesAny(row, [id]))
    // The reference of the test's payment is made of the id; a real one is random.
    expect(kept).toEqual([
      {
        table: 'public."AuditEntry"',
        row: expect.objectContaining({ userId: null, reason: null, subject: reference }),
      },
      { table: 'public."Payment"', row: expect.objectContaining({ userId: null, reference }) },
    ])
    expect(await ofOthers()).toEqual(before)
    expect(app.mails.filter(({ kind, to }) => kind === 'account-deleted' && to === `moved-${email}`)).toHaveLength(1)
    expect((await copied.get(`/api/user/${id}/usage`)).status).toBe(401)
    expect((await copied.delete(`/api/user/${id}`)).status).toBe(401)
    const again = await app.visitor().post('/api/auth/register', { email, password: PASSWORD, name: 'Ada' })
    expect(again.status).toBe(201)
  }, 180_000)

  it('leaves no job that names it, completed, failed or archived, and no mail in the outbox', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-farewell-'))
    const { mailer } = app.deps
    app.deps.mailer = createMailer(parseEnv({ DATA_DIR: dataDir }), app.deps.log)
    const [user, other] = [await livedIn('Numbat5517'), await app.signUp()]
    const { id, email } = user.user
    await user.patch(`/api/user/${id}/email`, { newEmail: `moved-${email}` })
    await idle()
    await app.database.executeSql(
      `INSERT INTO pgboss.archive SELECT *, now() FROM pgboss.job WHERE data->>'userId' = $1 LIMIT 1`,
      [id],
    )
    await app.database.executeSql(`UPDATE pgboss.job SET state = 'failed' WHERE name = 'review-cv'`)
    const interviews = await app.deps.prisma.interview.findMany({ where: { userId: id }, select: { id: true } })
    const reviews = await app.deps.prisma.cvReview.findMany({ where: { userId: id }, select: { id: true } })
    const traces = [id, ...[...interviews, ...reviews].map((row) => row.id)]
    const jobs = async () => (await dump()).split('\n').filter((row) => row.startsWith('pgboss.'))
    const mails = () =>
      readdirSync(path.join(dataDir, 'outbox')).map((file) => readFileSync(path.join(dataDir, 'outbox', file), 'utf8'))
    const naming = async () => (await jobs()).filter((row) => traces.some((trace) => row.includes(trace)))
    expect((await naming()).length).toBeGreaterThan(4)
    expect(mails().filter((text) => text.includes(email)).length).toBeGreaterThan(2)

    expect((await user.delete(`/api/user/${id}`)).status).toBe(200)
    await vi.waitFor(async () => expect(await naming()).toEqual([]), { timeout: 60_000, interval: 100 })
    expect(mails().filter((text) => text.includes(email))).toEqual([])
    expect(mails().filter((text) => text.includes('Your Greenroom account is gone'))).toHaveLength(1)
    // Data of other accounts stays.
    expect(mails().filter((text) => text.includes(other.user.email))).toHaveLength(1)
    expect((await jobs()).some((row) => row.includes(other.user.id))).toBe(true)
    app.deps.mailer = mailer
    rmSync(dataDir, { recursive: true, force: true })
  }, 180_000)

  it('deletes a mail that was being sent at the same time', async () => {
    const { user } = await app.signUp()
    await idle()
    const forgotten: unknown[] = []
    const mailer = {
      send: async () => {
        await app.deps.prisma.user.delete({ where: { id: user.id } })
      },
      forget: async (account: unknown) => {
        forgotten.push(account)
      },
    }
    await sendMail({ ...app.deps, mailer }, { kind: 'reset-password', userId: user.id })
    expect(forgotten).toEqual([{ userId: user.id, address: user.email }])
  })

  it('leaves nothing to do for pending jobs', async () => {
    const user = await app.signUp()
    await idle()
    const before = app.mails.length
    const { id, email } = user.user
    await app.deps.prisma.$transaction(async (tx) => {
      await queue.enqueue(tx, 'send-mail', { kind: 'reset-password', userId: id })
      await queue.enqueue(tx, 'send-mail', { kind: 'password-changed', userId: id })
      await queue.enqueue(tx, 'evaluate-interview', { interviewId: 'gone' })
      await tx.user.delete({ where: { id } })
    })
    await idle()
    expect(app.mails.slice(before)).toEqual([])
    expect(await dump()).not.toContain(email)
  })

  it('is for its owner alone', async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()]
    expect((await other.delete(`/api/user/${owner.user.id}`)).status).toBe(403)
    expect((await app.visitor().delete(`/api/user/${owner.user.id}`)).status).toBe(401)
    expect((await owner.get(`/api/user/${owner.user.id}`)).status).toBe(200)
  })
})

describe('the queue', () => {
  it('sends each mail once, and never stores a token in the database', async () => {
    await idle()
    const before = app.mails.length
    const { user } = await app.signUp()
    const seen = [await dump()]
    await app.visitor().post('/api/auth/forgot-password', { email: user.email })
    seen.push(await dump())
    await idle()
    seen.push(await dump())
    const mails = app.mails.slice(before)
    expect(mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['reset-password', user.email],
      ['verify-email', user.email],
    ])
    for (const { link } of mails) {
      const token = link?.split('/').at(-1) ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      for (const rows of seen) expect(rows).not.toContain(token)
    }
  })

  it('sends one delayed mail for all requests over the limit', async () => {
    const { user } = await app.signUp()
    await idle()
    const before = app.mails.length
    for (let i = 0; i < 9; i++) await app.visitor().post('/api/auth/forgot-password', { email: user.email })
    const { rows } = await app.database.executeSql(
      `SELECT start_after - created_on > interval '14 minutes' AS later FROM pgboss.job
       WHERE data->>'userId' = $1 AND data->>'kind' = 'reset-password' ORDER BY start_after, created_on`,
      [user.id],
    )
    // Two if a quarter of an hour ended in between. Signing up took one of the five at once.
    expect(rows.filter((row) => (row as { later: boolean }).later).length).toBeGreaterThanOrEqual(1)
    expect(rows.length).toBeLessThanOrEqual(7)
    await vi.waitFor(() => expect(app.mails.slice(before)).toHaveLength(4), { timeout: 15_000 })
    await app.database.executeSql(`DELETE FROM pgboss.job WHERE state = 'created'`)
  })

  it('retries when the mail server is unreachable, with a valid link', async () => {
    const { user } = await app.signUp()
    await idle()
    const { send } = app.deps.mailer
    let failures = 0
    app.deps.mailer.send = async (mail) => {
      if (failures++ === 0) throw new Error('away')
      return send(mail)
    }
    await app.visitor().post('/api/auth/forgot-password', { email: user.email })
    await idle()
    app.deps.mailer.send = send
    expect(failures).toBe(2)
    const token = app.mails.at(-1)?.link?.split('/').at(-1)
    const { status } = await app.visitor().post('/api/auth/reset-password', { token, password: 'yet-another-room' })
    expect(status).toBe(200)
  })

  it('holds no mail of a sign-up that failed', async () => {
    const { user } = await app.signUp()
    await idle()
    const before = app.mails.length
    const { status } = await app
      .visitor()
      .post('/api/auth/register', { email: user.email, password: 'a-quiet-room', name: 'Twin' })
    expect(status).toBe(409)
    await idle()
    expect(app.mails).toHaveLength(before)
  })
})
