/** How a person practises: stored with the account, followed by what is computed, and never part of a score. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REMARKS, say, TIMED } from '@/domain/evaluation/advice/statements'
import { type PracticeSettings, USUAL_PRACTICE } from '@/domain/practice-settings/settings'
import type { InterviewDto } from '@/schemas/interview'
import { answerOf } from '../helpers/answers'
import { attemptsOf, finish, idAt, idsOf, ROLE, refused, startInterview } from '../helpers/practice'
import { createTestApp, ORIGIN, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const CHANGED: PracticeSettings = {
  measuresSpeech: false,
  answerTime: 'none',
  oneThing: true,
  readsAloud: true,
  inWriting: true,
  widerSpacing: true,
}

const change = async (person: TestUser, changed: Partial<PracticeSettings>) =>
  (await person.trpc.user.changePractice.mutate({ id: person.user.id, ...changed })).user.practiceSettings

const settingsOf = async (person: TestUser) =>
  (await person.trpc.user.get.query({ id: person.user.id })).practiceSettings

describe('how a person practises', () => {
  it('is the usual way until something is changed, which leaves the rest as it is', async () => {
    const person = await app.signUp()
    expect(person.user.practiceSettings).toEqual(USUAL_PRACTICE)
    expect(await change(person, { oneThing: true })).toEqual({ ...USUAL_PRACTICE, oneThing: true })
    expect(await change(person, { answerTime: 'double' })).toMatchObject({ oneThing: true, answerTime: 'double' })
    expect(await settingsOf(person)).toEqual({ ...USUAL_PRACTICE, oneThing: true, answerTime: 'double' })
  })

  it('is changed over REST as well, and refused in one sentence', async () => {
    const person = await app.signUp()
    const path = `/api/user/${person.user.id}/practice-settings`
    const { status, body } = await person.patch(path, CHANGED)
    expect([status, body]).toMatchObject([200, { user: { practiceSettings: CHANGED } }])
    expect(await person.patch(path, { answerTime: 'ten minutes' })).toMatchObject({
      status: 400,
      body: { message: 'Please choose how much time you want.' },
    })
    expect(await settingsOf(person)).toEqual(CHANGED)
  })

  it('is for its owner to change', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()]
    const input = { id: owner.user.id, oneThing: true }
    await expect(stranger.trpc.user.changePractice.mutate(input)).rejects.toMatchObject(refused('FORBIDDEN'))
    await expect(app.visitor().trpc.user.changePractice.mutate(input)).rejects.toMatchObject(refused('UNAUTHORIZED'))
    expect(await settingsOf(owner)).toEqual(USUAL_PRACTICE)
  })

  it('is part of the export, without a reason', async () => {
    const person = await app.signUp()
    await change(person, CHANGED)
    const { body } = await person.get(`/api/user/${person.user.id}/export`)
    expect(body).toMatchObject({ account: { practiceSettings: CHANGED } })
    expect(JSON.stringify(body)).not.toMatch(/diagnos|disab|stammer|dyslex|adhd/i)
  })
})

/** A good answer, a short one and one without content. */
const ANSWERS = [answerOf(1), 'I asked them and it went well.', 'I do not know.']

/** Sentences that name a time limit, which no random question would bring for sure. */
const PLANTED = {
  improvements: [say('practiseAloud'), say('tooShort', { count: '7 words' })],
  remarks: [REMARKS['too-long']('900')],
  recommendations: [TIMED.best, `Write them down and ${TIMED.explain}`],
}

/** Adds these sentences to the stored result of the short answer, and to the feedback. */
async function plant(person: TestUser, { id, questions }: InterviewDto): Promise<void> {
  const { prisma } = app.deps
  const userId = person.user.id
  const where = { userId_interviewId_questionId: { userId, interviewId: id, questionId: questions[1]?.id ?? '' } }
  const { result } = await prisma.answerScore.findUniqueOrThrow({ where })
  const { improvements, remarks, recommendations } = PLANTED
  await prisma.answerScore.update({ where, data: { result: { ...(result as object), improvements, remarks } } })
  const ofInterview = { userId_id: { userId, id } }
  const { summary } = await prisma.interview.findUniqueOrThrow({ where: ofInterview })
  await prisma.interview.update({
    where: ofInterview,
    data: { summary: { ...(summary as object), recommendations } },
  })
}

/** Two people who are asked the same questions, the second with every setting changed, and give the same answers. */
async function twins() {
  const [usual, changed] = [await app.signUp(), await app.signUp()]
  await change(changed, CHANGED)
  const first = await startInterview(usual)
  const second = await startInterview(changed)
  const { prisma } = app.deps
  const where = { userId_id: { userId: usual.user.id, id: first.id } }
  const { questions } = await prisma.interview.findUniqueOrThrow({ where, select: { questions: true } })
  await prisma.interview.update({
    where: { userId_id: { userId: changed.user.id, id: second.id } },
    data: { questions: questions ?? [] },
  })
  const texts = Object.fromEntries(ANSWERS.map((text, i) => [idAt(first, i), text]))
  const scored = [await finish(app, usual, first.id, texts), await finish(app, changed, second.id, texts)] as const
  expect(idsOf(scored[1])).toEqual(idsOf(scored[0]))
  await plant(usual, scored[0])
  await plant(changed, scored[1])
  const read = (person: TestUser, { id }: InterviewDto) => person.trpc.interview.get.query({ id })
  return { usual, changed, scored, results: [await read(usual, first), await read(changed, second)] as const }
}

/** Everything in a result but the sentences that settings may put differently. */
function withoutWords({ score, answers, feedback }: InterviewDto) {
  const { recommendations, questionScores = [], ...summary } = feedback ?? {}
  return {
    score,
    summary,
    recommended: recommendations?.length,
    answers: answers.map(({ text }) => text),
    scores: questionScores.map(({ improvements, remarks, ...rest }) => ({
      ...rest,
      advice: [improvements.length, remarks.length],
    })),
  }
}

const sentences = ({ feedback }: InterviewDto) =>
  [feedback?.recommendations, ...(feedback?.questionScores ?? []).flatMap((s) => [s.improvements, s.remarks])]
    .flat()
    .join('\n')

describe('the result of an interview', () => {
  it('has the same scores, ranges, verdicts and quotes whatever is changed', async () => {
    const { scored, results } = await twins()
    expect(scored[0].feedback?.questionScores.length).toBe(ANSWERS.length)
    expect(withoutWords(scored[1])).toEqual(withoutWords(scored[0]))
    const [usual, changed] = results
    expect(withoutWords(changed)).toEqual(withoutWords(usual))
    expect(sentences(usual)).toMatch(/in under two minutes/)
    expect(sentences(usual)).toMatch(/take over five minutes to say/)
    expect(sentences(changed)).not.toMatch(/minute|aloud/)
  })

  it('follows a change at once, also an earlier one, and follows it back', async () => {
    const { usual: person, results } = await twins()
    const [before] = results
    await change(person, { answerTime: 'double' })
    const longer = await person.trpc.interview.get.query({ id: before.id })
    expect(sentences(longer)).toMatch(/in under four minutes/)
    expect(sentences(longer)).not.toMatch(/two minutes|five minutes/)
    expect(withoutWords(longer)).toEqual(withoutWords(before))
    await change(person, { answerTime: 'usual' })
    expect(await person.trpc.interview.get.query({ id: before.id })).toEqual(before)
  })

  it('can be contested in any wording, and the score without a remark is the same', async () => {
    const { usual, changed, results } = await twins()
    const [a, b] = results
    const short = idAt(a, 1)
    const remarks = (person: TestUser, id: string) =>
      person.trpc.interview.remarks.query({ id, questionId: short, number: 1 })
    const [usually, otherwise] = [await remarks(usual, a.id), await remarks(changed, b.id)]
    expect(otherwise.map(({ remark }) => remark)).toEqual(usually.map(({ remark }) => remark))
    expect(otherwise.map(({ text }) => text).join(' ')).not.toMatch(/minute/)
    const contest = async (person: TestUser, id: string) =>
      (await person.trpc.interview.contest.mutate({ id, questionId: short, remark: 'tooShort' }))[0]
    expect(await contest(changed, b.id)).toEqual(await contest(usual, a.id))
  })

  it('is worded alike for a further attempt', async () => {
    const { changed, results } = await twins()
    const { id } = results[1]
    await changed.trpc.interview.retakeAnswer.mutate({
      id,
      questionId: idAt(results[1], 1),
      text: 'We asked and it was fine.',
    })
    await app.runJobs()
    const attempts = await attemptsOf(changed, id)
    expect(attempts.length).toBe(2)
    const said = attempts.flatMap(({ result }) => [...(result?.improvements ?? []), ...(result?.remarks ?? [])])
    expect(said.join('\n')).toMatch(/Most answers have 130 to 260/)
    expect(said.join('\n')).not.toMatch(/minute|aloud/)
  })

  it('shows a mentor neither times nor measures of speech, and no setting', async () => {
    const { changed, results } = await twins()
    const { token } = await changed.trpc.mentor.createLink.mutate({ id: results[1].id })
    const { body } = await app.visitor().get(`/api/shared/${token}`)
    expect(JSON.stringify(body)).not.toMatch(/timeSpent|pauses|fillers|practiceSettings/)
  })
})

describe('the practice plan', () => {
  it('counts on the time that was chosen, also in the calendar', async () => {
    const person = await app.signUp()
    const interviewOn = new Date(app.clock.now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10)
    const userId = person.user.id
    await person.trpc.practice.setGoal.mutate({ userId, role: ROLE, timeZone: 'Africa/Lagos', interviewOn })
    const minutes = async () =>
      (await person.trpc.practice.plan.query({ userId })).days.flatMap(({ steps }) => steps.map((step) => step.minutes))
    const calendar = async () =>
      (await person.send(new Request(`${ORIGIN}/api/practice/user/${userId}/calendar`))).text()
    const usual = await minutes()
    expect(usual).toContain(20)
    expect(await calendar()).toContain('20 minutes')
    await change(person, { answerTime: 'double' })
    expect(await minutes()).toEqual(usual.map((each) => 2 * (each ?? 0)))
    expect(await calendar()).toContain('40 minutes')
    await change(person, { answerTime: 'none' })
    expect(new Set(await minutes())).toEqual(new Set([null]))
    expect(await calendar()).not.toContain('minutes')
  })
})
