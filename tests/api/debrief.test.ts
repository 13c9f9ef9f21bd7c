/** After the real interview: its questions and its outcome. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLE } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 86_400_000
const inDays = (days: number) => new Date(app.clock.now.getTime() + days * DAY).toISOString().slice(0, 10)
const ASKED = ['Why do you want to leave your bank?', 'What is a contra entry, and when is it used?']

const plan = (person: TestUser) => person.trpc.practice.plan.query({ userId: person.user.id })
const setGoal = (person: TestUser, interviewOn: string | null) =>
  person.trpc.practice.setGoal.mutate({ userId: person.user.id, role: ROLE, interviewOn, timeZone: 'UTC' })
const tell = (person: TestUser, body: object) => person.post(`/api/practice/user/${person.user.id}/debrief`, body)

describe('a debrief', () => {
  it('is open from the day of the interview on, and refused before', async () => {
    const person = await app.signUp()
    expect(await tell(person, { outcome: 'waiting' })).toMatchObject({
      status: 409,
      body: { reason: 'no-interview-held' },
    })
    expect((await setGoal(person, inDays(1))).debrief).toBeNull()
    expect((await tell(person, { outcome: 'waiting' })).status).toBe(409)
    const debrief = { interviewOn: inDays(0), outcome: null, questions: [] }
    expect((await setGoal(person, inDays(0))).debrief).toEqual(debrief)
  })

  it('keeps questions and outcome, which can be changed, and holds for its day alone', async () => {
    const person = await app.signUp()
    await setGoal(person, inDays(-1))
    expect(await tell(person, { outcome: 'waiting', questions: ASKED })).toMatchObject({ status: 200 })
    expect(await plan(person)).toMatchObject({
      debrief: { interviewOn: inDays(-1), outcome: 'waiting', questions: ASKED },
      askedQuestions: ASKED,
    })
    await tell(person, { outcome: 'next-round', questions: ASKED })
    expect((await plan(person)).debrief?.outcome).toBe('next-round')

    const next = await setGoal(person, inDays(4))
    expect(next).toMatchObject({ daysLeft: 4, debrief: null, askedQuestions: ASKED })
    const late = 'Which month-end close went wrong for you?'
    await setGoal(person, inDays(0))
    await tell(person, { outcome: 'offer', questions: [late, ASKED[0]] })
    expect((await plan(person)).askedQuestions).toEqual([late, ...ASKED])
  })

  it.each([
    [{ outcome: 'hired' }, /outcome is one of/],
    [{ outcome: 'offer', questions: ['Why?'] }, /at least 10 characters/],
    [{ outcome: 'offer', questions: Array.from({ length: 11 }, (_, i) => `${ASKED[0]} ${i}`) }, /at most 10/],
    [{ outcome: 'offer', questions: 'Why?' }, /must be a list/],
  ])('refuses %j', async (body, message) => {
    const person = await app.signUp()
    await setGoal(person, inDays(0))
    const { status, body: answer } = await tell(person, body)
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toMatch(message)
    expect((await plan(person)).debrief?.outcome).toBeNull()
  })
})
