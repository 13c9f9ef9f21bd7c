import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function start(person: TestUser, role = 'accountant'): Promise<InterviewDto> {
  const { status, body } = await person.post('/api/interviews', { userId: person.user.id, role })
  expect(status).toBe(201)
  return body as InterviewDto
}

const read = async (person: TestUser, id: string) => (await person.get(`/api/interviews/${id}`)).body as InterviewDto
const questionId = (interview: InterviewDto, index = 0) => interview.questions[index]?.id ?? ''
const answer = (interview: InterviewDto, index = 0, text = GOOD_ANSWER) => ({
  questionId: questionId(interview, index),
  text,
  timeSpent: 60,
})

describe('starting an interview', () => {
  it('asks a free user five different questions: an opening question, then those of the role', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    expect(interview.status).toBe('in_progress')
    expect(interview.questions).toHaveLength(5)
    expect(new Set(interview.questions.map((q) => q.id)).size).toBe(5)
    for (const [i, question] of interview.questions.entries()) {
      expect(question.id).toMatch(i === 0 ? /^openers\./ : /^(accountant|shared)\./)
      expect(Object.keys(question).sort()).toEqual(['category', 'id', 'source', 'text', 'timeEstimate'])
    }
  })

  it('repeats no question of an earlier interview for the role', async () => {
    const person = await app.signUp()
    const [first, second] = [await start(person), await start(person)]
    const seen = new Set(first.questions.map((q) => q.id))
    expect(second.questions.filter((q) => seen.has(q.id))).toEqual([])
  })

  it('keeps the job description and the CV, and offers the CV again', async () => {
    const person = await app.signUp()
    const { body } = await person.post('/api/interviews', {
      userId: person.user.id,
      role: 'accountant',
      jobDescription: 'Close the books.',
      cvContent: 'Closed the books.',
    })
    expect(body).toMatchObject({ jobDescription: 'Close the books.', cvContent: 'Closed the books.' })
    expect((await person.get(`/api/users/${person.user.id}/last-cv`)).body).toEqual({ cvContent: 'Closed the books.' })
  })

  it('returns the interview that was started with the same key, and counts it once', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()]
    const startKey = 'f3-1a-0-77-9c-12-8-e5'
    const input = { userId: person.user.id, role: 'accountant', startKey }
    const both = await Promise.all([person.post('/api/interviews', input), person.post('/api/interviews', input)])
    const again = await person.post('/api/interviews', input)
    const [first, ...repeats] = [...both, again].map(({ status, body }) => ({ status, id: (body as InterviewDto).id }))
    expect(repeats).toEqual([first, first])
    expect(first?.status).toBe(201)
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })

    const { status, body } = await other.post('/api/interviews', { ...input, userId: other.user.id })
    expect(status).toBe(201)
    expect((body as InterviewDto).id).not.toBe(first?.id)
    expect((await person.post('/api/interviews', { ...input, startKey: 'short' })).status).toBe(400)
  })

  it('refuses a key that was sent with another role or length', async () => {
    const person = await app.signUp()
    const input = { userId: person.user.id, role: 'accountant', questionCount: 5, startKey: 'f3-1a-0-77-9c-12-8-e6' }
    const first = await person.post('/api/interviews', input)
    for (const other of [{ role: 'data-analyst' }, { questionCount: 10 }]) {
      const { status, body } = await person.post('/api/interviews', { ...input, ...other })
      expect({ status, body }).toMatchObject({ status: 409, body: { reason: 'start-key-used' } })
    }
    const { questionCount: _, ...short } = input
    expect(await person.post('/api/interviews', short)).toMatchObject({
      status: 201,
      body: { id: (first.body as InterviewDto).id },
    })
  })

  it('ignores questions, answers and a status sent along', async () => {
    const person = await app.signUp()
    const { body } = await person.post('/api/interviews', {
      userId: person.user.id,
      role: 'accountant',
      status: 'completed',
      questions: [{ id: 'mine', text: 'Easy?' }],
      answers: [{ questionId: 'mine', text: 'Yes', timeSpent: 1 }],
    })
    expect(body).toMatchObject({ status: 'in_progress', answers: [] })
    expect((body as InterviewDto).questions.map((q) => q.id)).not.toContain('mine')
  })

  it('counts against the month at once, whatever its outcome', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    const questionId = interview.questions[0]?.id
    await person.post(`/api/interviews/${interview.id}/answers`, { questionId, text: 'I did.', timeSpent: 3 })
    await person.patch(`/api/interviews/${interview.id}`, { status: 'abandoned' })
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({
      interviewCount: 1,
      cvReviewCount: 0,
      month: '2026-03',
      interviewLimit: 2,
      cvReviewLimit: 1,
    })
  })

  it('allows exactly two of fifty simultaneous starts of a free user', async () => {
    const person = await app.signUp()
    const input = { userId: person.user.id, role: 'accountant' }
    const results = await Promise.all(Array.from({ length: 50 }, () => person.post('/api/interviews', input)))
    expect(results.filter((r) => r.status === 201)).toHaveLength(2)
    // A busy machine may ask for a further try.
    const isLater = ({ status, headers }: (typeof results)[number]) => status === 503 && headers.has('retry-after')
    expect(results.filter((r) => r.status === 402 || isLater(r))).toHaveLength(48)
    expect(results.find((r) => r.status === 402)?.body).toEqual({
      code: 'PAYMENT_REQUIRED',
      reason: 'interview-limit-reached',
      message: "You've used all your free interviews this month. Upgrade to continue.",
    })
    expect(await app.deps.prisma.interview.count({ where: { userId: person.user.id } })).toBe(2)
  })

  it('resets the count with the next month in UTC', async () => {
    const person = await app.signUp()
    app.clock.now = new Date('2026-03-31T23:59:59Z')
    await start(person)
    await start(person)
    expect((await person.post('/api/interviews', { userId: person.user.id, role: 'accountant' })).status).toBe(402)
    app.clock.now = new Date('2026-04-01T00:00:00Z')
    await start(person)
  })

  it('has no limit and thirty questions on a current monthly plan, and the limits of free once it has expired', async () => {
    const person = await app.signUp()
    const planExpiresAt = new Date(app.clock.now.getTime() + 1000)
    await app.deps.prisma.user.update({ where: { id: person.user.id }, data: { plan: 'monthly', planExpiresAt } })
    for (let i = 0; i < 3; i++) expect((await start(person)).questions.length).toBe(30)
    app.clock.now = planExpiresAt
    expect((await person.post('/api/interviews', { userId: person.user.id, role: 'accountant' })).status).toBe(402)
  })

  it('locks the role of a pay-per-use user once more than three questions are answered', async () => {
    const person = await app.signUp()
    const planExpiresAt = new Date(app.clock.now.getTime() + 20 * 3_600_000)
    await app.deps.prisma.user.update({ where: { id: person.user.id }, data: { plan: 'pay_per_use', planExpiresAt } })
    const interview = await start(person, 'accountant')
    for (let i = 0; i < 3; i++) {
      await person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer(interview, i) })
    }
    const role = (selectedRole: string) => person.patch(`/api/user/${person.user.id}/role`, { selectedRole })
    expect((await role('data-analyst')).status).toBe(200)
    expect((await role('accountant')).status).toBe(200)
    await person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer(interview, 3) })
    expect((await role('data-analyst')).status).toBe(409)
    expect((await person.post('/api/interviews', { userId: person.user.id, role: 'data-analyst' })).status).toBe(409)
    expect((await person.get(`/api/user/${person.user.id}`)).body).toMatchObject({
      roleLocked: true,
      selectedRole: 'accountant',
    })
    expect((await role('accountant')).status).toBe(200)
  })
})

describe('answering', () => {
  it('stores an answer without changing the status, and replaces it by the next', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    for (const text of ['A first thought.', 'A better thought.', '']) {
      await person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer(interview, 0, text) })
      const stored = await read(person, interview.id)
      expect(stored).toMatchObject({ status: 'in_progress', answeredCount: text === '' ? 0 : 1 })
      expect(stored.answers).toEqual([{ questionId: questionId(interview), text, timeSpent: 60 }])
    }
  })

  it('keeps simultaneous answers to two questions', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    await Promise.all(
      interview.questions.map((_, i) =>
        person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer(interview, i, `Answer ${i}`) }),
      ),
    )
    const { answers, answeredCount } = await read(person, interview.id)
    expect(answers.map((a) => a.text)).toEqual(interview.questions.map((_, i) => `Answer ${i}`))
    expect(answeredCount).toBe(5)
  })

  it('accepts two answers to one question in one save, and keeps the last', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    const { status, body } = await person.post(`/api/interviews/${interview.id}/save`, {
      currentQuestionIndex: 0,
      answers: [answer(interview, 0, 'First.'), answer(interview, 1), answer(interview, 0, 'Second.')],
    })
    expect(status).toBe(200)
    expect((body as InterviewDto).answers.map(({ text }) => text)).toEqual(['Second.', GOOD_ANSWER])
  })

  it('is saved for later with its position, and listed as saved', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    const { status, body } = await person.post(`/api/interviews/${interview.id}/save`, {
      currentQuestionIndex: 1,
      answers: [answer(interview)],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'saved', currentQuestionIndex: 1, answeredCount: 1 })
    const saved = (await person.get(`/api/interviews/user/${person.user.id}/saved`)).body
    expect(saved).toMatchObject([{ id: interview.id, answeredCount: 1, questionCount: 5, status: 'saved' }])
    await person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer(interview, 1) })
    expect((await read(person, interview.id)).status).toBe('saved')
  })

  it('is not possible once discarded', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    expect((await person.patch(`/api/interviews/${interview.id}`, { status: 'abandoned' })).body).toMatchObject({
      status: 'abandoned',
    })
    expect((await person.patch(`/api/interviews/${interview.id}`, { status: 'abandoned' })).status).toBe(409)
    expect(
      (await person.post(`/api/interviews/${interview.id}/save`, { currentQuestionIndex: 0, answers: [] })).status,
    ).toBe(409)
    expect((await person.get(`/api/interviews/user/${person.user.id}/saved`)).body).toEqual([])
  })
})

describe('finishing', () => {
  it('evaluates the answers, with quotes from them', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    // The answer is a story, so it fits a behavioural question.
    const told = interview.questions.findIndex(({ category }) => category === 'behavioral')
    const answers = [answer(interview, 0, 'I would ask.'), answer(interview, told)]
    const { body } = await person.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers })
    expect(body).toMatchObject({
      status: 'completed',
      completedAt: app.clock.now.toISOString(),
      feedbackStatus: 'processing',
      feedback: null,
      score: null,
      feedbackProgress: { done: 0, total: 2 },
    })
    await app.runJobs()
    const { feedback, score, feedbackStatus, feedbackProgress } = await read(person, interview.id)
    expect(feedbackStatus).toBe('ready')
    expect(feedbackProgress).toEqual({ done: 2, total: 2 })
    expect(feedback?.evaluator).toBe('local')
    expect(feedback?.questionScores.map((s) => s.questionId)).toEqual([
      questionId(interview, 0),
      questionId(interview, told),
    ])
    const scores = feedback?.questionScores.map((s) => s.score) ?? []
    expect(score).toBe(Math.round(scores.reduce((a, b) => a + b, 0) / scores.length))
    const story = feedback?.questionScores[1]
    expect(story?.evidence.length).toBeGreaterThan(0)
    for (const { quote } of story?.evidence ?? []) expect(GOOD_ANSWER).toContain(quote)
    expect(story?.modelAnswer.length).toBeGreaterThanOrEqual(4)
    expect(feedback?.recommendations.length).toBeGreaterThan(0)
  })

  it('is idempotent, and refused when the answers differ', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    const finish = (text: string) =>
      person.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers: [answer(interview, 0, text)] })
    expect((await finish(GOOD_ANSWER)).status).toBe(200)
    const jobs = app.jobs.length
    expect((await finish(GOOD_ANSWER)).status).toBe(200)
    expect(app.jobs.length).toBe(jobs)
    const { status, body } = await finish('Something else.')
    expect(status).toBe(409)
    expect(body).toEqual({
      code: 'CONFLICT',
      reason: 'interview-ended',
      message: 'This interview is already completed and cannot be changed.',
    })
    expect((await read(person, interview.id)).answers[0]?.text).toBe(GOOD_ANSWER)
    await app.runJobs()
  })

  it('needs at least one answer with a word in it', async () => {
    const person = await app.signUp()
    const interview = await start(person)
    const { status, body } = await person.patch(`/api/interviews/${interview.id}`, {
      status: 'completed',
      answers: [answer(interview, 0, ' \n ')],
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'Answer at least one question before you finish the interview.' })
    expect(await read(person, interview.id)).toMatchObject({ status: 'in_progress', answers: [] })
  })

  it('refunds the unit when the evaluation fails permanently, shows no score, and can be retried', async () => {
    const broken = await createTestApp({
      evaluator: {
        name: 'local',
        findFacts: () => {
          throw new Error('out of order')
        },
      },
    })
    const person = await broken.signUp()
    const interview = await start(person)
    await person.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers: [answer(interview)] })
    await expect(broken.runJobs()).rejects.toThrow('out of order')
    const { JOB_HANDLERS } = await import('@/server/jobs/handlers')
    for (let i = 0; i < 2; i++) {
      await JOB_HANDLERS['evaluate-interview'].giveUp(broken.deps, { interviewId: interview.id })
    }
    expect(await read(person, interview.id)).toMatchObject({ feedbackStatus: 'failed', score: null, feedback: null })
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 0 })

    Object.assign(broken.deps, { evaluator: app.deps.evaluator })
    await person.trpc.interview.retryEvaluation.mutate({ id: interview.id })
    await broken.runJobs()
    expect(await read(person, interview.id)).toMatchObject({ feedbackStatus: 'ready' })
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })
    await broken.close()
  })

  it('resumes a killed evaluation', async () => {
    const seen: string[] = []
    let failAt = 2
    const counting = await createTestApp({
      evaluator: {
        name: 'local',
        findFacts: (input, owner) => {
          seen.push(input.question.id)
          if (seen.length === failAt) throw new Error('killed')
          return app.deps.evaluator.findFacts(input, owner)
        },
      },
    })
    const person = await counting.signUp()
    const interview = await start(person)
    const answers = [0, 1, 2].map((i) => answer(interview, i))
    await person.patch(`/api/interviews/${interview.id}`, { status: 'completed', answers })
    const job = counting.jobs.find(({ name }) => name === 'evaluate-interview')
    await expect(counting.runJobs()).rejects.toThrow('killed')
    expect((await read(person, interview.id)).feedbackProgress).toEqual({ done: 1, total: 3 })
    failAt = 0
    if (job) counting.jobs.push(job)
    await counting.runJobs()
    expect(await read(person, interview.id)).toMatchObject({ feedbackStatus: 'ready' })
    expect(seen.filter((id) => id === questionId(interview, 0))).toHaveLength(1)
    await counting.close()
  })
})

describe('listing', () => {
  it('shows the newest first, without texts', async () => {
    const person = await app.signUp()
    const older = await start(person)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const newer = await start(person)
    const { body } = await person.get(`/api/interviews/user/${person.user.id}`)
    expect((body as { id: string }[]).map((i) => i.id)).toEqual([newer.id, older.id])
    expect(Object.keys((body as object[])[0] ?? {})).not.toContain('questions')
  })
})
