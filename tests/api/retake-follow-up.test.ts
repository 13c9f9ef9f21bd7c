import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedQuestion } from '@/content/known-question'
import { questionsFor } from '@/content/question-bank'
import { MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { followUpId } from '@/domain/interview/follow-up'
import type { InterviewDto } from '@/schemas/interview'
import {
  answerThatSaysAll,
  attemptsOf,
  finish,
  idAt,
  idsOf,
  OWN_TEXTS,
  payingUser,
  ROLE,
  refused,
  startInterview,
} from '../helpers/practice'
import { standInModel } from '../helpers/stand-in-model'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const FIRST = 'I asked them and it went well.'

type Evaluated = { interview: InterviewDto; id: string; questionId: string; after: string }

/** An interview whose first question is answered and evaluated; `after` is its follow-up question. */
async function evaluated(person: TestUser, on: TestApp = app): Promise<Evaluated> {
  const started = await startInterview(person)
  const questionId = idAt(started, 0)
  const interview = await finish(on, person, started.id, { [questionId]: FIRST })
  return { interview, id: interview.id, questionId, after: followUpId(questionId) }
}

/** The same, but the follow-up question was added during the interview and answered there. */
async function evaluatedWithFollowUp(person: TestUser, texts: { followUp?: string }): Promise<Evaluated> {
  const { id, questions } = await startInterview(person)
  const questionId = questions[0]?.id ?? ''
  const after = followUpId(questionId)
  await person.trpc.interview.addFollowUp.mutate({ id, questionId })
  const answers = { [questionId]: FIRST, ...(texts.followUp === undefined ? {} : { [after]: texts.followUp }) }
  return { interview: await finish(app, person, id, answers), id, questionId, after }
}

const send = (person: TestUser, id: string, questionId: string, text: string) =>
  person.trpc.interview.retakeAnswer.mutate({ id, questionId, text })
const shown = (attempts: readonly { number: number; text: string }[]) => attempts.map((a) => [a.number, a.text])

describe('answering the follow-up question after the interview', () => {
  it('creates attempt number 1, evaluated at once by the points of the follow-up question', async () => {
    const person = await app.signUp()
    const { id, after } = await evaluated(person)
    const points = askedQuestion(after, ROLE)?.keyPoints ?? []
    const text = answerThatSaysAll(after)
    const attempts = await send(person, id, after, text)
    expect(attempts).toMatchObject([
      { questionId: after, number: 1, text, status: 'ready', evaluator: 'local', createdAt: app.clock.now },
    ])
    const result = attempts[0]?.result
    expect(result?.questionId).toBe(after)
    expect(result?.modelAnswer).toEqual(points.map((point) => point.text))
    expect(result?.points?.map(({ verdict }) => verdict)).toEqual(points.map(() => 'met'))
    for (const { quote } of result?.points ?? []) expect(text).toContain(quote)
    expect(result?.score).toBeGreaterThanOrEqual(50)
    expect(await attemptsOf(person, id)).toEqual(attempts)
    // The fallback job for a crash has nothing left to do.
    await app.runJobs()
    expect(await attemptsOf(person, id)).toEqual(attempts)
  })

  it('changes nothing of the interview and costs nothing', async () => {
    const person = await app.signUp()
    const { interview, id, after } = await evaluated(person)
    const usage = await person.trpc.user.usage.query({ id: person.user.id })
    await send(person, id, after, answerThatSaysAll(after))
    expect(await person.trpc.interview.get.query({ id })).toEqual(interview)
    expect(await person.trpc.user.usage.query({ id: person.user.id })).toEqual(usage)
  })

  it('is idempotent, and a further attempt with another text', async () => {
    const person = await app.signUp()
    const { id, after } = await evaluated(person)
    await Promise.all([send(person, id, after, 'A first try.'), send(person, id, after, 'A first try.')])
    expect(shown(await send(person, id, after, 'A first try.'))).toEqual([[1, 'A first try.']])
    await send(person, id, after, 'A second try.')
    expect(shown(await send(person, id, after, 'A second try.'))).toEqual([
      [1, 'A first try.'],
      [2, 'A second try.'],
    ])
  })

  it(`ends after ${MAX_ATTEMPTS} attempts`, async () => {
    const person = await app.signUp()
    const { id, after } = await evaluated(person)
    for (let i = 1; i <= MAX_ATTEMPTS; i++) await send(person, id, after, `Try number ${i}.`)
    await expect(send(person, id, after, 'One more.')).rejects.toMatchObject(refused('CONFLICT'))
    const attempts = await attemptsOf(person, id)
    expect(attempts.map(({ number }) => number)).toEqual(Array.from({ length: MAX_ATTEMPTS }, (_, i) => i + 1))
  })

  it('is separate from the attempts at the question itself', async () => {
    const person = await app.signUp()
    const { id, questionId, after } = await evaluated(person)
    await send(person, id, after, 'To the follow-up question.')
    expect(shown(await send(person, id, questionId, 'To the question.'))).toEqual([
      [1, FIRST],
      [2, 'To the question.'],
    ])
    expect(await attemptsOf(person, id)).toHaveLength(3)
  })

  it('is part of the export, and deleted with the account', async () => {
    const person = await app.signUp()
    const { id, after } = await evaluated(person)
    await send(person, id, after, 'To the follow-up question.')
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    const retakes = [{ questionId: after, number: 1, text: 'To the follow-up question.', status: 'ready' }]
    expect(body).toMatchObject({ interviews: [{ id, retakes }] })
    await person.delete(`/api/user/${person.user.id}`)
    expect(await app.deps.prisma.answerAttempt.count({ where: { interviewId: id } })).toBe(0)
  })
})

describe('a follow-up question that was added in the interview', () => {
  it('has its answer there as attempt number 1', async () => {
    const person = await app.signUp()
    const { id, after } = await evaluatedWithFollowUp(person, { followUp: 'In the interview.' })
    expect(shown(await send(person, id, after, 'Afterwards.'))).toEqual([
      [1, 'In the interview.'],
      [2, 'Afterwards.'],
    ])
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    const [{ retakes }] = (body as { interviews: [{ retakes: { number: number; text: string }[] }] }).interviews
    // An answer from the interview is listed among its answers.
    expect(shown(retakes)).toEqual([[2, 'Afterwards.']])
  })

  it.each([
    ['not answered', undefined],
    ['left blank', ' \n'],
  ])('begins, when %s there, with attempt number 1 like any other', async (_what, followUp) => {
    const person = await app.signUp()
    const { id, after } = await evaluatedWithFollowUp(person, followUp === undefined ? {} : { followUp })
    expect(await send(person, id, after, 'Afterwards.')).toMatchObject([
      { number: 1, text: 'Afterwards.', status: 'ready' },
    ])
    expect(shown(await send(person, id, after, 'Afterwards.'))).toEqual([[1, 'Afterwards.']])
    expect(shown(await send(person, id, after, 'Once more.'))).toEqual([
      [1, 'Afterwards.'],
      [2, 'Once more.'],
    ])
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    expect(body).toMatchObject({ interviews: [{ retakes: [{ number: 1 }, { number: 2 }] }] })
  })
})

describe('an answer is refused', () => {
  it('to a follow-up question of another interview, or of a follow-up question', async () => {
    const person = await app.signUp()
    const { interview, id, questionId, after } = await evaluated(person)
    const notAsked = questionsFor(ROLE).find((question) => !idsOf(interview).includes(question.id))
    for (const each of [followUpId(notAsked?.id ?? ''), followUpId(after), followUpId('nowhere.1'), followUpId('')]) {
      await expect(send(person, id, each, 'An answer.')).rejects.toMatchObject(refused('BAD_REQUEST'))
    }
    await send(person, id, after, 'An answer.')
    // Not even when there is an answer that it could follow.
    await expect(send(person, id, followUpId(after), 'An answer.')).rejects.toMatchObject(refused('BAD_REQUEST'))
    // The id of an unanswered question does not match merely because it is a prefix of another id.
    await expect(send(person, id, questionId.slice(0, -1), 'An answer.')).rejects.toMatchObject(refused('BAD_REQUEST'))
  })

  it('to a follow-up question of one that was added in the interview', async () => {
    const person = await app.signUp()
    const { id, after } = await evaluatedWithFollowUp(person, { followUp: 'In the interview.' })
    await expect(send(person, id, followUpId(after), 'An answer.')).rejects.toMatchObject(refused('BAD_REQUEST'))
  })

  it('after a personal question', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person, OWN_TEXTS)
    const personal = interview.questions.find(({ source }) => source === 'ai')?.id ?? ''
    await finish(app, person, interview.id, { [personal]: FIRST })
    await expect(send(person, interview.id, followUpId(personal), 'An answer.')).rejects.toMatchObject(
      refused('BAD_REQUEST'),
    )
  })

  it('before the interview has its feedback', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    await expect(send(person, interview.id, followUpId(idAt(interview, 0)), 'An answer.')).rejects.toMatchObject(
      refused('CONFLICT'),
    )
  })

  it('for anybody but the owner', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const { id, after } = await evaluated(owner)
    await expect(send(stranger, id, after, 'An answer.')).rejects.toMatchObject(refused('NOT_FOUND'))
    expect(await attemptsOf(owner, id)).toEqual([])
  })
})

describe('with a model', () => {
  it('the first attempt is a job too, and can be evaluated again after a fallback to rules', async () => {
    let isBroken = false
    const on = await createTestApp({ evaluator: standInModel(() => isBroken) })
    const person = await on.signUp()
    const { id, after } = await evaluated(person, on)
    isBroken = true
    const text = answerThatSaysAll(after)
    expect(await send(person, id, after, text)).toMatchObject([{ number: 1, text, status: 'processing', result: null }])
    await on.runJobs()
    const [byRules] = await attemptsOf(person, id)
    expect(byRules).toMatchObject({ status: 'ready', evaluator: 'local', fallback: true })
    isBroken = false
    await person.trpc.interview.rereadAttempt.mutate({ id, questionId: after, number: 1 })
    await on.runJobs()
    const [byModel] = await attemptsOf(person, id)
    expect(byModel).toMatchObject({ number: 1, text, status: 'ready', evaluator: 'llm' })
    expect(byModel?.fallback).toBeUndefined()
    await on.close()
  })
})
