import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { idAt, OWN_TEXTS, payingUser, ROLE, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const usageOf = async (person: Awaited<ReturnType<typeof payingUser>>) =>
  (await person.trpc.user.usage.query({ id: person.user.id })).interviewCount

describe('the chosen length', () => {
  it('is the number of questions, in the same mix, and costs one interview like any other', async () => {
    const person = await payingUser(app)
    const lengths = [5, 10, 30, undefined] as const
    const started: InterviewDto[] = []
    for (const questionCount of lengths) started.push(await startInterview(person, { questionCount }))
    expect(started.map(({ questions }) => questions.length)).toEqual([5, 10, 30, 30])
    expect(await usageOf(person)).toBe(4)
    // Five questions include an opening question, ten or more also a closing one.
    expect(started.map(({ questions }) => questions.filter(({ id }) => id.startsWith('openers.')).length)).toEqual([
      1, 2, 2, 2,
    ])
    expect(idAt(started[1] as InterviewDto, 9)).toMatch(/^openers\./)
  })

  it('has its share of personal questions', async () => {
    const person = await payingUser(app)
    for (const [questionCount, personal] of [
      [5, 2],
      [10, 3],
    ] as const) {
      const { questions } = await startInterview(person, { ...OWN_TEXTS, questionCount })
      expect(questions.filter(({ source }) => source === 'ai')).toHaveLength(personal)
    }
  })

  it('above the limit of the plan is refused, and costs nothing', async () => {
    const person = await app.signUp()
    const { status, body } = await person.post('/api/interviews', {
      userId: person.user.id,
      role: ROLE,
      questionCount: 10,
    })
    expect(status).toBe(402)
    expect(body).toMatchObject({
      reason: 'interview-too-long',
      message: 'The Free Plan has 5 questions per interview, so an interview of 10 cannot be started with it.',
    })
    expect(await usageOf(person)).toBe(0)
    expect((await startInterview(person, { questionCount: 5 })).questions).toHaveLength(5)
  })

  it.each([0, 7, 31, '10', null])('is never %j', async (questionCount) => {
    const person = await payingUser(app)
    const { status, body } = await person.post('/api/interviews', { userId: person.user.id, role: ROLE, questionCount })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'An interview has 5, 10 or 30 questions.' })
  })
})
