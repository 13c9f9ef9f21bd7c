import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { InterviewDto } from '@/schemas/interview'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { questionById } from '../../scripts/train/questions'
import { GOOD_ANSWER } from '../helpers/answers'
import { attemptsOf } from '../helpers/practice'
import { standInModel } from '../helpers/stand-in-model'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const FIRST = 'I asked them and it went well.'

async function started(person: TestUser): Promise<InterviewDto> {
  return (await person.post('/api/interviews', { userId: person.user.id, role: 'accountant' })).body as InterviewDto
}

/** An interview whose first question is answered and evaluated. */
async function evaluated(person: TestUser, on: TestApp = app) {
  const { id, questions } = await started(person)
  const questionId = questions[0]?.id ?? ''
  const answers = [{ questionId, text: FIRST, timeSpent: 30 }]
  await person.patch(`/api/interviews/${id}`, { status: 'completed', answers })
  await on.runJobs()
  return { id, questionId, other: questions[1]?.id ?? '' }
}

const read = async (person: TestUser, id: string) => (await person.get(`/api/interviews/${id}`)).body as InterviewDto

describe('answering a question again', () => {
  it('is evaluated at once by rules, beside the first attempt', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    const text = questionById(questionId)
      .keyPoints.map(({ says = [] }) => says[0])
      .join(' ')
    const attempts = await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text })
    expect(attempts).toMatchObject([
      { questionId, number: 1, text: FIRST, status: 'ready', evaluator: 'local' },
      { questionId, number: 2, text, status: 'ready', evaluator: 'local', createdAt: app.clock.now },
    ])
    expect(attempts[1]?.result?.score).toBeGreaterThan(attempts[0]?.result?.score ?? 100)
    expect(attempts[1]?.result?.evidence.length).toBeGreaterThan(0)
    for (const { quote } of attempts[1]?.result?.evidence ?? []) expect(text).toContain(quote)
    expect(await attemptsOf(person, id)).toEqual(attempts)
    // The fallback job for a crash has nothing left to do.
    await app.runJobs()
    expect(await attemptsOf(person, id)).toEqual(attempts)
  })

  it('changes nothing of the interview and costs nothing', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    const before = await read(person, id)
    const usage = (await person.get(`/api/user/${person.user.id}/usage`)).body
    await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
    expect(await read(person, id)).toEqual(before)
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toEqual(usage)
  })

  it('keeps every attempt, and is idempotent', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    const send = (text: string) => person.trpc.interview.retakeAnswer.mutate({ id, questionId, text })
    await send('A second try.')
    await send('A second try.')
    await Promise.all([send('A third try.'), send('A third try.')])
    const attempts = await send('A second try.')
    expect(attempts.map(({ number, text }) => [number, text])).toEqual([
      [1, FIRST],
      [2, 'A second try.'],
      [3, 'A third try.'],
      [4, 'A second try.'],
    ])
  })

  it(`ends after ${MAX_ATTEMPTS} attempts, even if they are simultaneous`, async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    const sent = await Promise.allSettled(
      Array.from({ length: MAX_ATTEMPTS + 5 }, (_, i) =>
        person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: `${GOOD_ANSWER} ${i}` }),
      ),
    )
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: `Again ${i}.` }).catch(() => {})
    }
    expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true)
    const numbers = (await attemptsOf(person, id)).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: MAX_ATTEMPTS }, (_, i) => i + 1))
    await expect(
      person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: 'One more.' }),
    ).rejects.toMatchObject({ data: { code: 'CONFLICT' }, message: expect.stringContaining('used up') })
  })

  it('needs words, and no more than an answer may have', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    for (const text of ['', ' \n\t', 'a'.repeat(TEXT_LIMITS.answer + 1), 'a\0b']) {
      await expect(person.trpc.interview.retakeAnswer.mutate({ id, questionId, text })).rejects.toMatchObject({
        data: { code: 'BAD_REQUEST' },
      })
    }
    expect(await attemptsOf(person, id)).toEqual([])
  })

  it('needs a question that was asked and answered', async () => {
    const person = await app.signUp()
    const { id, other } = await evaluated(person)
    for (const questionId of [other, 'nowhere.1']) {
      await expect(
        person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER }),
      ).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } })
    }
  })

  it('needs an interview that has its feedback', async () => {
    const person = await app.signUp()
    const { id, questions } = await started(person)
    const questionId = questions[0]?.id ?? ''
    const retake = () => person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
    await expect(retake()).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    const answers = [{ questionId, text: FIRST, timeSpent: 30 }]
    await person.patch(`/api/interviews/${id}`, { status: 'completed', answers })
    await expect(retake()).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    await app.runJobs()
    expect(await retake()).toHaveLength(2)
  })

  it('is for the owner alone', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const { id, questionId } = await evaluated(owner)
    const refused = (code: string) => ({ data: { code } })
    for (const [who, code] of [
      [stranger, 'NOT_FOUND'],
      [app.visitor(), 'UNAUTHORIZED'],
    ] as const) {
      await expect(who.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })).rejects.toMatchObject(
        refused(code),
      )
      await expect(who.trpc.interview.attempts.query({ id })).rejects.toMatchObject(refused(code))
    }
  })

  it('is part of the export, and deleted with the account', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    expect(body).toMatchObject({ interviews: [{ id, retakes: [{ number: 2, text: GOOD_ANSWER, status: 'ready' }] }] })
    await person.delete(`/api/user/${person.user.id}`)
    expect(await app.deps.prisma.answerAttempt.count({ where: { interviewId: id } })).toBe(0)
  })
})

describe('answering again with rules', () => {
  it('cannot be evaluated again, since the rules are deterministic', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    const attempts = await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
    expect(attempts[1]?.fallback).toBeUndefined()
    await expect(person.trpc.interview.rereadAttempt.mutate({ id, questionId, number: 2 })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    })
  })
})

describe('answering again with a model', () => {
  async function withModel(isBroken: () => boolean, test: (on: TestApp, person: TestUser) => Promise<void>) {
    const on = await createTestApp({ evaluator: standInModel(isBroken) })
    await test(on, await on.signUp())
    await on.close()
  }

  it('is a job that the page can wait for, with its text stored at once', () =>
    withModel(
      () => false,
      async (on, person) => {
        const { id, questionId } = await evaluated(person, on)
        const waiting = await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        expect(waiting[1]).toMatchObject({ text: GOOD_ANSWER, status: 'processing', evaluator: null, result: null })
        await expect(
          person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: 'Too soon.' }),
        ).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
        await on.runJobs()
        expect((await attemptsOf(person, id))[1]).toMatchObject({
          status: 'ready',
          evaluator: 'llm',
          result: { questionId },
        })
      },
    ))

  it('ends scored by rules when the model fails', () => {
    let isBroken = false
    return withModel(
      () => isBroken,
      async (on, person) => {
        const { id, questionId } = await evaluated(person, on)
        isBroken = true
        await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        await on.runJobs()
        expect((await attemptsOf(person, id)).map((a) => [a.status, a.evaluator])).toEqual([
          ['ready', 'llm'],
          ['ready', 'local'],
        ])
      },
    )
  })

  it('can be evaluated again by the model, free of charge, until that has succeeded', () => {
    let isBroken = false
    return withModel(
      () => isBroken,
      async (on, person) => {
        const { id, questionId } = await evaluated(person, on)
        const usage = (await person.get(`/api/user/${person.user.id}/usage`)).body
        const again = (number = 2) => person.trpc.interview.rereadAttempt.mutate({ id, questionId, number })
        const attempts = () => attemptsOf(person, id)
        isBroken = true
        await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        await on.runJobs()
        const [first, byRules] = await attempts()
        expect(first?.fallback).toBeUndefined()
        expect(byRules).toMatchObject({ status: 'ready', evaluator: 'local', fallback: true })

        // The service is still unavailable: the result of the rules stays, and the model can be requested again.
        expect((await again())[1]).toMatchObject({ status: 'processing', result: byRules?.result })
        await expect(again()).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
        await on.runJobs()
        expect((await attempts())[1]).toEqual(byRules)

        isBroken = false
        await again()
        await on.runJobs()
        const [, byModel] = await attempts()
        expect(byModel).toMatchObject({ status: 'ready', evaluator: 'llm', text: GOOD_ANSWER })
        expect(byModel?.fallback).toBeUndefined()
        await expect(again()).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
        expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toEqual(usage)
      },
    )
  })

  it("keeps the rules' result when the new evaluation fails permanently", () => {
    let isBroken = false
    return withModel(
      () => isBroken,
      async (on, person) => {
        const { id, questionId } = await evaluated(person, on)
        isBroken = true
        await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        await on.runJobs()
        const before = await attemptsOf(person, id)
        await person.trpc.interview.rereadAttempt.mutate({ id, questionId, number: 2 })
        on.jobs.splice(0)
        await JOB_HANDLERS['evaluate-attempt'].giveUp(on.deps, { interviewId: id, questionId, number: 2 })
        expect(await attemptsOf(person, id)).toEqual(before)
      },
    )
  })

  it('cannot be evaluated again by a stranger, nor for an unknown attempt', () =>
    withModel(
      () => false,
      async (on, person) => {
        const { id, questionId } = await evaluated(person, on)
        await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        await on.runJobs()
        const [stranger, visitor] = [await on.signUp(), on.visitor()]
        for (const [who, number, code] of [
          [person, 2, 'CONFLICT'],
          [person, 3, 'NOT_FOUND'],
          // The answer from the interview, which is re-evaluated with the interview.
          [person, 1, 'NOT_FOUND'],
          [person, 0, 'BAD_REQUEST'],
          [stranger, 2, 'NOT_FOUND'],
          [visitor, 2, 'UNAUTHORIZED'],
        ] as const) {
          await expect(who.trpc.interview.rereadAttempt.mutate({ id, questionId, number })).rejects.toMatchObject({
            data: { code },
          })
        }
      },
    ))

  it('keeps the text of an attempt whose evaluation failed, and allows it to be sent again', () =>
    withModel(
      () => false,
      async (on, person) => {
        const { id, questionId } = await evaluated(person, on)
        await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        on.jobs.splice(0)
        await JOB_HANDLERS['evaluate-attempt'].giveUp(on.deps, { interviewId: id, questionId, number: 2 })
        await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: GOOD_ANSWER })
        await on.runJobs()
        const attempts = await attemptsOf(person, id)
        expect(attempts.map(({ status, text }) => [status, text])).toEqual([
          ['ready', FIRST],
          ['failed', GOOD_ANSWER],
          ['ready', GOOD_ANSWER],
        ])
      },
    ))
})
