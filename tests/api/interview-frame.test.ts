import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownQuestion } from '@/content/known-question'
import { allOpeners } from '@/content/openers'
import type { InterviewDto } from '@/schemas/interview'
import {
  answerThatSaysAll,
  finish,
  idAt,
  idsOf,
  OWN_TEXTS,
  payingUser,
  ROLE,
  startInterview,
} from '../helpers/practice'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const FIRST = 'openers.tell-me-about-yourself'

const placeOf = (id: string) => allOpeners().find((opener) => opener.id === id)?.place
const openersIn = (interview: InterviewDto) => idsOf(interview).filter((id) => id.startsWith('openers.'))

describe('an interview of five questions', () => {
  it('begins, when it is the first, with the most common opening question', async () => {
    const interview = await startInterview(await app.signUp())
    expect(interview.questions).toHaveLength(5)
    expect(idAt(interview, 0)).toBe(FIRST)
    expect(openersIn(interview)).toEqual([FIRST])
    // The editors' notes are not sent before the question is answered.
    expect(Object.keys(interview.questions[0] ?? {}).sort()).toEqual([
      'category',
      'id',
      'source',
      'text',
      'timeEstimate',
    ])
  })

  it('begins, when it is the second, with another opening question', async () => {
    const person = await app.signUp()
    await startInterview(person)
    const second = await startInterview(person)
    expect(second.questions).toHaveLength(5)
    expect(openersIn(second)).toEqual([idAt(second, 0)])
    expect(idAt(second, 0)).not.toBe(FIRST)
    expect(placeOf(idAt(second, 0))).toBe('opening')
  })
})

describe('an interview of thirty questions', () => {
  it('also ends with a closing question, within the same length', async () => {
    const interview = await startInterview(await payingUser(app))
    expect(interview.questions).toHaveLength(30)
    expect(new Set(idsOf(interview)).size).toBe(30)
    expect(openersIn(interview)).toEqual([FIRST, idAt(interview, 29)])
    expect(placeOf(idAt(interview, 29))).toBe('closing')
  })

  it('still has ten personal questions, neither first nor last', async () => {
    const interview = await startInterview(await payingUser(app), OWN_TEXTS)
    expect(interview.questions).toHaveLength(30)
    expect(interview.questions.filter(({ source }) => source === 'ai')).toHaveLength(10)
    expect(openersIn(interview)).toEqual([FIRST, idAt(interview, 29)])
  })

  it('uses new opening and closing questions while there are any, and never one that may not apply', async () => {
    const person = await payingUser(app)
    const openings = allOpeners().filter(({ place }) => place === 'opening').length
    const asked: (string | undefined)[][] = []
    // One more than there are opening questions.
    for (let i = 0; i <= openings; i++) {
      const interview = await startInterview(person)
      expect(interview.questions).toHaveLength(30)
      expect(openersIn(interview).map(placeOf)).toEqual(['opening', 'closing'])
      asked.push([idAt(interview, 0), idAt(interview, 29)])
    }
    expect(new Set(asked.slice(0, openings).map(([opening]) => opening)).size).toBe(openings)
    expect(new Set(asked.map(([, closing]) => closing)).size).toBe(openings + 1)
  })
})

describe('without openers', () => {
  it('an interview has the same length, with questions about the role only', async () => {
    const short = await startInterview(await app.signUp(), { openers: false })
    expect(short.questions).toHaveLength(5)
    expect(openersIn(short)).toEqual([])
    const long = await startInterview(await payingUser(app), { openers: false })
    expect(long.questions).toHaveLength(30)
    expect(openersIn(long)).toEqual([])
  })

  it('is set for one interview: the next begins with the first opening question', async () => {
    const person = await app.signUp()
    await startInterview(person, { openers: false })
    expect(idAt(await startInterview(person), 0)).toBe(FIRST)
  })

  it('is also accepted over REST, as true or false', async () => {
    const person = await app.signUp()
    const start = (openers: unknown) => person.post('/api/interviews', { userId: person.user.id, role: ROLE, openers })
    const { status, body } = await start('no')
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'Whether to begin with an opening question is true or false.' })
    const { body: started } = await start(false)
    expect(openersIn(started as InterviewDto)).toEqual([])
  })
})

it('an opening question is evaluated by its own points, like any question of the bank', async () => {
  const person = await app.signUp()
  const { id } = await startInterview(person)
  const points = knownQuestion(FIRST, ROLE)?.keyPoints ?? []
  const { feedback } = await finish(app, person, id, { [FIRST]: answerThatSaysAll(FIRST) })
  const [result] = feedback?.questionScores ?? []
  expect(result?.questionId).toBe(FIRST)
  expect(result?.modelAnswer).toEqual(points.map(({ text }) => text))
  expect(result?.points?.map(({ verdict }) => verdict)).toEqual(points.map(() => 'met'))
})
