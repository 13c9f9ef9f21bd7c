/** CV reviews: accepted at once, computed by a job, counted once, and refunded when they fail. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { CvReviewDto } from '@/schemas/cv-review'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
const start = new Date('2026-03-10T12:00:00Z')
const HOUR = 60 * 60 * 1000
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.now = start
  app.jobs.splice(0)
})

const ask = (person: TestUser, body: object = {}) =>
  person.post('/api/cv-reviews', { userId: person.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT, ...body })
const idOf = (response: { body: unknown }) => (response.body as { id: string }).id
const read = async (person: TestUser, id: string) => (await person.get(`/api/cv-reviews/${id}`)).body as CvReviewDto
const used = async (person: TestUser) =>
  ((await person.get(`/api/user/${person.user.id}/usage`)).body as { cvReviewCount: number }).cvReviewCount
const hold = (person: TestUser, plan: 'pay_per_use' | 'monthly', planExpiresAt: Date) =>
  app.deps.prisma.user.update({ where: { id: person.user.id }, data: { plan, planExpiresAt } })
const statuses = async (person: TestUser, times: number) => {
  const codes: number[] = []
  for (let i = 0; i < times; i++) codes.push((await ask(person)).status)
  return codes
}

describe('a CV review', () => {
  it('is accepted at once and has its result when the job has run', async () => {
    const person = await app.signUp()
    const asked = await ask(person)
    expect(asked).toMatchObject({ status: 201, body: { id: expect.any(String), status: 'processing' } })
    const id = idOf(asked)
    expect(await read(person, id)).toMatchObject({
      id,
      userId: person.user.id,
      status: 'processing',
      score: 0,
      feedback: null,
      analysis: null,
      completedAt: null,
      createdAt: start.toISOString(),
    })
    app.clock.now = new Date(start.getTime() + 3_000)
    await app.runJobs()
    const review = await read(person, id)
    expect(review).toMatchObject({
      status: 'completed',
      jobTitle: 'Data Analyst',
      cvContent: CV_TEXT,
      jobDescription: JOB_TEXT,
      completedAt: app.clock.now.toISOString(),
    })
    expect(review.score).toBeGreaterThanOrEqual(70)
    expect(review.feedback?.overallMatch).not.toBe('')
    const keywords = review.feedback?.keywords ?? []
    expect(keywords.find(({ term }) => term === 'SQL')).toMatchObject({ required: true, matched: true })
    expect(keywords.find(({ term }) => term === 'Python')).toMatchObject({ required: true, matched: false, inCv: null })
    for (const { inCv, inJob } of keywords) {
      expect(JOB_TEXT).toContain(inJob)
      if (inCv !== null) expect(CV_TEXT).toContain(inCv)
    }
    const { parts = [], rows = [] } = review.analysis ?? {}
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(review.score)
    expect(rows.find(({ text }) => text === 'Python')).toMatchObject({ verdict: 'no', quote: null, canHelp: true })
    expect(rows.find(({ text }) => text === 'Python')?.gain).toBeGreaterThan(0)
  })

  it('is the same over tRPC, and is listed, the latest first', async () => {
    const person = await app.signUp()
    await hold(person, 'monthly', new Date(start.getTime() + 100 * HOUR))
    const first = idOf(await ask(person))
    app.clock.now = new Date(start.getTime() + 1_000)
    const { id, status } = await person.trpc.cvReview.create.mutate({
      userId: person.user.id,
      cvContent: CV_TEXT,
      jobDescription: JOB_TEXT,
      fileWarnings: ['Some text was hidden.'],
    })
    expect(status).toBe('processing')
    await app.runJobs()
    const review = await person.trpc.cvReview.get.query({ id })
    expect(JSON.parse(JSON.stringify(review))).toEqual(await read(person, id))
    expect(review.fileWarnings).toEqual(['Some text was hidden.'])
    expect(review.score).toBe((await read(person, first)).score)
    const list = (await person.trpc.cvReview.list.query({ userId: person.user.id })).items
    expect(list.map((each) => each.id)).toEqual([id, first])
    expect(list[0]).not.toHaveProperty('cvContent')
  })

  it('is listed among the versions of its CV for the same job', async () => {
    const person = await app.signUp()
    await hold(person, 'monthly', new Date(start.getTime() + 100 * HOUR))
    const texts = [CV_TEXT, `${CV_TEXT}, Python`, CV_TEXT.replace('Built 14', 'Built 15')]
    const ids: string[] = []
    for (const [hours, cvContent] of texts.entries()) {
      app.clock.now = new Date(start.getTime() + hours * HOUR)
      ids.push(idOf(await ask(person, { cvContent })))
    }
    expect((await read(person, ids[0] ?? '')).versions).toEqual([])
    await ask(person, { jobDescription: 'Chef\nKitchen' })
    await app.runJobs()
    const { versions } = await read(person, ids[1] ?? '')
    expect(versions.map(({ id, version, added, removed }) => [id, version, added, removed])).toEqual([
      [ids[0], 1, 0, 0],
      [ids[1], 2, 1, 1],
      [ids[2], 3, 2, 2],
    ])
    expect(versions[1]?.score).toBeGreaterThan(versions[0]?.score ?? 100)
    expect((await read(await app.signUp(), ids[0] ?? '')).versions).toBeUndefined()
  })

  it('is computed once, however often the job runs', async () => {
    const person = await app.signUp()
    const id = idOf(await ask(person))
    const jobs = app.jobs.splice(0).filter(({ name }) => name === 'review-cv')
    expect(jobs).toEqual([{ name: 'review-cv', payload: { cvReviewId: id } }])
    const { run, giveUp } = JOB_HANDLERS['review-cv']
    await Promise.all([run(app.deps, { cvReviewId: id }), run(app.deps, { cvReviewId: id })])
    const review = await read(person, id)
    app.clock.now = new Date(start.getTime() + HOUR)
    await run(app.deps, { cvReviewId: id })
    await giveUp(app.deps, { cvReviewId: id })
    expect(await read(person, id)).toEqual(review)
    expect(await used(person)).toBe(1)
    await run(app.deps, { cvReviewId: 'gone' })
  })

  it('refunds its unit once when it fails permanently', async () => {
    const person = await app.signUp()
    const id = idOf(await ask(person))
    expect((await ask(person)).status).toBe(402)
    const { giveUp, run } = JOB_HANDLERS['review-cv']
    await giveUp(app.deps, { cvReviewId: id })
    await giveUp(app.deps, { cvReviewId: id })
    await run(app.deps, { cvReviewId: id })
    expect(await read(person, id)).toMatchObject({ status: 'failed', feedback: null, cvContent: CV_TEXT })
    expect(await used(person)).toBe(0)
    expect(await statuses(person, 2)).toEqual([201, 402])
  })

  it('ends in a result whatever the texts contain', async () => {
    const person = await app.signUp()
    await hold(person, 'monthly', new Date(start.getTime() + 100 * HOUR))
    const odd = [
      'x '.repeat(3_000),
      `${CV_TEXT}\n${'🎯 Excel 😀 '.repeat(400)}`,
      '{"a":1},'.repeat(40),
      '\n\t•a\n'.repeat(40),
      '\u200bb'.repeat(40),
    ]
    for (const text of odd) {
      expect((await ask(person, { cvContent: text })).status).toBe(201)
      expect((await ask(person, { jobDescription: text })).status).toBe(201)
    }
    await app.runJobs()
    const list = (await person.trpc.cvReview.list.query({ userId: person.user.id })).items
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['completed']))
    for (const { id } of list) expect((await person.get(`/api/cv-reviews/${id}`)).status).toBe(200)
  })

  it('keeps its CV for the next time', async () => {
    const person = await app.signUp()
    const lastCv = async () => (await person.get(`/api/users/${person.user.id}/last-cv`)).body
    expect(await lastCv()).toEqual({ cvContent: null })
    await person.post('/api/interviews', { userId: person.user.id, role: 'accountant', cvContent: 'Of the interview' })
    expect(await lastCv()).toEqual({ cvContent: 'Of the interview' })
    app.clock.now = new Date(start.getTime() + 1_000)
    await ask(person)
    expect(await lastCv()).toEqual({ cvContent: CV_TEXT })
    app.clock.now = new Date(start.getTime() + 2_000)
    await person.post('/api/interviews', { userId: person.user.id, role: 'accountant', cvContent: 'A later one' })
    expect(await lastCv()).toEqual({ cvContent: 'A later one' })
  })

  it('is part of the export', async () => {
    const person = await app.signUp()
    await ask(person)
    await app.runJobs()
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    expect(body).toMatchObject({
      cvReviews: [{ cvContent: CV_TEXT, jobDescription: JOB_TEXT, status: 'completed', feedback: {} }],
      usage: [{ kind: 'cv_review', amount: 1, cvReviewId: expect.any(String), interviewId: null }],
    })
  })
})

describe('the limit', () => {
  const limitText = (n: number) => `You've reached your monthly CV review limit (${n} reviews).`

  it('of a free user is one a month, however many come at once', async () => {
    const person = await app.signUp()
    const sent = await Promise.all(Array.from({ length: 50 }, () => ask(person)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = sent.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      expect(status).toBe(402)
      expect(body).toEqual({ code: 'PAYMENT_REQUIRED', reason: 'cv-review-limit-reached', message: limitText(1) })
    }
    expect(await app.deps.prisma.cvReview.count({ where: { userId: person.user.id } })).toBe(1)
    expect(await used(person)).toBe(1)
    app.clock.now = new Date('2026-04-01T00:00:00Z')
    expect(await used(person)).toBe(0)
    expect(await statuses(person, 2)).toEqual([201, 402])
  })

  it('of a month is 20, and reviews on the free plan count', async () => {
    const person = await app.signUp()
    await ask(person)
    await hold(person, 'monthly', new Date(start.getTime() + 30 * 24 * HOUR))
    expect(await statuses(person, 20)).toEqual([...Array(19).fill(201), 402])
    expect((await ask(person)).body).toMatchObject({ message: limitText(20) })
  })

  it('of a purchase is 2, and earlier reviews do not count', async () => {
    const person = await app.signUp()
    await ask(person)
    app.clock.now = new Date(start.getTime() + HOUR)
    await hold(person, 'pay_per_use', new Date(app.clock.now.getTime() + 24 * HOUR))
    expect(await used(person)).toBe(0)
    expect(await statuses(person, 3)).toEqual([201, 201, 402])
    expect(await used(person)).toBe(2)
    // A refunded unit belongs to the purchase from which it was taken.
    const [latest] = (await person.trpc.cvReview.list.query({ userId: person.user.id })).items
    await JOB_HANDLERS['review-cv'].giveUp(app.deps, { cvReviewId: latest?.id ?? '' })
    expect(await statuses(person, 2)).toEqual([201, 402])
    // Extended: the second day has two reviews of its own.
    await hold(person, 'pay_per_use', new Date(app.clock.now.getTime() + 48 * HOUR))
    expect((await ask(person)).status).toBe(402)
    app.clock.now = new Date(app.clock.now.getTime() + 25 * HOUR)
    expect(await statuses(person, 3)).toEqual([201, 201, 402])
    // Expired: the limits of the free plan, with a used-up month.
    app.clock.now = new Date(app.clock.now.getTime() + 48 * HOUR)
    expect((await ask(person)).body).toMatchObject({ message: limitText(1) })
  })
})

describe('refused, with nothing changed', () => {
  let person: TestUser
  let other: TestUser
  beforeAll(async () => {
    person = await app.signUp()
    other = await app.signUp()
  })
  const nothingCharged = async () => {
    expect(await used(person)).toBe(0)
    expect(app.jobs.filter(({ name }) => name === 'review-cv')).toEqual([])
  }

  it.each([
    ['no CV', { cvContent: undefined }, 'Missing CV'],
    ['an empty CV', { cvContent: ' \n\t ' }, 'Missing CV'],
    ['no job description', { jobDescription: undefined }, 'Missing Job Description'],
    ['an empty job description', { jobDescription: '  ' }, 'Missing Job Description'],
    ['a CV of 39 words', { cvContent: 'word '.repeat(39) }, /^This CV has fewer than 40 words\./],
    ['a CV of signs', { cvContent: '😀 7 – '.repeat(900) }, /^This CV has fewer than 40 words\./],
    [
      'an advert of 19 words',
      { jobDescription: 'word '.repeat(19) },
      /^This job description has fewer than 20 words\./,
    ],
    ['a CV that is no text', { cvContent: 7 }, 'The CV must be text.'],
    ['a CV with NUL', { cvContent: 'a\0b' }, 'The CV contains characters that cannot be stored.'],
    ['too long a CV', { cvContent: 'x'.repeat(TEXT_LIMITS.cv + 1) }, /^The CV is too long/],
    ['too long a job description', { jobDescription: 'x'.repeat(TEXT_LIMITS.jobDescription + 1) }, /is too long/],
    ['notes without end', { fileWarnings: Array(21).fill('x') }, /too many notes/],
  ])('over REST and tRPC: %s', async (_, part, message) => {
    const response = await ask(person, part)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(message) })
    const input = { userId: person.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT, ...part }
    await expect(person.trpc.cvReview.create.mutate(input as never)).rejects.toMatchObject({
      data: { code: 'BAD_REQUEST' },
      message: expect.stringMatching(message),
    })
    await nothingCharged()
  })

  it('for another account, and without a session', async () => {
    expect((await ask(person, { userId: other.user.id })).status).toBe(403)
    const visitor = app.visitor()
    expect((await visitor.post('/api/cv-reviews', { userId: person.user.id })).status).toBe(401)
    expect((await visitor.get('/api/cv-reviews/x')).status).toBe(401)
    await expect(person.trpc.cvReview.list.query({ userId: other.user.id })).rejects.toMatchObject({
      data: { code: 'FORBIDDEN' },
    })
    await nothingCharged()
  })

  it('the review of another user, as one that does not exist', async () => {
    const id = idOf(await ask(other))
    await app.runJobs()
    for (const wanted of [id, 'nothing', '%00', "' OR 1=1 --"]) {
      const response = await person.get(`/api/cv-reviews/${encodeURIComponent(wanted)}`)
      expect([response.status, response.body]).toMatchObject([
        404,
        { code: 'NOT_FOUND', message: 'CV review not found' },
      ])
    }
    await expect(person.trpc.cvReview.get.query({ id })).rejects.toMatchObject({ message: 'CV review not found' })
    expect((await other.get(`/api/cv-reviews/${id}`)).status).toBe(200)
  })
})

describe('the CV as a Word file', () => {
  const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

  it('is a file over REST, the same in base64 over tRPC, and costs nothing', async () => {
    const person = await app.signUp()
    const { name, base64 } = await person.trpc.cvReview.wordFile.mutate({ cvContent: CV_TEXT })
    expect(name).toBe('Ngozi Eze CV.docx')
    const { text } = await app.deps.readFile(Buffer.from(base64, 'base64'), person.user.id)
    expect(text).toContain('• Wrote SQL queries over 30 million rows of orders and cut report time by 40%')

    const { status, headers } = await person.post('/api/files/word', { cvContent: CV_TEXT })
    expect([status, headers.get('content-type')]).toEqual([200, TYPE])
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="CV.docx"; filename*=UTF-8''Ngozi%20Eze%20CV.docx`,
    )
    expect(await used(person)).toBe(0)
  })

  it('needs an account and a text', async () => {
    const person = await app.signUp()
    expect(await person.post('/api/files/word', { cvContent: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Missing CV' },
    })
    expect((await app.visitor().post('/api/files/word', { cvContent: CV_TEXT })).status).toBe(401)
  })
})
