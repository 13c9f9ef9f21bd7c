import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askedQuestion } from '@/content/known-question'
import { evaluatedPart } from '@/domain/interview/answers'
import { followUpId, probeId } from '@/domain/interview/follow-up'
import type { InterviewQuestion } from '@/domain/interview/question'
import {
  answerThatSaysAll,
  finish,
  idAt,
  idsOf,
  OWN_TEXTS,
  payingUser,
  ROLE,
  refused,
  startInterview,
} from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const take = (person: TestUser, id: string, questionId: string) =>
  person.trpc.interview.addFollowUp.mutate({ id, questionId })
const read = (person: TestUser, id: string) => person.trpc.interview.get.query({ id })
const answerTo = (questionId: string, text: string) => ({ questionId, text, timeSpent: 60 })

describe('taking the follow-up question', () => {
  it('inserts it directly after its question, and changes nothing else', async () => {
    const person = await app.signUp()
    const before = await startInterview(person)
    const questionId = idAt(before, 2)
    const after = await take(person, before.id, questionId)
    const followUp = askedQuestion(followUpId(questionId), ROLE)
    expect(after).toEqual({
      ...before,
      questions: before.questions.toSpliced(3, 0, {
        id: followUpId(questionId),
        text: followUp?.text ?? '',
        category: followUp?.category ?? 'technical',
        timeEstimate: 2,
        source: 'bank',
        followUpOf: questionId,
      }),
    })
    expect(await read(person, before.id)).toEqual(after)
    expect((await person.trpc.interview.list.query({ userId: person.user.id })).items).toMatchObject([
      { questionCount: 6 },
    ])
  })

  it('works for every question of the bank, including the opening and the last one', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    for (const question of questions) await take(person, id, question.id)
    expect(idsOf(await read(person, id))).toEqual(questions.flatMap((q) => [q.id, followUpId(q.id)]))
  })

  it('is idempotent, even for simultaneous requests', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    const questionId = questions[1]?.id ?? ''
    await Promise.all(Array.from({ length: 5 }, () => take(person, id, questionId)))
    const after = await take(person, id, questionId)
    expect(after.questions).toHaveLength(6)
    expect(idsOf(after).filter((each) => each === followUpId(questionId))).toHaveLength(1)
  })

  it('costs nothing', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    const own = { id: person.user.id }
    const spent = async () => [
      await person.trpc.user.usage.query(own),
      (await person.trpc.user.usageEntries.query(own)).items,
    ]
    const before = await spent()
    for (const question of questions) await take(person, id, question.id)
    expect(await spent()).toEqual(before)
  })

  it('does not store the wordings of its points, which come from the bank', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    await take(person, interview.id, idAt(interview, 0))
    const row = await app.deps.prisma.interview.findFirstOrThrow({ where: { id: interview.id } })
    const [, followUp] = row.questions as unknown as InterviewQuestion[]
    expect(followUp?.keyPoints.length).toBeGreaterThanOrEqual(2)
    for (const point of followUp?.keyPoints ?? []) expect(Object.keys(point).sort()).toEqual(['text', 'weight'])
  })
})

const STORY =
  'In my last job at a flour distributor the weekly stock report took nine days. My task was to make it faster. ' +
  'I sat with the three people who used it and wrote down every step. ' +
  'Then I rewrote the two slowest queries and added a test for each of them. ' +
  'After that the report was ready in 4 days, and the finance lead closed the month on time.'

describe('a follow-up question about the words of a story', () => {
  /** An interview with a stored story, and the question that it answers. */
  async function told(person: TestUser, wishes: Parameters<typeof startInterview>[1] = {}) {
    const interview = await startInterview(person, wishes)
    const question = interview.questions.find(({ category }) => category === 'behavioral')
    if (!question) throw new Error('no question asks for a story')
    await person.trpc.interview.saveAnswer.mutate({ id: interview.id, ...answerTo(question.id, STORY) })
    return { interview, id: interview.id, questionId: question.id, probe: probeId(question.id) }
  }

  it('quotes the stored answer, and comes once', async () => {
    const person = await app.signUp()
    const { id, questionId, probe, interview } = await told(person)
    const after = await take(person, id, questionId)
    expect(after.questions).toHaveLength(interview.questions.length + 1)
    const asked = after.questions.find((question) => question.id === probe)
    expect(asked).toMatchObject({ source: 'ai', followUpOf: questionId, timeEstimate: 2 })
    expect(asked?.text).toMatch(/^You said: “/)
    expect(STORY).toContain(/“(.*)”/.exec(asked?.text ?? '')?.[1])
    expect(asked?.points).toBeUndefined()
    expect(await take(person, id, questionId)).toEqual(after)
  })

  it('is not scored, and its points are shown with the feedback', async () => {
    const person = await app.signUp()
    const { id, questionId, probe } = await told(person)
    await take(person, id, questionId)
    const reply = 'It comes from the log of the report server, which I read every Monday for three months.'
    const done = await finish(app, person, id, { [questionId]: STORY, [probe]: reply })
    expect(done.feedback?.questionScores.map((result) => result.questionId)).toEqual([questionId])
    expect(done).toMatchObject({ score: done.feedback?.questionScores[0]?.score, answeredCount: 2 })
    expect(done.feedbackProgress).toEqual({ done: 1, total: 1 })
    expect(done.answers.find((answer) => answer.questionId === probe)?.text).toBe(reply)
    expect(done.questions.find((question) => question.id === probe)?.points).toHaveLength(2)
    expect(await app.deps.prisma.answerScore.count({ where: { interviewId: id, questionId: probe } })).toBe(0)
    const lessons = await person.trpc.interview.lessons.query({ id })
    expect(lessons.map((lesson) => lesson.questionId)).toEqual([questionId])
    expect(lessons[0]).toMatchObject({ followUp: { id: followUpId(questionId) }, next: null })
    await expect(
      person.trpc.interview.retakeAnswer.mutate({ id, questionId: probe, text: 'Once more.' }),
    ).rejects.toMatchObject({ ...refused('BAD_REQUEST'), message: expect.stringContaining('is not scored') })
  })

  it('is among the lessons where it was not asked', async () => {
    const person = await app.signUp()
    const { id, questionId } = await told(person)
    await finish(app, person, id, { [questionId]: STORY })
    const [lesson] = await person.trpc.interview.lessons.query({ id })
    expect(lesson?.next?.text).toMatch(/^You said: “/)
    expect(lesson?.next?.points).toHaveLength(2)
    expect(await read(person, id)).toMatchObject({ answeredCount: 1 })
  })

  it('is left out of the progress of the evaluation, in lists as in the interview', async () => {
    const person = await app.signUp()
    const { id, questionId, probe } = await told(person)
    await take(person, id, questionId)
    const progressOf = async () => {
      const { items } = await person.trpc.interview.list.query({ userId: person.user.id })
      return [items[0]?.feedbackProgress, (await read(person, id)).feedbackProgress]
    }
    const answers = [answerTo(questionId, STORY), answerTo(probe, 'It comes from the log of the report server.')]
    await person.trpc.interview.save.mutate({ id, currentQuestionIndex: 0, answers })
    expect(await progressOf()).toEqual(Array(2).fill({ done: 0, total: 0 }))
    await person.trpc.interview.complete.mutate({ id, answers })
    expect(await progressOf()).toEqual(Array(2).fill({ done: 0, total: 1 }))
    await app.runJobs()
    expect(await progressOf()).toEqual(Array(2).fill({ done: 1, total: 1 }))
  })

  it('does not make an interview of its own', async () => {
    const person = await app.signUp()
    const { id, questionId, probe } = await told(person)
    await take(person, id, questionId)
    const answers = [answerTo(questionId, ''), answerTo(probe, 'Only this one.')]
    await expect(person.trpc.interview.complete.mutate({ id, answers })).rejects.toMatchObject(refused('BAD_REQUEST'))
    expect(await read(person, id)).toMatchObject({ status: 'in_progress' })
  })

  it("follows the candidate's own question, which the bank has none for", async () => {
    const person = await app.signUp()
    const own = { text: 'Tell me about a time when you made a report faster.', points: [] }
    const { id, questionId, interview } = await told(person, { ownQuestions: [own], openers: false })
    expect(interview.questions.find((question) => question.id === questionId)?.source).toBe('own')
    expect((await take(person, id, questionId)).questions.some(({ followUpOf }) => followUpOf === questionId)).toBe(
      true,
    )
  })

  it('reads no more of an answer than its evaluation, and reads it once', async () => {
    const person = await app.signUp()
    const { id, questionId } = await told(person)
    const long = `${STORY} `.repeat(50_000 / STORY.length - 1)
    await person.trpc.interview.saveAnswer.mutate({ id, ...answerTo(questionId, long) })
    const make = vi.spyOn(app.deps.rules, 'makeProbingQuestions')
    try {
      const after = await take(person, id, questionId)
      expect(await take(person, id, questionId)).toEqual(after)
      expect(make.mock.calls.flatMap(([{ answers }]) => answers.map(({ answer }) => answer))).toEqual([
        evaluatedPart(long),
      ])
    } finally {
      make.mockRestore()
    }
  })

  it('is the written one where the answer gives no reason for another', async () => {
    const person = await app.signUp()
    const { id, questionId } = await told(person)
    await person.trpc.interview.saveAnswer.mutate({ id, ...answerTo(questionId, 'I asked them and it went well.') })
    expect(idsOf(await take(person, id, questionId))).toContain(followUpId(questionId))
  })
})

describe('an added follow-up question', () => {
  it('is answered, saved and resumed like any other', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    const questionId = questions[0]?.id ?? ''
    await take(person, id, questionId)
    await person.trpc.interview.saveAnswer.mutate({ id, ...answerTo(followUpId(questionId), 'As it is typed.') })
    const answers = [answerTo(questionId, 'The first.'), answerTo(followUpId(questionId), 'What came after.')]
    const saved = await person.trpc.interview.save.mutate({ id, currentQuestionIndex: 5, answers })
    expect(saved).toMatchObject({ status: 'saved', currentQuestionIndex: 5, answeredCount: 2, answers })
    expect(idsOf(saved)).toHaveLength(6)
    expect((await person.trpc.interview.listSaved.query({ userId: person.user.id })).items).toMatchObject([
      { id, questionCount: 6, answeredCount: 2 },
    ])
  })

  it('keeps the position of an interview that was saved at a later question', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    const { id } = interview
    const later = idAt(interview, 3)
    await person.trpc.interview.save.mutate({ id, currentQuestionIndex: 3, answers: [] })
    const ahead = await take(person, id, idAt(interview, 4))
    expect(idAt(ahead, ahead.currentQuestionIndex)).toBe(later)
    const at = await take(person, id, later)
    expect(idAt(at, at.currentQuestionIndex)).toBe(later)
    const behind = await take(person, id, idAt(interview, 0))
    expect(idAt(behind, behind.currentQuestionIndex)).toBe(later)
    expect(behind).toMatchObject({ status: 'saved', currentQuestionIndex: 4 })
  })

  it('is scored by its own points, and counts in the interview', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    const questionId = questions[1]?.id ?? ''
    const after = followUpId(questionId)
    await take(person, id, questionId)
    const { feedback, score, feedbackProgress } = await finish(app, person, id, {
      [questionId]: 'I asked them and it went well.',
      [after]: answerThatSaysAll(after),
    })
    expect(feedbackProgress).toEqual({ done: 2, total: 2 })
    expect(feedback?.questionScores.map((result) => result.questionId)).toEqual([questionId, after])
    const [first, second] = feedback?.questionScores ?? []
    const points = askedQuestion(after, ROLE)?.keyPoints ?? []
    expect(second?.modelAnswer).toEqual(points.map(({ text }) => text))
    expect(second?.points?.map(({ verdict }) => verdict)).toEqual(points.map(() => 'met'))
    expect(second?.score).toBeGreaterThan(first?.score ?? 100)
    expect(score).toBe(Math.round(((first?.score ?? 0) + (second?.score ?? 0)) / 2))
  })

  it('may stay unanswered', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    const questionId = questions[0]?.id ?? ''
    await take(person, id, questionId)
    const { feedback, feedbackStatus } = await finish(app, person, id, {
      [questionId]: answerThatSaysAll(questionId),
      [followUpId(questionId)]: ' ',
    })
    expect(feedbackStatus).toBe('ready')
    expect(feedback?.questionScores.map((result) => result.questionId)).toEqual([questionId])
  })
})

describe('a follow-up question is not available', () => {
  it('to an unknown question, one of another interview, or an invalid id', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    const { questions } = await startInterview(await app.signUp(), { role: 'civil-engineer' })
    for (const questionId of ['nowhere.1', 'openers.gone', questions[1]?.id ?? '', `${idAt(interview, 0)} `]) {
      await expect(take(person, interview.id, questionId)).rejects.toMatchObject(refused('BAD_REQUEST'))
    }
    expect(await read(person, interview.id)).toEqual(interview)
  })

  it('to an unknown question, and the refusal says no more than that', async () => {
    const person = await app.signUp()
    const { id } = await startInterview(person)
    expect((await person.post(`/api/interviews/${id}/follow-ups`, { questionId: 'x' })).body).toEqual({
      code: 'BAD_REQUEST',
      reason: 'unknown-question',
      message: 'The request names a question that is not in this interview.',
    })
  })

  it('to a follow-up question, added or not', async () => {
    const person = await app.signUp()
    const { id, questions } = await startInterview(person)
    const after = followUpId(questions[0]?.id ?? '')
    await expect(take(person, id, after)).rejects.toMatchObject(refused('BAD_REQUEST'))
    const taken = await take(person, id, questions[0]?.id ?? '')
    await expect(take(person, id, after)).rejects.toMatchObject({
      ...refused('BAD_REQUEST'),
      message: 'This question has no follow-up question.',
    })
    expect(await read(person, id)).toEqual(taken)
  })

  it('in an interview that was started without them', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person, { followUps: false })
    expect(interview.asksFollowUps).toBe(false)
    await expect(take(person, interview.id, idAt(interview, 0))).rejects.toMatchObject({
      ...refused('BAD_REQUEST'),
      message: 'This interview was started without follow-up questions.',
    })
    expect(await read(person, interview.id)).toEqual(interview)
    expect((await startInterview(person)).asksFollowUps).toBe(true)
  })

  it('to a personal question that asks for no story', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person, OWN_TEXTS)
    const personal = interview.questions.filter(({ source, category }) => source === 'ai' && category !== 'behavioral')
    expect(personal.length).toBeGreaterThan(4)
    for (const { id } of personal) {
      await expect(take(person, interview.id, id)).rejects.toMatchObject({
        ...refused('BAD_REQUEST'),
        message: 'This question has no follow-up question.',
      })
    }
    expect(await read(person, interview.id)).toEqual(interview)
  })

  it('once the interview is completed or discarded', async () => {
    const person = await app.signUp()
    const [completed, abandoned] = [await startInterview(person), await startInterview(person)]
    await finish(app, person, completed.id, { [idAt(completed, 0)]: 'I asked them and it went well.' })
    await person.trpc.interview.discard.mutate({ id: abandoned.id })
    for (const { id, questions } of [completed, abandoned]) {
      const before = await read(person, id)
      await expect(take(person, id, questions[0]?.id ?? '')).rejects.toMatchObject(refused('CONFLICT'))
      expect(await read(person, id)).toEqual(before)
    }
  })

  it('in the interview of another user', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const interview = await startInterview(owner)
    const questionId = idAt(interview, 0)
    for (const [who, code] of [
      [stranger, 'NOT_FOUND'],
      [app.visitor(), 'UNAUTHORIZED'],
    ] as const) {
      await expect(who.trpc.interview.addFollowUp.mutate({ id: interview.id, questionId })).rejects.toMatchObject(
        refused(code),
      )
    }
    expect(await read(owner, interview.id)).toEqual(interview)
  })
})
