import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheatSheetDto } from '@/schemas/cheat-sheet'
import type { InterviewDto } from '@/schemas/interview'
import { finish, idAt, OWN_TEXTS, refused, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const GOOD = 'Where do the supplier accounts go wrong most often, and what have you tried?'
const POOR = 'How much is the salary?'
const { jobDescription } = OWN_TEXTS
const keep = (person: TestUser, id: string, questions: string[]) =>
  person.post(`/api/interviews/${id}/questions-to-us`, { questions })
const read = (person: TestUser, id: string) => person.trpc.interview.get.query({ id })

it('are stored with the interview and assessed, replace one another, and change nothing else', async () => {
  const person = await app.signUp()
  const interview = await startInterview(person, { jobDescription })
  expect(interview.questionsToUs).toEqual([])
  const { status, body } = await keep(person, interview.id, [`  ${GOOD} `, POOR])
  expect(status).toBe(200)
  const { questionsToUs, ...rest } = body as InterviewDto
  expect(questionsToUs.map(({ text }) => text)).toEqual([GOOD, POOR])
  expect(questionsToUs.map(({ criteria }) => criteria.map(({ verdict }) => verdict))).toEqual([
    ['met', 'met', 'met'],
    ['unmet', 'met', 'unmet'],
  ])
  expect(rest).toMatchObject({ status: 'in_progress', questions: interview.questions })
  await person.trpc.interview.saveQuestionsToUs.mutate({ id: interview.id, questions: [POOR] })
  expect((await read(person, interview.id)).questionsToUs.map(({ text }) => text)).toEqual([POOR])
  await keep(person, interview.id, [])
  expect((await read(person, interview.id)).questionsToUs).toEqual([])
})

it('can be written once the interview is completed, but not once it is discarded', async () => {
  const person = await app.signUp()
  const interview = await startInterview(person, { jobDescription })
  const { score } = await finish(app, person, interview.id, { [idAt(interview, 0)]: 'I asked them and it went well.' })
  await keep(person, interview.id, [GOOD])
  expect(await read(person, interview.id)).toMatchObject({
    score,
    status: 'completed',
    questionsToUs: [{ text: GOOD }],
  })

  const other = await startInterview(person)
  await person.trpc.interview.discard.mutate({ id: other.id })
  expect(await keep(person, other.id, [GOOD])).toMatchObject({
    status: 409,
    body: { reason: 'interview-ended', message: 'This interview was discarded and cannot be changed.' },
  })
})

it('are exported, and listed on the cheat sheet, the good ones first', async () => {
  const person = await app.signUp()
  const interview = await startInterview(person, { jobDescription })
  await keep(person, interview.id, [POOR, GOOD])
  const { interviews } = await person.trpc.user.export.query({ id: person.user.id })
  expect(interviews[0]?.questionsToUs.map(({ text }) => text)).toEqual([POOR, GOOD])
  const { ask } = (await person.get(`/api/cheat-sheet/user/${person.user.id}`)).body as CheatSheetDto
  expect(ask[0]).toBe(GOOD)
  expect(ask).not.toContain(POOR)
  expect(ask.length).toBeGreaterThan(3)
  expect(ask.length).toBeLessThanOrEqual(6)
})

it.each([
  [['Why?'], 'A question to the interviewer has at least 5 characters.'],
  [['w'.repeat(201)], 'A question to the interviewer is too long: at most 200 characters can be kept.'],
  [Array(4).fill(GOOD), 'At most 3 questions to the interviewer can be kept.'],
  [GOOD, 'The questions to the interviewer must be a list.'],
])('%j is refused', async (questions, message) => {
  const person = await app.signUp()
  const { id } = await startInterview(person)
  expect(await keep(person, id, questions as string[])).toMatchObject({ status: 400, body: { message } })
})

it('belong to the owner of the interview alone', async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()]
  const { id } = await startInterview(owner)
  const questions = [GOOD]
  for (const [who, code] of [
    [stranger, 'NOT_FOUND'],
    [app.visitor(), 'UNAUTHORIZED'],
  ] as const) {
    await expect(who.trpc.interview.saveQuestionsToUs.mutate({ id, questions })).rejects.toMatchObject(refused(code))
  }
  expect((await read(owner, id)).questionsToUs).toEqual([])
})
