/** The usage ledger as displayed: each start, each review, and each refund with its reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UsageEntryDto } from '@/schemas/user'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { GOOD_ANSWER } from '../helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ledger = async (user: TestUser) =>
  (await user.get(`/api/user/${user.user.id}/usage/entries`)).body as UsageEntryDto[]

const usage = async (user: TestUser) =>
  (await user.get(`/api/user/${user.user.id}/usage`)).body as { interviewCount: number; cvReviewCount: number }

async function complete(user: TestUser): Promise<string> {
  const started = await user.post('/api/interviews', { userId: user.user.id, role: 'accountant' })
  const { id, questions } = started.body as InterviewDto
  const answers = [{ questionId: questions[0]?.id, text: GOOD_ANSWER, timeSpent: 30 }]
  await user.patch(`/api/interviews/${id}`, { status: 'completed', answers })
  return id
}

async function review(user: TestUser): Promise<string> {
  const texts = { cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  return ((await user.post('/api/cv-reviews', { userId: user.user.id, ...texts })).body as { id: string }).id
}

describe('the ledger', () => {
  it('is empty at first', async () => {
    expect(await ledger(await app.signUp())).toEqual([])
  })

  it('lists each start and each review, the latest first, with its subject', async () => {
    const user = await app.signUp()
    const interviewId = await complete(user)
    const cvReviewId = await review(user)
    await app.runJobs()
    expect(await ledger(user)).toEqual([
      {
        id: expect.any(String),
        kind: 'cv_review',
        amount: 1,
        reason: 'started',
        createdAt: expect.any(String),
        interviewId: null,
        cvReviewId,
        role: null,
        jobTitle: expect.stringContaining('Data Analyst'),
      },
      expect.objectContaining({ kind: 'interview', amount: 1, reason: 'started', interviewId, role: 'accountant' }),
    ])
  })

  it('lists each refund once, and always adds up to the usage count', async () => {
    const user = await app.signUp()
    const interviewId = await complete(user)
    const cvReviewId = await review(user)
    app.jobs.length = 0
    for (let i = 0; i < 2; i++) {
      await JOB_HANDLERS['evaluate-interview'].giveUp(app.deps, { interviewId })
      await JOB_HANDLERS['review-cv'].giveUp(app.deps, { cvReviewId })
    }
    const entries = await ledger(user)
    expect(entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['cv_review', -1, 'review_failed'],
      ['interview', -1, 'evaluation_failed'],
      ['cv_review', 1, 'started'],
      ['interview', 1, 'started'],
    ])
    expect(await usage(user)).toMatchObject({ interviewCount: 0, cvReviewCount: 0 })
  })

  it.each(['interview', 'CV review'])(
    'charges an %s again for a success after a failure, however often',
    async (what) => {
      const user = await app.signUp()
      const isInterview = what === 'interview'
      const id = await (isInterview ? complete(user) : review(user))
      app.jobs.length = 0
      const { prisma } = app.deps
      const begin = () =>
        isInterview
          ? prisma.interview.updateMany({ where: { id }, data: { feedbackStatus: 'processing' } })
          : prisma.cvReview.updateMany({ where: { id }, data: { status: 'processing' } })
      const step = (name: 'run' | 'giveUp') =>
        isInterview
          ? JOB_HANDLERS['evaluate-interview'][name](app.deps, { interviewId: id })
          : JOB_HANDLERS['review-cv'][name](app.deps, { cvReviewId: id })
      const count = async () => (await usage(user))[isInterview ? 'interviewCount' : 'cvReviewCount']

      const counts = [await count()]
      for (const name of ['giveUp', 'giveUp', 'run', 'giveUp', 'run', 'run'] as const) {
        await begin()
        await Promise.all([step(name), step(name)])
        counts.push(await count())
      }
      expect(counts).toEqual([1, 0, 0, 1, 0, 1, 1])
      expect((await ledger(user)).map(({ amount }) => amount)).toEqual([1, -1, 1])
    },
  )

  it('charges an evaluation that succeeds after it was given up', async () => {
    const user = await app.signUp()
    const interviewId = await complete(user)
    app.jobs.length = 0
    const { evaluator } = app.deps
    const { run, giveUp } = JOB_HANDLERS['evaluate-interview']
    const counts: number[] = []
    const findFacts: typeof evaluator.findFacts = async (...asked) => {
      await giveUp(app.deps, { interviewId })
      counts.push((await usage(user)).interviewCount)
      return evaluator.findFacts(...asked)
    }
    await run({ ...app.deps, evaluator: { name: 'local', findFacts } }, { interviewId })
    await giveUp(app.deps, { interviewId })
    counts.push((await usage(user)).interviewCount)
    expect(counts).toEqual([0, 1])
    expect((await user.get(`/api/interviews/${interviewId}`)).body).toMatchObject({ feedbackStatus: 'ready' })
  })

  it('leaves the free units to the free plan, whatever was started while a paid one ran', async () => {
    app.clock.now = new Date('2026-03-10T12:00:00Z')
    const user = await app.signUp()
    const { id: userId } = user.user
    const start = async () => (await user.post('/api/interviews', { userId, role: 'accountant' })).status
    expect(await start()).toBe(201)
    const creditedAt = new Date('2026-03-10T13:00:00Z')
    const order = { plan: 'pay_per_use', amount: 250_000, currency: 'NGN', provider: 'sandbox' } as const
    await app.deps.prisma.payment.create({
      data: { ...order, userId, reference: userId, status: 'success', createdAt: creditedAt, creditedAt },
    })
    const planExpiresAt = new Date('2026-03-11T13:00:00Z')
    await app.deps.prisma.user.update({ where: { id: userId }, data: { plan: 'pay_per_use', planExpiresAt } })
    app.clock.now = new Date('2026-03-10T18:00:00Z')
    await Promise.all([complete(user), review(user)])
    expect([await start(), await start()]).toEqual([201, 201])
    expect(await usage(user)).toMatchObject({ interviewCount: 4, cvReviewCount: 1 })

    app.clock.now = planExpiresAt
    expect(await usage(user)).toMatchObject({ interviewCount: 1, cvReviewCount: 0 })
    expect([await start(), await start()]).toEqual([201, 402])
    await review(user)
    expect(await usage(user)).toMatchObject({ interviewCount: 2, cvReviewCount: 1 })
  })

  it('resets with the month in UTC', async () => {
    const user = await app.signUp()
    app.clock.now = new Date('2026-03-31T23:59:59Z')
    await complete(user)
    expect(await ledger(user)).toHaveLength(1)
    app.clock.now = new Date('2026-04-01T00:00:00Z')
    expect(await ledger(user)).toEqual([])
    expect(await usage(user)).toMatchObject({ interviewCount: 0 })
  })
})
