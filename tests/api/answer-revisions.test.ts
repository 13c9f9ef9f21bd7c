/** An older text never replaces a newer one, whatever the order of arrival. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { createTestApp, type TestApp, TestClient, type TestUser } from '../helpers/test-app'

let app: TestApp
let person: TestUser
let interview: InterviewDto
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  person = await app.signUp()
  interview = (await person.post('/api/interviews', { userId: person.user.id, role: 'accountant' }))
    .body as InterviewDto
})

const NOON = Date.UTC(2026, 2, 10, 12)
const questionId = (index = 0) => interview.questions[index]?.id ?? ''

/** @param revision absent in clients that do not support revisions */
const answer = (text: string, revision?: number, index = 0) => ({
  questionId: questionId(index),
  text,
  timeSpent: text.length,
  ...(revision === undefined ? {} : { revision }),
})
const save = (text: string, revision?: number) =>
  person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer(text, revision) })
const texts = async () =>
  ((await person.get(`/api/interviews/${interview.id}`)).body as InterviewDto).answers.map(({ text }) => text)

describe('saving an answer with a revision', () => {
  it('keeps the newest, whatever the order of arrival', async () => {
    const [a, b, c] = [1, 2, 3].map((n) => ({ text: `version ${n}`, revision: NOON + n })) as [
      Version,
      Version,
      Version,
    ]
    for (const order of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]) {
      interview = await another()
      for (const { text, revision } of order) await save(text, revision)
      expect(await texts()).toEqual(['version 3'])
    }
  })

  it('keeps the newest of fifty that arrive at once', async () => {
    const versions = Array.from({ length: 50 }, (_, n) => ({ text: `version ${n}`, revision: NOON + ((n * 37) % 50) }))
    const results = await Promise.all(versions.map(({ text, revision }) => save(text, revision)))
    const newest = versions.find(({ revision }) => revision === NOON + 49)
    expect(await texts()).toEqual([newest?.text])
    expect(results[versions.indexOf(newest as Version)]).toMatchObject({ superseded: false })
  })

  it('returns the stored answer to a late save, and changes nothing', async () => {
    expect(await save('newer text', NOON + 1)).toEqual({ superseded: false, savedAt: app.clock.now })
    const { updatedAt } = await app.deps.prisma.answer.findFirstOrThrow({ where: { interviewId: interview.id } })
    expect(await save('older', NOON)).toEqual({
      superseded: true,
      held: { text: 'newer text', timeSpent: 10, revision: NOON + 1 },
    })
    const row = await app.deps.prisma.answer.findFirstOrThrow({ where: { interviewId: interview.id } })
    expect(row).toMatchObject({ text: 'newer text', timeSpent: 10, wordCount: 2, updatedAt })
  })

  it('is idempotent, as after a lost response', async () => {
    await save('text', NOON)
    expect(await save('text', NOON)).toMatchObject({ superseded: false })
  })

  it('keeps the order of edits in a browser whose clock is ahead of the server', async () => {
    const ahead = NOON + 86_400_000
    await save('newer', ahead + 1)
    expect(await save('older', ahead)).toMatchObject({ superseded: true })
    expect(await texts()).toEqual(['newer'])
  })

  it.each([-1, 1.5, 2 ** 53])('refuses %d', async (revision) => {
    await expect(save('text', revision)).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } })
    expect(await texts()).toEqual([])
  })
})

describe('saving an answer without a revision', () => {
  it('replaces whatever is stored', async () => {
    await save('by another client', NOON + 86_400_000)
    expect(await save('as ever')).toMatchObject({ superseded: false })
    expect(await texts()).toEqual(['as ever'])
  })

  it('uses the time of arrival as its revision', async () => {
    await save('as ever')
    expect(await save('typed before', app.clock.now.getTime() - 1)).toMatchObject({ superseded: true })
    expect(await save('typed after', app.clock.now.getTime() + 1)).toMatchObject({ superseded: false })
  })

  it('does not lower the revision that is stored', async () => {
    await save('by another client', NOON + 86_400_000)
    await save('as ever')
    expect(await save('much older', NOON + 1000)).toMatchObject({ superseded: true })
    expect(await texts()).toEqual(['as ever'])
  })
})

describe('saving all answers', () => {
  it('for later keeps newer stored answers and stores the others', async () => {
    await save('newer', NOON + 5)
    const { status, body } = await person.post(`/api/interviews/${interview.id}/save`, {
      currentQuestionIndex: 1,
      answers: [answer('older', NOON + 4), answer('second', NOON + 4, 1), answer('third', undefined, 2)],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'saved', currentQuestionIndex: 1 })
    expect(await texts()).toEqual(['newer', 'second', 'third'])
  })

  it('at the end does so too, and is idempotent', async () => {
    await save('newer', NOON + 5)
    const end = { status: 'completed', answers: [answer('older', NOON + 4), answer('second', NOON + 4, 1)] }
    for (let n = 0; n < 2; n++) {
      expect(await person.patch(`/api/interviews/${interview.id}`, end)).toMatchObject({ status: 200 })
    }
    expect(await texts()).toEqual(['newer', 'second'])
    expect(app.jobs.splice(0).filter(({ name }) => name === 'evaluate-interview')).toHaveLength(1)
  })

  it('stores none of them when one belongs to no question', async () => {
    const { status } = await person.post(`/api/interviews/${interview.id}/save`, {
      currentQuestionIndex: 0,
      answers: [answer('one'), { ...answer('two'), questionId: 'shared.other' }],
    })
    expect(status).toBe(400)
    expect(await texts()).toEqual([])
  })
})

describe('a save that waits for the end of the interview', () => {
  it('is refused and writes nothing', async () => {
    await save('in time')
    const late = await app.deps.prisma.$transaction(async (tx) => {
      await tx.interview.updateMany({ where: { id: interview.id }, data: { status: 'completed' } })
      // Started while the row is locked: the call waits, and must not use the data that it read before.
      const waiting = save('too late').catch((error) => error)
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { waiting }
    })
    expect(await late.waiting).toMatchObject({ data: { code: 'CONFLICT' } })
    expect(await texts()).toEqual(['in time'])
  })
})

describe('the cost of a save', () => {
  it('is two statements: one for the session, one for the rest', async () => {
    const statements: string[] = []
    const { sql, prisma } = app.deps
    const counting = {
      ...app.deps,
      sql: (text: string, values: unknown[]) => {
        statements.push(text)
        return sql(text, values)
      },
      prisma: prisma.$extends({
        query: {
          $allOperations: ({ operation, args, query }) => {
            statements.push(operation)
            return query(args)
          },
        },
      }) as unknown as typeof prisma,
    }
    const client = new TestClient(counting)
    client.cookie = person.cookie
    await client.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answer('text', NOON) })
    expect(statements.map((text) => text.trim().split(/\s/, 1)[0])).toEqual(['SELECT', 'INSERT'])
  })
})

type Version = { text: string; revision: number }

/** Another interview of the same person, beyond the plan's limit. */
async function another(): Promise<InterviewDto> {
  await app.deps.prisma.usageEntry.deleteMany({ where: { userId: person.user.id } })
  return (await person.post('/api/interviews', { userId: person.user.id, role: 'accountant' })).body as InterviewDto
}
