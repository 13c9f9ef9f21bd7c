/** A short interview on one requirement of a CV review. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
let person: TestUser
let id: string

beforeAll(async () => {
  app = await createTestApp()
  person = await app.signUp()
  const texts = { userId: person.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  id = (await person.trpc.cvReview.create.mutate(texts)).id
  await app.runJobs()
})
afterAll(() => app.close())

const rows = async () => (await person.trpc.cvReview.get.query({ id })).analysis?.rows ?? []
const numberOf = async (name: string) => (await rows()).findIndex(({ text }) => text === name)

describe('practising a requirement', () => {
  it('asks up to three questions on it, of different categories, and costs no unit', async () => {
    const requirement = await numberOf('Python')
    const { status, body } = await person.post(`/api/cv-reviews/${id}/practice`, { requirement })
    expect(status).toBe(201)
    const { interviewId } = body as { interviewId: string }
    const interview = await person.trpc.interview.get.query({ id: interviewId })
    expect(interview).toMatchObject({ focus: 'Python', role: 'data-analyst', status: 'saved' })
    expect(interview.questions.length).toBeGreaterThan(0)
    expect(interview.questions.length).toBeLessThanOrEqual(3)
    for (const { text } of interview.questions) expect(text).toContain('Python')
    const categories = interview.questions.map(({ category }) => category)
    expect(new Set(categories).size).toBe(categories.length)
    expect((await person.trpc.user.usage.query({ id: person.user.id })).interviewCount).toBe(0)
  })

  it('creates a single interview, which is resumed after it was discarded', async () => {
    const requirement = await numberOf('Python')
    const first = await person.trpc.cvReview.practise.mutate({ id, requirement })
    await person.trpc.interview.discard.mutate({ id: first.interviewId })
    const again = await Promise.all([1, 2].map(() => person.trpc.cvReview.practise.mutate({ id, requirement })))
    expect(again).toEqual([first, first])
    expect((await person.trpc.interview.get.query({ id: first.interviewId })).status).toBe('saved')
  })

  it('is scored like any interview, and says so when it has been completed', async () => {
    const requirement = await numberOf('Python')
    const { interviewId } = await person.trpc.cvReview.practise.mutate({ id, requirement })
    const { questions } = await person.trpc.interview.get.query({ id: interviewId })
    const text = 'I have used Python for two years. I wrote scripts that cleaned 40,000 survey rows and saved two days.'
    const answers = [{ questionId: questions[0]?.id ?? '', text, timeSpent: 40 }]
    await person.trpc.interview.complete.mutate({ id: interviewId, answers })
    await app.runJobs()
    const done = await person.trpc.interview.get.query({ id: interviewId })
    expect(done.feedback?.questionScores).toHaveLength(1)
    expect(await person.trpc.cvReview.practise.mutate({ id, requirement })).toEqual({ interviewId, isCompleted: true })
    const { score } = await app.deps.prisma.interview.findFirstOrThrow({ where: { id: interviewId } })
    expect(score).toBeGreaterThan(0)
    expect((await person.get(`/api/cv-reviews/${id}/practice`)).body).toEqual([
      { requirement: 'Python', interviewId, isCompleted: true, score },
    ])
  })

  it('is listed with its review until it is discarded', async () => {
    const other = await app.signUp()
    const texts = { userId: other.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    const { id: review } = await other.trpc.cvReview.create.mutate(texts)
    await app.runJobs()
    const listed = () => other.trpc.cvReview.practices.query({ id: review })
    expect(await listed()).toEqual([])
    const requirement = await numberOf('Python')
    const { interviewId } = await other.trpc.cvReview.practise.mutate({ id: review, requirement })
    expect(await listed()).toEqual([{ requirement: 'Python', interviewId, isCompleted: false, score: null }])
    await other.trpc.interview.discard.mutate({ id: interviewId })
    expect(await listed()).toEqual([])
  })

  it('says of each requirement whether it can be practised', async () => {
    const other = await app.signUp()
    const texts = {
      userId: other.user.id,
      cvContent: CV_TEXT,
      jobDescription: `${JOB_TEXT}\n• Fluent English\n• Valid driving licence\n• Right to work in the UK`,
    }
    const { id: review } = await other.trpc.cvReview.create.mutate(texts)
    await app.runJobs()
    const found = (await other.trpc.cvReview.get.query({ id: review })).analysis?.rows ?? []
    expect(new Set(found.map(({ canPractise }) => canPractise))).toEqual(new Set([true, false]))
    for (const [requirement, { text, canPractise }] of found.entries()) {
      const { status } = await other.post(`/api/cv-reviews/${review}/practice`, { requirement })
      expect({ text, status }).toEqual({ text, status: canPractise ? 201 : 400 })
    }
  })

  it('is offered for every requirement of a review that does not say so', async () => {
    const { report } = await app.deps.prisma.cvReview.findFirstOrThrow({ where: { userId: person.user.id, id } })
    const earlier = JSON.parse(JSON.stringify(report), (key, value) => (key === 'canPractise' ? undefined : value))
    await app.deps.prisma.cvReview.update({
      where: { userId_id: { userId: person.user.id, id } },
      data: { report: earlier },
    })
    expect((await rows()).map(({ canPractise }) => canPractise)).not.toContain(false)
  })

  it('is on the requirement of the stored table, whose order may be another', async () => {
    const { report } = await app.deps.prisma.cvReview.findFirstOrThrow({ where: { userId: person.user.id, id } })
    const { analysis, ...rest } = JSON.parse(JSON.stringify(report))
    const turned = { ...rest, analysis: { ...analysis, rows: [...analysis.rows].reverse() } }
    await app.deps.prisma.cvReview.update({
      where: { userId_id: { userId: person.user.id, id } },
      data: { report: turned },
    })
    const requirement = await numberOf('SQL')
    expect((await rows()).at(-1 - requirement)?.text).not.toBe('SQL')
    const { interviewId } = await person.trpc.cvReview.practise.mutate({ id, requirement })
    const { focus, questions } = await person.trpc.interview.get.query({ id: interviewId })
    expect(focus).toBe('SQL')
    for (const { text } of questions) expect(text).toContain('SQL')
  })

  it('refuses an unknown requirement, an unfinished review, and another account', async () => {
    const refused = (requirement: number, by = person, review = id) =>
      by.trpc.cvReview.practise.mutate({ id: review, requirement }).then(
        () => null,
        (error) => error.data.reason,
      )
    expect(await refused(999)).toBe('requirement-not-found')
    expect(await refused(-1)).toBe('invalid-input')
    expect(await refused(0, await app.signUp())).toBe('cv-review-not-found')
    const stranger = await app.signUp()
    const texts = { userId: stranger.user.id, cvContent: CV_TEXT, jobDescription: JOB_TEXT }
    const open = await stranger.trpc.cvReview.create.mutate(texts)
    expect(await refused(0, stranger, open.id)).toBe('no-requirements')
  })
})
