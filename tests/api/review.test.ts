import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedQuestion } from '@/content/known-question'
import type { Role } from '@/domain/interview/roles'
import { SITTING_CARDS } from '@/domain/review/sitting'
import type { SittingDto } from '@/schemas/review'
import { restartEvaluation } from '@/server/services/evaluation/evaluate-interview'
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

const POOR = 'I asked them about it and then it went well. Everybody there was happy with me in the end.'
const DAY = 86_400_000
const pass = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * DAY)
}

const sitting = (person: TestUser): Promise<SittingDto> => person.trpc.review.sitting.query({ userId: person.user.id })
const cardsOf = (person: TestUser) => app.deps.prisma.reviewCard.findMany({ where: { userId: person.user.id } })

/** A user with weak answers to the first questions of an interview. */
async function beginner(answered = 1) {
  const person = await app.signUp()
  const interview = await startInterview(person)
  const texts = Object.fromEntries(
    idsOf(interview)
      .slice(0, answered)
      .map((id) => [id, POOR]),
  )
  const done = await finish(app, person, interview.id, texts)
  return { person, id: interview.id, questionId: idAt(interview, 0), scores: done.feedback?.questionScores ?? [] }
}

describe('points that an interview missed', () => {
  it('become a card each, due the next day, and cost no unit', async () => {
    const { person, scores } = await beginner(2)
    const missed = scores.flatMap(({ points = [], modelAnswer }) =>
      points.flatMap(({ verdict }, i) => (/missing|contradicted/.test(verdict) ? (modelAnswer[i] ?? []) : [])),
    )
    expect(missed.length).toBeGreaterThan(2)
    expect((await cardsOf(person)).map(({ point }) => point).sort()).toEqual([...missed].sort())
    expect(await sitting(person)).toMatchObject({ cards: [], dueCount: 0, laterCount: missed.length })
    const before = await person.trpc.user.usage.query({ id: person.user.id })
    pass(1)
    const { cards, dueCount, nextDue } = await sitting(person)
    expect(dueCount).toBe(missed.length)
    expect(nextDue).toBeNull()
    expect(new Set(cards.map(({ question }) => question.id)).size).toBe(2)
    expect(cards.map(({ prompt }) => prompt)).toEqual([null, null])
    for (const { id } of cards) await person.trpc.review.answer.mutate({ id, text: POOR })
    expect(await person.trpc.user.usage.query({ id: person.user.id })).toEqual(before)
  })

  it('are asked five per session', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person)
    await finish(
      app,
      person,
      interview.id,
      Object.fromEntries(
        idsOf(interview)
          .slice(0, 8)
          .map((id) => [id, POOR]),
      ),
    )
    pass(1)
    const { cards, dueCount } = await sitting(person)
    expect(cards).toHaveLength(SITTING_CARDS)
    expect(new Set(cards.map(({ question }) => question.id)).size).toBe(SITTING_CARDS)
    expect(dueCount).toBeGreaterThan(SITTING_CARDS)
  })

  it('count once when the same answers are evaluated again', async () => {
    const { person, id } = await beginner()
    const before = await cardsOf(person)
    pass(2)
    await app.deps.prisma.$transaction((tx) =>
      restartEvaluation(app.deps, tx, { userId: person.user.id, interviewId: id }),
    )
    await app.runJobs()
    expect(await cardsOf(person)).toEqual(before)
  })

  it('are taken from personal questions as well', async () => {
    const person = await payingUser(app)
    const interview = await startInterview(person, OWN_TEXTS)
    const own = interview.questions.find(({ source }) => source === 'ai')?.id ?? ''
    await finish(app, person, interview.id, { [own]: POOR })
    pass(1)
    const { cards } = await sitting(person)
    expect(cards).toMatchObject([{ question: { id: own } }])
    const reviewed = await person.trpc.review.answer.mutate({ id: cards[0]?.id ?? '', text: POOR })
    expect(reviewed.grade).not.toBeNull()
  })
})

describe('a retake', () => {
  it('grades the points it makes as good, so that they are due later', async () => {
    const { person, id, questionId } = await beginner()
    const before = await cardsOf(person)
    pass(1)
    const text = answerThatSaysAll(questionId)
    const attempts = await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text })
    const result = attempts.at(-1)?.result
    const met = new Set(result?.modelAnswer.filter((_, i) => result.points?.[i]?.verdict === 'met'))
    expect(met.size).toBeGreaterThan(1)
    for (const card of await cardsOf(person)) {
      const isMet = met.has(card.point)
      expect(card).toMatchObject(isMet ? { lastGrade: 'good', reps: 2 } : {})
      if (isMet) expect(card.due.getTime()).toBeGreaterThan(app.clock.now.getTime() + DAY)
    }
    expect(before.some(({ point }) => met.has(point))).toBe(true)
  })
})

describe('an answer to a card', () => {
  it('returns the verdict, its quote, an example wording, and the next due date', async () => {
    const { person, questionId } = await beginner()
    pass(1)
    const [card] = (await sitting(person)).cards
    const point = (await app.deps.prisma.reviewCard.findFirst({ where: { id: card?.id ?? '' } }))?.point
    const says = askedQuestion(questionId, ROLE as Role)?.keyPoints.find(({ text }) => text === point)?.says
    const text = `Let me answer that. ${says?.[0]}`
    const answered = await person.trpc.review.answer.mutate({ id: card?.id ?? '', text })
    expect(answered).toMatchObject({ point, verdict: 'met', grade: 'good', model: says?.[0] })
    expect(text).toContain(answered.quote ?? text)
    expect(answered.due.getTime()).toBeGreaterThan(app.clock.now.getTime() + DAY)
    expect((await sitting(person)).cards.map(({ id }) => id)).not.toContain(card?.id)
  })

  it('reveals the point the next time after a miss', async () => {
    const { person } = await beginner()
    pass(1)
    const [card] = (await sitting(person)).cards
    const { grade, point, due } = await person.trpc.review.answer.mutate({ id: card?.id ?? '', text: POOR })
    expect(grade).toBe('again')
    pass(1)
    expect(due.getTime()).toBeLessThanOrEqual(app.clock.now.getTime())
    const again = await app.deps.prisma.reviewCard.findFirst({ where: { id: card?.id ?? '' } })
    expect(again).toMatchObject({ asked: 1, lastGrade: 'again' })
    await app.deps.prisma.reviewCard.deleteMany({ where: { userId: person.user.id, id: { not: card?.id ?? '' } } })
    expect((await sitting(person)).cards).toMatchObject([{ prompt: point }])
  })

  it('counts once when it is sent twice', async () => {
    const { person } = await beginner()
    pass(1)
    const id = (await sitting(person)).cards[0]?.id ?? ''
    const first = await person.trpc.review.answer.mutate({ id, text: POOR })
    const second = await person.trpc.review.answer.mutate({ id, text: POOR })
    expect(second).toEqual({ ...first, grade: null, alsoMet: [] })
  })

  it('also postpones other due points that it makes', async () => {
    const { person, questionId } = await beginner()
    pass(1)
    const before = (await sitting(person)).dueCount
    const id = (await sitting(person)).cards[0]?.id ?? ''
    const { alsoMet } = await person.trpc.review.answer.mutate({ id, text: answerThatSaysAll(questionId) })
    expect(alsoMet.length).toBeGreaterThan(0)
    expect((await sitting(person)).dueCount).toBe(before - 1 - alsoMet.length)
  })

  it('is refused when it is one sentence, or in another language', async () => {
    const { person } = await beginner()
    pass(1)
    const [card] = (await sitting(person)).cards
    const id = card?.id ?? ''
    const before = await cardsOf(person)
    const answer = (text: string) => person.trpc.review.answer.mutate({ id, text })
    await expect(answer('I asked them about it.')).rejects.toMatchObject(refused('BAD_REQUEST'))
    await expect(
      answer('Ich habe die Kunden gefragt. Danach war es gut und alle waren zufrieden.'),
    ).rejects.toMatchObject(refused('BAD_REQUEST'))
    expect(await cardsOf(person)).toEqual(before)
    // Admitting it counts as an answer.
    expect((await answer('I have no idea. I do not know that.')).grade).toBe('again')
  })

  it('can be given over REST', async () => {
    const { person } = await beginner()
    pass(1)
    const { body } = await person.get(`/api/reviews/user/${person.user.id}`)
    const id = (body as SittingDto).cards[0]?.id
    expect(await person.post(`/api/reviews/${id}/answer`, { text: POOR })).toMatchObject({
      status: 200,
      body: { id, grade: 'again' },
    })
  })
})
