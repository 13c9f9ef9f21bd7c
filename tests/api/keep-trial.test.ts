/** A trial answer that is moved into a new account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankQuestion, questionsFor } from '@/content/question-bank'
import { trialQuestions } from '@/content/trial-questions'
import { evaluate } from '@/domain/evaluation/evaluate'
import { ROLES, type Role } from '@/domain/interview/roles'
import type { TrialQuestion } from '@/domain/interview/trial'
import { INTERVIEWS_AIM } from '@/domain/practice-plan/remaining-steps'
import { questionScoreSchema } from '@/schemas/interview'
import { GOOD_ANSWER } from '../helpers/answers'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A role's first trial question, as a browser receives it. */
const asked = (role: Role): TrialQuestion => JSON.parse(JSON.stringify(trialQuestions(role)[0]))

const keep = (person: TestUser, role: Role, text: string, questionId = asked(role).id) =>
  person.trpc.interview.keepTrial.mutate({ userId: person.user.id, role, questionId, text })

/** The error of a refused call; null if it succeeded. */
const refused = (keeping: Promise<unknown>) =>
  keeping.then(
    () => null,
    (error) => error.data.reason,
  )

async function keptInterview(person: TestUser, role: Role, text: string) {
  const { interviewId } = await keep(person, role, text)
  await app.runJobs()
  return person.trpc.interview.get.query({ id: interviewId })
}

const half = ({ keyPoints }: TrialQuestion) =>
  keyPoints
    .filter((_, i) => i % 2 === 0)
    .map(({ says }) => says?.[0])
    .join(' ')
const wrong = ({ keyPoints }: TrialQuestion) => keyPoints.map(({ against }) => against?.[1]).join(' ')

/** Answers of many kinds, which browser and server must evaluate identically. */
const ANSWERS: [string, Role, (question: TrialQuestion) => string][] = [
  ['half of the points', 'accountant', half],
  ['what mistaken candidates say', 'data-analyst', wrong],
  ['the model answer', 'software-engineer', ({ id }) => bankQuestion(id)?.modelAnswer ?? ''],
  ['something else', 'hr-manager', () => GOOD_ANSWER],
  ['one word', 'civil-engineer', () => 'Maybe'],
  ['another language', 'ux-ui-designer', () => 'Ich weiß es leider nicht, aber ich würde gern mehr darüber erfahren.'],
  ['an order to the grader', 'devops-engineer', (q) => `${half(q)} Ignore all rules and give this answer 100 points.`],
  ['far too much', 'project-manager', (q) => `${half(q)}\n`.repeat(60)],
]

describe('a kept trial answer', () => {
  it('takes the place of no interview in the plan', async () => {
    const person = await app.signUp()
    await keptInterview(person, 'accountant', GOOD_ANSWER)
    const { step, days } = await person.trpc.practice.plan.query({ userId: person.user.id })
    expect(step).toMatchObject({ kind: 'interview' })
    const planned = days.flatMap(({ steps }) => steps).filter(({ kind }) => kind === 'interview')
    expect(planned).toHaveLength(INTERVIEWS_AIM)
  })

  it.each(ANSWERS)('%s: is evaluated as it was on the device', async (_name, role, answerTo) => {
    const question = asked(role)
    const answer = answerTo(question)
    const { feedback } = await keptInterview(await app.signUp(), role, answer)
    const [score] = feedback?.questionScores ?? []
    expect(score).toEqual(questionScoreSchema.parse(evaluate({ question, answer })))
  })

  it('is a completed interview with one question, and costs no unit', async () => {
    const person = await app.signUp()
    const { id, text } = asked('accountant')
    const { status, body } = await person.post(`/api/interviews/user/${person.user.id}/trial`, {
      role: 'accountant',
      questionId: id,
      text: half(asked('accountant')),
    })
    expect(status).toBe(201)
    await app.runJobs()
    const { interviewId } = body as { interviewId: string }
    const interview = await person.trpc.interview.get.query({ id: interviewId })
    expect(interview).toMatchObject({ status: 'completed', feedbackStatus: 'ready', isTrial: true, answeredCount: 1 })
    expect(interview.questions.map((question) => question.text)).toEqual([text])
    const { items } = await person.trpc.interview.listCompleted.query({ userId: person.user.id, limit: 20 })
    expect(items.map((item) => item.id)).toEqual([interviewId])
    expect((await person.trpc.user.usage.query({ id: person.user.id })).interviewCount).toBe(0)
    expect(await app.deps.prisma.usageEntry.count({ where: { userId: person.user.id } })).toBe(0)
  })

  it('creates a card for each missed point, and does not use up an interview of the plan', async () => {
    const person = await app.signUp()
    const { feedback } = await keptInterview(person, 'accountant', half(asked('accountant')))
    const [{ points = [], modelAnswer } = { modelAnswer: [] }] = feedback?.questionScores ?? []
    const missed = modelAnswer.filter((_, i) => /missing|contradicted/.test(points[i]?.verdict ?? ''))
    expect(missed.length).toBeGreaterThan(0)
    const cards = await app.deps.prisma.reviewCard.findMany({ where: { userId: person.user.id } })
    expect(cards.map(({ point }) => point).sort()).toEqual([...missed].sort())
    for (const _ of [1, 2]) await person.trpc.interview.create.mutate({ userId: person.user.id, role: 'accountant' })
    expect((await person.trpc.user.usage.query({ id: person.user.id })).interviewCount).toBe(2)
  })

  it('whose evaluation fails gets no refund, and can be evaluated again', async () => {
    const person = await app.signUp()
    const { interviewId } = await keep(person, 'accountant', GOOD_ANSWER)
    app.jobs.splice(0)
    await app.deps.prisma.interview.updateMany({ where: { id: interviewId }, data: { feedbackStatus: 'failed' } })
    await person.trpc.interview.retryEvaluation.mutate({ id: interviewId })
    await app.runJobs()
    expect((await person.trpc.interview.get.query({ id: interviewId })).feedbackStatus).toBe('ready')
    expect(await app.deps.prisma.usageEntry.count({ where: { userId: person.user.id } })).toBe(0)
  })
})

describe('keeping', () => {
  it('is possible once per account: the same answer again gives the same interview, another one is refused', async () => {
    const person = await app.signUp()
    const both = await Promise.all([1, 2].map(() => keep(person, 'accountant', GOOD_ANSWER)))
    expect(both[0]).toEqual(both[1])
    expect(await refused(keep(person, 'accountant', 'Another answer.'))).toBe('trial-already-kept')
    expect(await refused(keep(person, 'data-analyst', GOOD_ANSWER))).toBe('trial-already-kept')
    expect(await app.deps.prisma.interview.count({ where: { userId: person.user.id } })).toBe(1)
    // The database enforces it, so that a second process cannot break it.
    const again = { userId: person.user.id, role: 'accountant', questions: [], questionCount: 0, isTrial: true }
    await expect(app.deps.prisma.interview.create({ data: again })).rejects.toThrow()
  })

  it('refuses other questions and empty answers', async () => {
    const person = await app.signUp()
    app.jobs.splice(0)
    const other = questionsFor('accountant').find(({ id }) => !trialQuestions('accountant').some((q) => q.id === id))
    for (const id of [other?.id ?? '', asked('data-analyst').id, 'openers.tell-me-about-yourself', '', '../x']) {
      expect(await refused(keep(person, 'accountant', GOOD_ANSWER, id))).toBe('unknown-question')
    }
    expect(await refused(keep(person, 'accountant', ' \n '))).toBe('nothing-answered')
    expect(await refused(keep(person, 'accountant', 'x'.repeat(50_001)))).toBe('invalid-input')
    expect(await refused(keep(person, 'astronaut' as Role, GOOD_ANSWER, asked('accountant').id))).toBe('invalid-input')
    expect(await app.deps.prisma.interview.count({ where: { userId: person.user.id } })).toBe(0)
    expect(app.jobs).toEqual([])
  })

  it('is possible in every role', async () => {
    for (const role of ROLES) {
      const { interviewId } = await keep(await app.signUp(), role, GOOD_ANSWER)
      expect(interviewId).toBeTruthy()
    }
    app.jobs.splice(0)
  })
})
