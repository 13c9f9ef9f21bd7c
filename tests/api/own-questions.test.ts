import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finish, idAt, idsOf, OWN_TEXTS, payingUser, ROLE, refused, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const WHY = {
  text: 'Why do you want to keep the books of a hospital?',
  points: [
    'Patients come first, so the books must never hold up a purchase',
    'I audited a clinic in Ibadan for two years',
  ],
}
const brought = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ text: `What would you do in your week number ${i + 1} with us?` }))

describe("the candidate's own questions", () => {
  it('are asked first, within the length, and replace the opening question', async () => {
    const interview = await startInterview(await app.signUp(), { ownQuestions: [WHY, ...brought(1)] })
    expect(interview.questions).toHaveLength(5)
    expect(interview.questions.slice(0, 2)).toMatchObject([
      { ...WHY, source: 'own', category: 'situational' },
      { text: brought(1)[0]?.text, source: 'own', category: 'situational', points: [] },
    ])
    expect(interview.questions.slice(2).every(({ source, points }) => source === 'bank' && !points)).toBe(true)
    expect(idsOf(interview).some((id) => id.startsWith('openers.'))).toBe(false)
  })

  it('fill the interview where there are enough of them', async () => {
    const { questions } = await startInterview(await app.signUp(), { ownQuestions: brought(10) })
    expect(questions.map(({ text }) => text)).toEqual(brought(5).map(({ text }) => text))
  })

  it('come before the personal ones, all of which are kept while there is room', async () => {
    const person = await payingUser(app)
    const { questions } = await startInterview(person, { ...OWN_TEXTS, ownQuestions: brought(10) })
    expect(questions).toHaveLength(30)
    expect(questions.slice(0, 10).every(({ source }) => source === 'own')).toBe(true)
    expect(questions.filter(({ source }) => source === 'ai')).toHaveLength(10)
    expect(questions[29]?.id).toMatch(/^openers\./)
    const short = await startInterview(person, { ...OWN_TEXTS, questionCount: 10, ownQuestions: brought(9) })
    expect(short.questions.map(({ source }) => source)).toEqual([...Array(9).fill('own'), 'bank'])
  })

  it('have no follow-up question', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person, { ownQuestions: [WHY] })
    await expect(
      person.trpc.interview.addFollowUp.mutate({ id: interview.id, questionId: idAt(interview, 0) }),
    ).rejects.toMatchObject(refused('BAD_REQUEST'))
  })
})

describe('an answer to one', () => {
  it("is evaluated by the candidate's points", async () => {
    const person = await app.signUp()
    const interview = await startInterview(person, { ownQuestions: [WHY] })
    const id = idAt(interview, 0)
    const { feedback } = await finish(app, person, interview.id, {
      [id]: 'For me patients come first, so the books must never hold up a purchase of drugs or oxygen. That is why I would keep a small float for the ward and settle it each Friday with the storekeeper. I like work where a figure helps somebody on the same day.',
    })
    const [score] = feedback?.questionScores ?? []
    expect(score?.modelAnswer).toEqual(WHY.points)
    expect(score?.points?.[0]?.verdict).toBe('met')
    expect(score?.points?.[1]?.verdict).toBe('missing')
    expect(score?.dimensions).toHaveProperty('substance')
    expect(score?.remarks.join(' ')).not.toContain('No points were given')
    // The lesson contains nothing from the bank.
    expect(await person.trpc.interview.lessons.query({ id: interview.id })).toEqual([
      { questionId: id, example: null, why: null, mistake: null, followUp: null, next: null, guide: null },
    ])
  })

  it('without points gets no score for its content, and says so', async () => {
    const person = await app.signUp()
    const interview = await startInterview(person, { ownQuestions: [{ text: WHY.text }] })
    const { feedback } = await finish(app, person, interview.id, {
      [idAt(interview, 0)]:
        'First I would meet the storekeeper and the ward sisters, because they know where money gets stuck. Then I would close March with them, list every open order, and settle the three largest by Friday.',
    })
    const [score] = feedback?.questionScores ?? []
    expect(score?.modelAnswer).toEqual([])
    expect(score?.dimensions).not.toHaveProperty('substance')
    expect(score?.remarks.join(' ')).toContain('whether what it says is right was not judged')
  })

  it('is exported with its points', async () => {
    const person = await app.signUp()
    await startInterview(person, { ownQuestions: [WHY] })
    const { interviews } = await person.trpc.user.export.query({ id: person.user.id })
    expect(interviews[0]?.questions[0]).toMatchObject(WHY)
  })
})

describe('an invalid own question', () => {
  it.each([
    [[{ text: 'Why us?' }], 'A question of your own has at least 10 characters.'],
    [[{ text: 'w'.repeat(301) }], 'A question of your own is too long: at most 300 characters can be kept.'],
    [brought(11), 'At most 10 questions of your own can be asked in an interview.'],
    [[...brought(1), ...brought(1)], 'This question stands there twice.'],
    [[{ ...WHY, points: Array(6).fill('A point') }], 'At most 5 points can be kept for a question.'],
    [[{ ...WHY, points: ['x'] }], 'A point that you want to make has at least 3 characters.'],
    [[{ ...WHY, category: 'odd' }], 'The kind of a question is technical, behavioral or situational.'],
    ['Why us?', 'Your own questions must be a list.'],
    [[WHY.text], 'A question of your own must have a text.'],
  ])('is refused: %j', async (ownQuestions, message) => {
    const person = await app.signUp()
    const { status, body } = await person.post('/api/interviews', { userId: person.user.id, role: ROLE, ownQuestions })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message })
  })
})
