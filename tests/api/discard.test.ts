/** Discarding an interview: when it is refunded, how often, and with concurrent requests. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UsageDto, UsageEntryDto } from '@/schemas/user'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const usage = async (user: TestUser) => (await user.get(`/api/user/${user.user.id}/usage`)).body as UsageDto
const ledger = async (user: TestUser) =>
  ((await user.get(`/api/user/${user.user.id}/usage/entries`)).body as UsageEntryDto[]).map(({ reason }) => reason)

async function start(user: TestUser): Promise<InterviewDto> {
  const { status, body } = await user.post('/api/interviews', { userId: user.user.id, role: 'accountant' })
  expect(status).toBe(201)
  return body as InterviewDto
}

const discard = (user: TestUser, { id }: { id: string }) => user.patch(`/api/interviews/${id}`, { status: 'abandoned' })

const answer = (user: TestUser, { id, questions }: InterviewDto, text: string) =>
  user.post(`/api/interviews/${id}/save`, {
    currentQuestionIndex: 0,
    answers: [{ questionId: questions[0]?.id, text, timeSpent: 5 }],
  })

describe('an interview that is discarded', () => {
  it('refunds its unit while nothing is answered, three times a month', async () => {
    const user = await app.signUp()
    for (const left of [2, 1, 0]) {
      expect((await discard(user, await start(user))).status).toBe(200)
      expect(await usage(user)).toMatchObject({ interviewCount: 0, freeDiscardsLeft: left })
    }
    expect((await ledger(user))[0]).toBe('discarded')
    await discard(user, await start(user))
    expect(await usage(user)).toMatchObject({ interviewCount: 1, freeDiscardsLeft: 0 })
  })

  it('is not refunded once something was answered; spaces are no answer', async () => {
    const user = await app.signUp()
    const [answered, blank] = [await start(user), await start(user)]
    await answer(user, answered, 'We did it.')
    await answer(user, blank, '   ')
    await discard(user, answered)
    expect(await usage(user)).toMatchObject({ interviewCount: 2, freeDiscardsLeft: 3 })
    await discard(user, blank)
    expect(await usage(user)).toMatchObject({ interviewCount: 1, freeDiscardsLeft: 2 })
  })

  it('is refunded once, however many discards are simultaneous', async () => {
    const user = await app.signUp()
    const interview = await start(user)
    const answers = await Promise.all(Array.from({ length: 4 }, () => discard(user, interview)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await usage(user)).toMatchObject({ interviewCount: 0, freeDiscardsLeft: 2 })
    expect(await ledger(user)).toEqual(['discarded', 'started'])
  })

  it('is refunded three times at most, even when several are discarded at once', async () => {
    const user = await app.signUp()
    for (let n = 0; n < 2; n++) await discard(user, await start(user))
    const both = [await start(user), await start(user)]
    await Promise.all(both.map((interview) => discard(user, interview)))
    expect(await usage(user)).toMatchObject({ interviewCount: 1, freeDiscardsLeft: 0 })
  })

  it('counts as answered when an answer is stored at the same time', async () => {
    const user = await app.signUp()
    const interview = await start(user)
    const [saved] = await Promise.all([answer(user, interview, 'We did it.'), discard(user, interview)])
    expect(await usage(user)).toMatchObject({ interviewCount: saved.status === 200 ? 1 : 0 })
  })

  it('of an earlier month changes nothing in this one', async () => {
    const user = await app.signUp()
    const before = app.clock.now
    app.clock.now = new Date('2026-03-31T23:59:59Z')
    const interview = await start(user)
    app.clock.now = new Date('2026-04-01T00:00:00Z')
    await discard(user, interview)
    expect(await usage(user)).toMatchObject({ interviewCount: 0, freeDiscardsLeft: 3 })
    expect(await ledger(user)).toEqual([])
    app.clock.now = before
  })
})
