import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideLink } from '@/content/guide-links'
import { knownQuestion } from '@/content/known-question'
import { headingId } from '@/domain/guides/outline'
import { followUpId } from '@/domain/interview/follow-up'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { InterviewDto } from '@/schemas/interview'
import { finish, idAt, OWN_TEXTS, payingUser, ROLE, refused, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const TEXT = 'I asked them and it went well.'

const lessonsOf = (person: TestUser, id: string) => person.trpc.interview.lessons.query({ id })

const isOpener = (questionId: string) => questionId.startsWith('openers.')

/** The interview with these questions answered and evaluated. */
const answered = (person: TestUser, { id }: InterviewDto, questionIds: readonly string[]) =>
  finish(app, person, id, Object.fromEntries(questionIds.map((questionId) => [questionId, TEXT])))

describe('the lessons of an interview', () => {
  it("are one per scored question, in the order of the interview, with the editors' notes", async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    const scored = [idAt(interview, 0), idAt(interview, 2), idAt(interview, 3)]
    await answered(person, interview, scored)
    const lessons = await lessonsOf(person, interview.id)
    expect(lessons).toEqual(
      scored.map((questionId) => {
        const known = knownQuestion(questionId, ROLE)
        return {
          questionId,
          example: known?.modelAnswer,
          why: known?.whyItWorks,
          mistake: known?.commonMistake,
          followUp: { id: followUpId(questionId), text: known?.followUp },
          next: null,
          guide: isOpener(questionId) ? expect.anything() : guideLink(questionId, ROLE),
        }
      }),
    )
    for (const { example, why, mistake } of lessons)
      for (const text of [example, why, mistake]) expect(text).toBeTruthy()
  })

  it('link to the guide where it explains the question', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person)
    const explained = interview.questions.filter(({ id }) => guideLink(id, ROLE)).map(({ id }) => id)
    const unexplained = interview.questions.find(({ id }) => !isOpener(id) && !guideLink(id, ROLE))?.id ?? ''
    expect(explained.length).toBeGreaterThan(0)
    await answered(person, interview, [...explained, unexplained])
    for (const { questionId, guide } of await lessonsOf(person, interview.id)) {
      if (questionId === unexplained) expect(guide).toBeNull()
      else
        expect(guide).toEqual({
          slug: ROLE,
          fragment: expect.stringMatching(/^[a-z0-9-]+$/),
          heading: expect.any(String),
        })
    }
  })

  it('have the example for the role of an opening question', async () => {
    const examples: (string | null | undefined)[] = []
    for (const role of ['accountant', 'civil-engineer'] as const) {
      const person = await app.signUp()
      const interview = await startInterview(person, { role })
      await answered(person, interview, [idAt(interview, 0)])
      const [lesson] = await lessonsOf(person, interview.id)
      expect(lesson?.questionId).toBe('openers.tell-me-about-yourself')
      expect(lesson?.example).toBe(knownQuestion('openers.tell-me-about-yourself', role)?.modelAnswer)
      expect(lesson?.guide).toEqual({
        slug: 'questions-everyone-gets',
        fragment: headingId(lesson?.guide?.heading ?? ''),
        heading: knownQuestion('openers.tell-me-about-yourself', role)?.text,
      })
      examples.push(lesson?.example)
    }
    expect(new Set(examples).size).toBe(2)
  })

  it('offer no follow-up question that was added in the interview, which has its own lesson', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person)
    // A question with a place in the guide, which its follow-up question shares.
    const questionId = interview.questions.find(({ id }) => guideLink(id, ROLE))?.id ?? ''
    const taken = await person.trpc.interview.addFollowUp.mutate({ id: interview.id, questionId })
    await answered(person, taken, [questionId, followUpId(questionId)])
    const lessons = await lessonsOf(person, interview.id)
    const guide = guideLink(questionId, ROLE)
    expect(guide).not.toBeNull()
    expect(lessons).toEqual([
      {
        questionId,
        example: expect.any(String),
        why: expect.any(String),
        mistake: expect.any(String),
        followUp: null,
        next: null,
        guide,
      },
      {
        questionId: followUpId(questionId),
        example: null,
        why: null,
        mistake: null,
        followUp: null,
        next: null,
        guide,
      },
    ])
  })

  it('offer a follow-up question that can be answered', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    await answered(person, interview, [idAt(interview, 1)])
    const { id } = interview
    const before = await lessonsOf(person, id)
    const { id: questionId } = before[0]?.followUp ?? { id: '' }
    expect(await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: TEXT })).toHaveLength(1)
    expect(await lessonsOf(person, id)).toEqual(before)
  })

  it('have nothing for a personal question', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person, OWN_TEXTS)
    const personal = interview.questions.filter(({ source }) => source === 'ai').map(({ id }) => id)
    expect(personal.length).toBeGreaterThan(0)
    await answered(person, interview, personal)
    expect(await lessonsOf(person, interview.id)).toEqual(
      personal.map((questionId) => ({
        questionId,
        example: null,
        why: null,
        mistake: null,
        followUp: null,
        next: null,
        guide: null,
      })),
    )
  })

  it('have nothing for a question that the editors have removed since', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    const row = await app.deps.prisma.interview.findFirstOrThrow({ where: { id: interview.id } })
    const [, ...rest] = row.questions as unknown as InterviewQuestion[]
    const gone = { ...rest[0], id: 'accountant.taken-out-since' }
    await app.deps.prisma.interview.updateMany({
      where: { id: interview.id },
      data: { questions: JSON.parse(JSON.stringify([gone, ...rest])) },
    })
    await answered(person, interview, [gone.id])
    expect(await lessonsOf(person, interview.id)).toEqual([
      { questionId: gone.id, example: null, why: null, mistake: null, followUp: null, next: null, guide: null },
    ])
  })
})

describe('there are no lessons', () => {
  it('before there is feedback, since they say what to answer', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person)
    const { id } = interview
    const tooEarly = () => expect(lessonsOf(person, id)).rejects.toMatchObject(refused('CONFLICT'))
    await tooEarly()
    const answers = [{ questionId: idAt(interview, 0), text: TEXT, timeSpent: 60 }]
    await person.trpc.interview.save.mutate({ id, currentQuestionIndex: 0, answers })
    await tooEarly()
    await person.trpc.interview.complete.mutate({ id, answers })
    await tooEarly()
    await app.runJobs()
    expect(await lessonsOf(person, id)).toHaveLength(1)
  })

  it('of an interview without feedback, which the refusal says', async () => {
    const person = await app.signUp()
    const { id } = await startInterview(person)
    expect((await person.get(`/api/interviews/${id}/lessons`)).body).toEqual({
      code: 'CONFLICT',
      reason: 'no-feedback-yet',
      message: 'The lessons of an interview can be read once it has its feedback.',
    })
  })

  it('of a discarded interview', async () => {
    const person = await app.signUp()
    const { id } = await startInterview(person)
    await person.trpc.interview.discard.mutate({ id })
    await expect(lessonsOf(person, id)).rejects.toMatchObject(refused('CONFLICT'))
  })

  it('for anybody but the owner', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const interview = await startInterview(owner)
    await answered(owner, interview, [idAt(interview, 0)])
    await expect(lessonsOf(stranger, interview.id)).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(lessonsOf(owner, 'nowhere')).rejects.toMatchObject(refused('NOT_FOUND'))
    await expect(app.visitor().trpc.interview.lessons.query({ id: interview.id })).rejects.toMatchObject(
      refused('UNAUTHORIZED'),
    )
  })
})
