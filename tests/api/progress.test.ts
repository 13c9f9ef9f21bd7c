/** Progress by role and competency: retakes count, interviews are weighted, roles are kept apart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHART_POINTS } from '@/domain/interview/history'
import type { Role } from '@/domain/interview/roles'
import type { ProgressDto } from '@/schemas/progress'
import { GOOD_ANSWER } from '../helpers/answers'
import { answerThatSaysAll, finish, OWN_TEXTS, payingUser, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const passDays = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000)
}

async function practised(person: TestUser, role: Role, answers: number, wishes = {}) {
  const { id, questions } = await startInterview(person, { role, ...wishes })
  const texts = Object.fromEntries(questions.slice(0, answers).map((question) => [question.id, GOOD_ANSWER]))
  passDays(1)
  return finish(app, person, id, texts)
}

const progress = (person: TestUser, wishes: { role?: Role; group?: ProgressDto['group'] } = {}) =>
  person.trpc.interview.progress.query({ userId: person.user.id, ...wishes })

describe('progress', () => {
  it('is empty before anything was scored', async () => {
    const person = await app.signUp()
    expect(await progress(person)).toEqual({ roles: [], role: null, group: 'all', groups: [], points: [] })
    expect(await progress(person, { role: 'accountant' })).toMatchObject({ role: 'accountant', points: [] })
  })

  it('is for one role, by default that of the last interview', async () => {
    const person = await payingUser(app)
    const first = await practised(person, 'accountant', 3)
    const second = await practised(person, 'data-analyst', 2)
    const latest = await progress(person)
    expect(latest.roles).toEqual(['data-analyst', 'accountant'])
    expect(latest).toMatchObject({
      role: 'data-analyst',
      points: [{ score: second.score, answers: 2, isRetake: false, evaluator: 'local', range: second.feedback?.range }],
    })
    expect((await progress(person, { role: 'accountant' })).points).toMatchObject([{ score: first.score, answers: 3 }])
    const rest = await person.get(`/api/interviews/user/${person.user.id}/progress?role=accountant&group=all`)
    expect(rest).toMatchObject({ status: 200, body: { role: 'accountant', points: [{ answers: 3 }] } })
  })

  it('counts retakes on their day, as separate points', async () => {
    const person = await app.signUp()
    const { id, questions, score } = await practised(person, 'accountant', 2)
    passDays(2)
    const [first, second] = questions.map((question) => question.id)
    for (const questionId of [first ?? '', second ?? '']) {
      await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: answerThatSaysAll(questionId) })
    }
    const { points, groups } = await progress(person)
    expect(points).toMatchObject([
      { score, answers: 2, isRetake: false },
      { answers: 2, isRetake: true, date: app.clock.now },
    ])
    expect(points[1]?.score).toBeGreaterThan(score ?? 100)
    const all = groups.find(({ group }) => group === 'all')
    expect(all).toEqual({ group: 'all', answers: 4, average: expect.any(Number) })
    expect(Math.abs((all?.average ?? 0) - ((points[0]?.score ?? 0) + (points[1]?.score ?? 0)) / 2)).toBeLessThanOrEqual(
      1,
    )
    expect((await person.trpc.interview.get.query({ id })).score).toBe(score)
  })

  it.each([
    ['the zone of the goal', 'America/Los_Angeles', '2026-09-02T23:30:00Z', '2026-09-03T00:30:00Z', 1],
    ['the zone of the goal', 'America/Los_Angeles', '2026-09-02T06:30:00Z', '2026-09-02T07:30:00Z', 2],
    ['the zone of the region without a goal', null, '2026-09-02T22:30:00Z', '2026-09-02T23:30:00Z', 2],
  ])('counts retakes by the day in %s (%s, %s)', async (_, timeZone, first, second, days) => {
    const person = await app.signUp()
    const { id, questions } = await practised(person, 'accountant', 2)
    if (timeZone) await person.trpc.practice.setGoal.mutate({ userId: person.user.id, timeZone })
    const at = app.clock.now
    for (const [i, moment] of [first, second].entries()) {
      const questionId = questions[i]?.id ?? ''
      app.clock.now = new Date(moment)
      await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: answerThatSaysAll(questionId) })
    }
    app.clock.now = at
    const retaken = (await progress(person)).points.filter(({ isRetake }) => isRetake)
    expect(retaken).toHaveLength(days)
    expect(retaken.at(-1)?.date).toEqual(new Date(second))
  })

  it('is grouped by category and by competency of a story', async () => {
    const person = await payingUser(app)
    const { questions } = await practised(person, 'accountant', 30)
    const { groups } = await progress(person)
    for (const category of ['technical', 'behavioral', 'situational'] as const) {
      const asked = questions.filter((question) => question.category === category).length
      expect(groups.find(({ group }) => group === category)?.answers).toBe(asked)
      expect((await progress(person, { group: category })).points).toMatchObject([{ answers: asked }])
    }
    const proved = groups.filter(({ group }) => !['all', 'technical', 'behavioral', 'situational'].includes(group))
    expect(proved.length).toBeGreaterThan(2)
    for (const { group, answers } of proved) {
      expect((await progress(person, { group })).points).toMatchObject([{ answers }])
    }
  })

  it('includes personal questions in their category', async () => {
    const person = await payingUser(app)
    const { questions } = await practised(person, 'accountant', 30, OWN_TEXTS)
    expect(questions.some(({ source }) => source === 'ai')).toBe(true)
    const { groups } = await progress(person)
    const kinds = groups.filter(({ group }) => ['technical', 'behavioral', 'situational'].includes(group))
    expect(kinds.reduce((sum, { answers }) => sum + answers, 0)).toBe(30)
  })

  it('shows only the latest points, however many there are', async () => {
    const person = await app.signUp()
    const { id } = await practised(person, 'accountant', 1)
    await app.database.executeSql(
      `INSERT INTO "Interview" (id, "userId", role, questions, "questionCount", status, "completedAt", score, "feedbackStatus")
       SELECT 'many' || n || $1, $1, 'accountant', questions, 5, 'completed', "completedAt" - n * interval '1 day', 1, 'ready'
       FROM "Interview", generate_series(1, 100) n WHERE id = $2`,
      [person.user.id, id],
    )
    await app.database.executeSql(
      `INSERT INTO "AnswerScore" ("userId", "interviewId", "questionId", evaluator, score, result)
       SELECT $1, i.id, s."questionId", 'local', 1, s.result FROM "Interview" i, "AnswerScore" s
       WHERE i."userId" = $1 AND i.id LIKE 'many%' AND s."interviewId" = $2`,
      [person.user.id, id],
    )
    const { points } = await progress(person)
    expect(points).toHaveLength(CHART_POINTS)
    expect(points.at(-1)?.score).toBeGreaterThan(1)
    expect(points.map(({ date }) => date.getTime())).toEqual(
      points.map(({ date }) => date.getTime()).sort((a, b) => a - b),
    )
  })

  it('is for the owner alone, and requires a known role and group', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const path = `/api/interviews/user/${owner.user.id}/progress`
    expect((await stranger.get(path)).status).toBe(403)
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await owner.get(`${path}?role=king`)).status).toBe(400)
    expect((await owner.get(`${path}?group=luck`)).status).toBe(400)
  })
})
