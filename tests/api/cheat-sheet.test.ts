import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { CheatSheetDto } from '@/schemas/cheat-sheet'
import { GOOD_ANSWER } from '../helpers/answers'
import { finish, OWN_TEXTS, payingUser, ROLE, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const sheet = async (person: TestUser) =>
  (await person.get(`/api/cheat-sheet/user/${person.user.id}`)).body as CheatSheetDto

it('has only the common content before any answer', async () => {
  const { ask, checklist, ...own } = await sheet(await app.signUp())
  expect(ask.length).toBeGreaterThan(2)
  expect(checklist.length).toBeGreaterThan(2)
  expect(own).toEqual({ role: null, interviewOn: null, opener: [], stories: [], figures: [], missed: [] })
})

it('quotes the answers: opener, stories in three lines, figures, and points that are still missing', async () => {
  const person = await payingUser(app)
  const interview = await startInterview(person)
  const introduction = 'I am an accountant. I close 12 shops a month. I want to lead a team. I live in Ibadan.'
  const behavioral = interview.questions.filter(({ category }) => category === 'behavioral').map(({ id }) => id)
  const answers = Object.fromEntries(behavioral.slice(0, 7).map((id) => [id, GOOD_ANSWER]))
  const opening = 'openers.tell-me-about-yourself'
  expect(interview.questions.map(({ id }) => id)).toContain(opening)
  await finish(app, person, interview.id, { ...answers, [opening]: introduction })
  const goal = { userId: person.user.id, role: ROLE, interviewOn: '2026-04-01', timeZone: 'UTC' } as const
  await person.trpc.practice.setGoal.mutate(goal)

  const { role, interviewOn, opener, stories, figures, missed } = await sheet(person)
  expect({ role, interviewOn }).toEqual({ role: ROLE, interviewOn: '2026-04-01' })
  expect(opener).toEqual(['I am an accountant.', 'I close 12 shops a month.', 'I want to lead a team.'])
  expect(stories).toHaveLength(5)
  for (const { lines } of stories) {
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(GOOD_ANSWER).toContain(line.replace(/ …$/, ''))
  }
  expect(figures).toContain('I close 12 shops a month.')
  expect(missed.length).toBeGreaterThan(0)
  expect(missed.length).toBeLessThanOrEqual(3)
  for (const { question, points } of missed) {
    expect(interview.questions.map(({ text }) => text)).toContain(question)
    expect([1, 2]).toContain(points.length)
  }
})

it('leaves out missed points that hold for any question', async () => {
  const person = await payingUser(app)
  const interview = await startInterview(person, OWN_TEXTS)
  const personal = interview.questions.filter(({ source }) => source === 'ai').map(({ id }) => id)
  const poor = 'I would do it somehow, and then I would tell them that it is done.'
  await finish(app, person, interview.id, Object.fromEntries(personal.map((id) => [id, poor])))
  const { questions } = await app.deps.prisma.interview.findFirstOrThrow({ where: { id: interview.id } })
  const keyPoints = (questions as unknown as InterviewQuestion[]).flatMap((question) => question.keyPoints)
  const general = keyPoints.filter((point) => point.general).map(({ text }) => text)
  const { userId } = await app.deps.prisma.reviewCard.findFirstOrThrow({ where: { point: { in: general } } })
  expect(userId).toBe(person.user.id)
  const points = (await sheet(person)).missed.flatMap((missed) => missed.points)
  expect(points.filter((point) => general.includes(point))).toEqual([])
})
