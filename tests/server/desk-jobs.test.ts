/** The cause of failed jobs, and their retry, on the real queue. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { listAudit } from '@/server/services/desk/audit'
import { listDeadJobs, retryJob, retryJobs } from '@/server/services/desk/dead-jobs'
import { GOOD_ANSWER } from '../helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { rulesHere } from '../helpers/rules-here'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
let queue: RunningQueue
beforeAll(async () => {
  app = await createTestApp()
  queue = await startQueue(app.database, createLog('silent'))
  app.deps.queue = queue
})
afterAll(async () => {
  await queue.stop(5_000)
  await app.close()
})

it('a failed job is shown with its cause, and runs once when it is retried', async () => {
  app.deps.evaluator = {
    name: 'local',
    findFacts: () => {
      throw new Error('the reader broke')
    },
  }
  const person = await app.signUp()
  const input = { userId: person.user.id, role: 'accountant' }
  const { id, questions } = (await person.post('/api/interviews', input)).body as InterviewDto
  const answers = [{ questionId: questions[0]?.id, text: GOOD_ANSWER, timeSpent: 60 }]
  await person.patch(`/api/interviews/${id}`, { status: 'completed', answers })
  // No retries are left.
  await app.database.executeSql(`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'evaluate-interview'`)
  await queue.work(app.deps)
  const read = async () => (await person.get(`/api/interviews/${id}`)).body as InterviewDto
  await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('failed'), { timeout: 20_000, interval: 100 })

  const [job] = await listDeadJobs(app.deps, 10)
  expect(job).toMatchObject({
    name: 'evaluate-interview',
    payload: { interviewId: id },
    message: 'the reader broke',
    where: expect.stringContaining('desk-jobs.test.ts'),
    tries: 1,
    isRetried: false,
  })
  if (!job) return
  app.deps.evaluator = { name: 'local', findFacts: rulesHere.findFacts }
  const order = { operator: 'ada', id: job.id, reason: 'the reader is mended' }
  const settled = await Promise.allSettled([retryJob(app.deps, order), retryJob(app.deps, order)])
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await vi.waitFor(async () => expect((await read()).feedbackStatus).toBe('ready'), { timeout: 20_000, interval: 100 })
  expect(await listDeadJobs(app.deps, 10)).toMatchObject([{ id: job.id, isRetried: true }])
  expect(await listAudit(app.deps, { about: job.id, limit: 10 })).toMatchObject([
    { operator: 'ada', act: 'retry-job', userId: person.user.id, outcome: 'evaluate-interview is in the queue again' },
  ])
  await expect(retryJob(app.deps, order)).rejects.toMatchObject({ code: 'CONFLICT' })

  // As at the first time, it takes its turn among the jobs of its person.
  const { id: cvReviewId } = await app.deps.prisma.cvReview.create({
    data: { userId: person.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT, status: 'failed' },
  })
  await app.database.executeSql(
    `INSERT INTO pgboss.archive (id, name, data, state, retry_count, output, completed_on, priority, retry_limit, retry_delay, retry_backoff, start_after, created_on, expire_in, keep_until)
     SELECT gen_random_uuid(), 'review-cv', '{"cvReviewId":"${cvReviewId}"}', 'failed', 3, '{}', now(), 0, 3, 1, true, now(), now(), interval '60 s', now()`,
  )
  const review = (await listDeadJobs(app.deps, 10)).find(({ name }) => name === 'review-cv')
  await retryJob(app.deps, { operator: 'ada', id: review?.id ?? '' })
  const { rows } = await app.database.executeSql(`SELECT singleton_key FROM pgboss.job WHERE name = 'review-cv'`)
  expect(rows).toEqual([{ singleton_key: person.user.id }])
  await app.database.executeSql(`DELETE FROM pgboss.archive WHERE name = 'review-cv'`)

  // The archive is searched as well, and a job whose record is deleted is not retried.
  await app.database.executeSql(
    `INSERT INTO pgboss.archive (id, name, data, state, retry_count, output, completed_on, priority, retry_limit, retry_delay, retry_backoff, start_after, created_on, expire_in, keep_until)
     SELECT gen_random_uuid(), 'review-cv', '{"cvReviewId":"gone"}', 'failed', 3, '{"value":{"message":"too late"}}', now(), 0, 3, 1, true, now(), now(), interval '60 s', now()`,
  )
  const [archived] = await listDeadJobs(app.deps, 10)
  expect(archived).toMatchObject({ name: 'review-cv', message: 'too late', tries: 4 })
  await expect(retryJob(app.deps, { operator: 'ada', id: archived?.id ?? '' })).rejects.toThrow(
    'What this job was for is no longer there.',
  )
}, 60_000)

it('all failed jobs of a kind are tried again but those with nothing left to do', async () => {
  const { user } = await app.signUp()
  const die = (payload: object, diedAgo: string) =>
    app.database.executeSql(
      `INSERT INTO pgboss.job (name, data, state, output, completed_on)
       VALUES ('send-mail', $1, 'failed', '{"message":"550"}', now() - $2::interval)`,
      [JSON.stringify(payload), diedAgo],
    )
  await die({ kind: 'password-changed', userId: user.id }, '3 hours')
  await die({ kind: 'reset-password', userId: user.id }, '2 hours')
  await die({ kind: 'reset-password', userId: user.id }, '30 minutes')
  await die({ kind: 'password-changed', userId: 'gone' }, '1 minute')
  app.mails.length = 0
  app.deps.now = () => new Date()
  const retryAll = () => retryJobs(app.deps, { operator: 'ada', name: 'send-mail' })
  const left = '2 of 4 send-mail are in the queue again; the others have nothing left to do'
  expect(await retryAll()).toEqual({ outcome: left })
  // The mails of signing up may still be on their way.
  const retried = () => app.mails.map(({ kind }) => kind).filter((kind) => kind !== 'verify-email')
  await vi.waitFor(() => expect(retried()).toHaveLength(2), { timeout: 20_000, interval: 100 })
  expect(retried().sort()).toEqual(['password-changed', 'reset-password'])
  expect((await retryAll()).outcome).toMatch(/^0 of 2 /)
  await expect(retryJobs(app.deps, { operator: 'ada', name: 'mails' })).rejects.toThrow(
    /^The kinds of jobs are .*send-mail/,
  )
})
