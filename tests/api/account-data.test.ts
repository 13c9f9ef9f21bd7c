/**
 * Personal data of an account: the export is complete, deletion removes everything, and no token is stored in plain
 * text.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { createMailer } from '@/server/adapters/mail'
import { parseEnv } from '@/server/env'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { sendMail } from '@/server/services/mail/send'
import { GOOD_ANSWER } from '../helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

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

const tables = async () =>
  (
    await app.database.executeSql(
      `SELECT table_schema || '."' || table_name || '"' AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')`,
    )
  ).rows.map((row) => (row as { name: string }).name)

/** Every row of every table, the queue's included, as text. */
async function dump(): Promise<string> {
  const rows: string[] = []
  for (const table of await tables()) {
    const result = await app.database.executeSql(`SELECT t::text AS row FROM ${table} t`)
    rows.push(...result.rows.map((row) => `${table} ${(row as { row: string }).row}`))
  }
  return rows.join('\n')
}

const idle = () =>
  vi.waitFor(
    async () => {
      const { rows } = await app.database.executeSql(
        `SELECT count(*)::int AS n FROM pgboss.job WHERE state IN ('created', 'active', 'retry')
         AND name IN ('send-mail', 'forget-account', 'evaluate-interview', 'review-cv')`,
      )
      expect(rows).toEqual([{ n: 0 }])
    },
    { timeout: 15_000, interval: 100 },
  )

/** An account with the marker in every field that a user can fill in. */
async function livedIn(marker: string): Promise<TestUser> {
  const user = await app.signUp(`Ada ${marker}`)
  const started = await user.post('/api/interviews', {
    userId: user.user.id,
    role: 'accountant',
    jobDescription: `${marker} job description`,
    cvContent: `${marker} CV`,
  })
  const interview = started.body as InterviewDto
  const answers = [
    { questionId: interview.questions[0]?.id, text: `${GOOD_ANSWER} ${marker} one`, timeSpent: 30 },
    { questionId: interview.questions[1]?.id, text: `${GOOD_ANSWER} ${marker} two`, timeSpent: 40 },
  ]
  await user.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await user.post('/api/interviews', { userId: user.user.id, role: 'accountant', cvContent: `${marker} second CV` })
  const texts = { cvContent: `${marker} reviewed CV ${CV_TEXT}`, jobDescription: `${marker} advertisement ${JOB_TEXT}` }
  await user.post('/api/cv-reviews', { userId: user.user.id, ...texts })
  const goal = { advert: `${marker} wanted post`, interviewOn: '2026-03-20', timeZone: 'Africa/Lagos' }
  await user.patch(`/api/practice/user/${user.user.id}/goal`, goal)
  await idle()
  await keepStory(user, `${marker} told again`)
  await beCommentedOn(user, interview, `${marker} mentor`)
  return user
}

async function beCommentedOn(user: TestUser, { id, questions }: InterviewDto, text: string): Promise<void> {
  const { body } = await user.post(`/api/interviews/${id}/mentor-links`)
  const { token } = body as { token: string }
  const sent = { questionId: questions[0]?.id, name: text, text }
  expect((await app.visitor().post(`/api/shared/${token}/comments`, sent)).status).toBe(201)
}

const keepStory = ({ user }: TestUser, text: string) =>
  app.deps.prisma.story.create({
    data: {
      userId: user.id,
      interviewId: 'of-the-past',
      questionId: 'q',
      question: 'What did you do?',
      text,
      score: 60,
    },
  })

describe('the export', () => {
  it('contains everything that the user wrote, as a file, and no credentials', async () => {
    const marker = 'Zebrafish7731'
    const user = await livedIn(marker)
    const { status, body, headers } = await user.get(`/api/user/${user.user.id}/export`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('content-disposition')).toBe('attachment; filename="greenroom-my-data.json"')
    const text = JSON.stringify(body)
    for (const part of [
      'job description',
      'CV',
      'one',
      'two',
      'second CV',
      'reviewed CV',
      'advertisement',
      'wanted post',
      'mentor',
    ]) {
      expect(text).toMatch(new RegExp(`${marker} ${part}`))
    }
    expect(body).toMatchObject({
      exportedAt: '2026-03-10T12:01:00.000Z',
      account: { id: user.user.id, email: user.user.email, name: `Ada ${marker}` },
      emailLinks: [{ kind: 'verify_email' }],
      usage: [
        { kind: 'interview', amount: 1 },
        { kind: 'interview', amount: 1 },
        { kind: 'cv_review', amount: 1 },
      ],
      cvReviews: [{ status: 'completed' }],
      interviews: [{ feedback: null }, { feedback: { questionScores: [{}, {}] } }],
      mentorLinks: [{ expiresAt: '2026-03-24T12:01:00.000Z' }],
      mentorComments: [{ name: `${marker} mentor`, readAt: null }],
      stories: [{ question: 'What did you do?', score: 60 }],
      practiceGoal: { interviewOn: '2026-03-20', timeZone: 'Africa/Lagos' },
      reviewCards: expect.arrayContaining([expect.objectContaining({ lastGrade: 'again', reps: 1, asked: 0 })]),
    })
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|sessionVersion/)
  })

  it('is for its owner alone', async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()]
    expect((await other.get(`/api/user/${owner.user.id}/export`)).status).toBe(403)
    expect((await app.visitor().get(`/api/user/${owner.user.id}/export`)).status).toBe(401)
  })

  it('knows every table that belongs to a user', async () => {
    const { rows } = await app.database.executeSql(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('userId', 'interviewId', 'cvReviewId') ORDER BY 1`,
    )
    // A new table must first be added to `exportAccount`.
    expect(rows.map((row) => (row as { name: string }).name)).toEqual([
      'Answer',
      'AnswerAttempt',
      'AnswerScore',
      'AuditEntry',
      'ContestedReading',
      'ContestedRemark',
      'CvReview',
      'EmailToken',
      'Identity',
      'Interview',
      'MentorComment',
      'MentorLink',
      'Payment',
      'PlanExtension',
      'PracticeGoal',
      'ReviewCard',
      'Story',
      'UsageEntry',
    ])
  })
})

describe('deleting the account', () => {
  it('leaves no row of it in any table, and sends one farewell mail', async () => {
    const marker = 'Quokka9924'
    const user = await livedIn(marker)
    const { id, email } = user.user
    await user.patch(`/api/user/${id}/email`, { newEmail: `moved-${email}` })
    await app.visitor().post('/api/auth/forgot-password', { email: `moved-${email}` })
    await idle()
    for (const trace of [id, email, marker]) expect(await dump()).toContain(trace)
    const copied = Object.assign(app.visitor(), { cookie: user.cookie })

    const { status, body, headers } = await user.delete(`/api/user/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ message: expect.any(String) })
    expect(headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=; .*Max-Age=0/)
    await idle()

    const left = await dump()
    for (const trace of [email, marker]) expect(left).not.toContain(trace)
    const rows = left.split('\n').filter((row) => row.startsWith('public.'))
    expect(rows.filter((row) => row.includes(id))).toEqual([])
    const others = await app.deps.prisma.user.count()
    expect(rows.filter((row) => row.startsWith('public."User"'))).toHaveLength(others)
    expect(app.mails.filter(({ kind, to }) => kind === 'account-deleted' && to === `moved-${email}`)).toHaveLength(1)
    expect((await copied.get(`/api/user/${id}/usage`)).status).toBe(401)
    expect((await copied.delete(`/api/user/${id}`)).status).toBe(401)
    const again = await app.visitor().post('/api/auth/register', { email, password: 'a-quiet-room', name: 'Ada' })
    expect(again.status).toBe(201)
  })

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
    await vi.waitFor(async () => expect(await naming()).toEqual([]), { timeout: 15_000, interval: 100 })
    expect(mails().filter((text) => text.includes(email))).toEqual([])
    expect(mails().filter((text) => text.includes('Your Greenroom account is gone'))).toHaveLength(1)
    // Data of other accounts stays.
    expect(mails().filter((text) => text.includes(other.user.email))).toHaveLength(1)
    expect((await jobs()).some((row) => row.includes(other.user.id))).toBe(true)
    app.deps.mailer = mailer
    rmSync(dataDir, { recursive: true, force: true })
  })

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
    // Two if a quarter of an hour ended in between.
    expect(rows.filter((row) => (row as { later: boolean }).later).length).toBeGreaterThanOrEqual(1)
    expect(rows.length).toBeLessThanOrEqual(7)
    await vi.waitFor(() => expect(app.mails.slice(before)).toHaveLength(5), { timeout: 15_000 })
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
