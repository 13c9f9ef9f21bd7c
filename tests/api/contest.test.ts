/**
 * Contesting an evaluation: the score with and without the remark, the second opinion, the review card, and the undo.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contestableRemarks } from '@/domain/evaluation/contest/contestable-remarks'
import type { ContestableRemarkDto, ContestedReadingDto } from '@/schemas/contest'
import { PRINT } from '@/server/desk/print'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { countContested } from '@/server/services/desk/contested'
import { answerThatSaysAll, attemptsOf, finish, idAt, startInterview } from '../helpers/practice'
import { standInModel } from '../helpers/stand-in-model'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const FIRST = 'I would ask the supplier for the invoice first, then match it with the order and the delivery note.'

/** An interview with one answer that misses points, and its evaluation. */
async function evaluated(person: TestUser, on: TestApp = app) {
  const started = await startInterview(person, { openers: false })
  const questionId = idAt(started, 0)
  const { id, feedback, score } = await finish(on, person, started.id, { [questionId]: FIRST })
  const [result] = feedback?.questionScores ?? []
  if (!result) throw new Error('no result')
  const missing = (result.points ?? []).findIndex(({ verdict }) => verdict === 'missing')
  expect(missing).toBeGreaterThanOrEqual(0)
  return { id, questionId, result, score, missing, remark: `point.${missing}` }
}

const list = async (person: TestUser, id: string) =>
  (await person.get(`/api/interviews/${id}/contests`)).body as ContestedReadingDto[]

const dueCards = async (person: TestUser) =>
  (await person.trpc.review.sitting.query({ userId: person.user.id })).dueCount +
  (await person.trpc.review.sitting.query({ userId: person.user.id })).laterCount

describe('a verdict that is contested', () => {
  it('is excluded, with a new score in a wider range, while the stored score stays', async () => {
    const person = await app.signUp()
    const { id, questionId, result, remark, score } = await evaluated(person)
    const before = await person.trpc.interview.get.query({ id })
    const contested = await person.trpc.interview.contest.mutate({ id, questionId, remark })
    expect(contested).toMatchObject([
      { questionId, number: 1, evaluator: 'local', score: result.score, secondOpinion: null },
    ])
    const [reading] = contested
    expect(reading?.remarks.map((one) => one.remark)).toEqual([remark])
    expect(reading?.scoreWithout).toBeGreaterThan(result.score)
    expect(reading?.range.low).toBeLessThanOrEqual(result.range.low)
    // It cannot grow beyond the end of the scale.
    expect(reading?.range.high).toBeGreaterThan(Math.min(result.range.high, 99))
    expect(await list(person, id)).toEqual(contested)
    expect(await person.trpc.interview.get.query({ id })).toEqual(before)
    const { totals } = await person.trpc.interview.overview.query({ userId: person.user.id })
    expect(totals.score).toBe(score)
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })
  })

  it('is contested once by simultaneous requests, and restored by an undo', async () => {
    const person = await app.signUp()
    const { id, questionId, remark } = await evaluated(person)
    const body = { questionId, remark }
    await Promise.all([1, 2, 3].map(() => person.post(`/api/interviews/${id}/contests`, body)))
    expect((await list(person, id))[0]?.remarks).toHaveLength(1)
    const undone = await person.post(`/api/interviews/${id}/contests/undo`, body)
    expect(undone).toMatchObject({ status: 200, body: [] })
    expect(await list(person, id)).toEqual([])
    expect((await person.post(`/api/interviews/${id}/contests/undo`, body)).body).toEqual([])
  })

  it('adds up with other contested verdicts of the same answer', async () => {
    const person = await app.signUp()
    const { id, questionId, result } = await evaluated(person)
    const missing = (result.points ?? []).flatMap(({ verdict }, i) => (verdict === 'missing' ? [i] : []))
    let last = result.score
    for (const i of missing) {
      const [reading] = await person.trpc.interview.contest.mutate({ id, questionId, remark: `point.${i}` })
      expect(reading?.scoreWithout).toBeGreaterThanOrEqual(last)
      last = reading?.scoreWithout ?? 0
    }
    expect(last).toBeGreaterThan(result.score)
  })

  it('suspends its card, even after a retake, until it is undone', async () => {
    const person = await app.signUp()
    const { id, questionId, remark } = await evaluated(person)
    const all = await dueCards(person)
    await person.trpc.interview.contest.mutate({ id, questionId, remark })
    expect(await dueCards(person)).toBe(all - 1)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: `${FIRST} That is all I do.` })
    // The new answer may miss other points than the first.
    const withoutIt = await dueCards(person)
    await person.trpc.interview.undoContest.mutate({ id, questionId, remark })
    expect(await dueCards(person)).toBe(withoutIt + 1)
  })

  it('may be praise, which suspends no card', async () => {
    const person = await app.signUp()
    const started = await startInterview(person, { openers: false })
    const questionId = idAt(started, 0)
    const text = answerThatSaysAll(questionId)
    const { id, feedback } = await finish(app, person, started.id, { [questionId]: text })
    const result = feedback?.questionScores[0]
    const met = result?.points?.findIndex(({ verdict }) => verdict === 'met') ?? -1
    const cards = await dueCards(person)
    const [reading] = await person.trpc.interview.contest.mutate({ id, questionId, remark: `point.${met}` })
    expect(reading?.scoreWithout).toBeLessThan(result?.score ?? 0)
    expect(await dueCards(person)).toBe(cards)
  })

  it('may be on a later attempt', async () => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    await person.trpc.interview.retakeAnswer.mutate({ id, questionId, text: `${FIRST} I also call them.` })
    const second = (await attemptsOf(person, id)).find(({ number }) => number === 2)?.result
    const [remark] = second ? contestableRemarks(second).filter(({ text }) => text !== null) : []
    const contested = await person.trpc.interview.contest.mutate({
      id,
      questionId,
      number: 2,
      remark: remark?.key ?? '',
    })
    expect(contested).toMatchObject([{ questionId, number: 2, score: second?.score }])
  })
})

describe('what can be contested', () => {
  it('is listed with its key, each of which is accepted, and sentences on several points once for each', async () => {
    const person = await app.signUp()
    const { id, questionId, result } = await evaluated(person)
    const path = `/api/interviews/${id}/answers/${encodeURIComponent(questionId)}/remarks`
    const { body } = await person.get(path)
    const remarks = body as ContestableRemarkDto[]
    const sentences = [...result.strengths, ...result.improvements, ...result.remarks]
    expect(new Set(remarks.flatMap(({ text }) => text ?? []))).toEqual(new Set(sentences))
    expect(remarks.filter(({ text }) => text === null)).toHaveLength(result.modelAnswer.length)
    const several = remarks.filter(({ statement }) => statement === 'pointsMissing')
    expect(several.map(({ remark }) => remark)).toEqual(several.map(({ point }) => `point.${point}`))
    expect(several.length).toBeGreaterThan(1)
    for (const remark of new Set(remarks.map((one) => one.remark))) {
      expect((await person.post(`/api/interviews/${id}/contests`, { questionId, remark })).status).toBe(200)
    }
    expect((await person.get(`${path}?number=2`)).status).toBe(404)
    expect((await person.get(`${path}?number=one`)).status).toBe(400)
  })
})

describe('a remark that cannot be contested', () => {
  it.each(['point.99', 'point.-1', 'nothing', '', 'askEverything'])('%j is not found', async (remark) => {
    const person = await app.signUp()
    const { id, questionId } = await evaluated(person)
    const { status, body } = await person.post(`/api/interviews/${id}/contests`, { questionId, remark })
    expect([status, (body as { reason: string }).reason]).toEqual([404, 'remark-not-found'])
    expect(await list(person, id)).toEqual([])
  })

  it('belongs to an answer without an evaluation, or to another account', async () => {
    const [person, stranger] = [await app.signUp(), await app.signUp()]
    const { id, questionId, remark } = await evaluated(person)
    for (const body of [
      { questionId: 'nowhere.1', remark },
      { questionId, number: 2, remark },
    ]) {
      expect((await person.post(`/api/interviews/${id}/contests`, body)).status).toBe(404)
    }
    for (const path of ['contests', 'contests/undo']) {
      expect((await stranger.post(`/api/interviews/${id}/${path}`, { questionId, remark })).status).toBe(404)
    }
    expect((await stranger.get(`/api/interviews/${id}/contests`)).status).toBe(404)
    expect((await person.post(`/api/interviews/${id}/contests`, { questionId, number: 0, remark })).status).toBe(400)
  })
})

describe('where a model is set up as well', () => {
  let isBroken = false
  let on: TestApp
  beforeAll(async () => {
    on = await createTestApp({ evaluator: standInModel(() => isBroken) })
  })
  afterAll(() => on.close())

  it("rules give the second opinion on a model's evaluation, once, as an addition", async () => {
    const person = await on.signUp()
    const { id, questionId, remark, result } = await evaluated(person, on)
    const [asked] = await person.trpc.interview.contest.mutate({ id, questionId, remark })
    expect(asked).toMatchObject({ evaluator: 'llm', secondOpinion: { evaluator: 'local', status: 'processing' } })
    expect(on.jobs.filter(({ name }) => name === 'read-again')).toHaveLength(1)
    await on.runJobs()
    const [read] = await person.trpc.interview.contests.query({ id })
    expect(read).toMatchObject({ score: result.score, secondOpinion: { evaluator: 'local', status: 'ready' } })
    expect(read?.secondOpinion?.result?.points).toHaveLength(result.points?.length ?? 0)
    expect((await person.trpc.interview.get.query({ id })).feedback?.questionScores[0]).toEqual(result)
    // Contested again after an undo: the second opinion is still there, and is not requested again.
    await person.trpc.interview.undoContest.mutate({ id, questionId, remark })
    const [again] = await person.trpc.interview.contest.mutate({ id, questionId, remark })
    expect(again?.secondOpinion?.status).toBe('ready')
    expect(on.jobs).toEqual([])
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })
  })

  it("the model gives it on the rules' evaluation, without a fallback; a failure is reported and can be retried", async () => {
    const person = await on.signUp()
    isBroken = true
    const { id, questionId, remark } = await evaluated(person, on)
    const key = { interviewId: id, questionId, number: 1, evaluator: 'local' }
    const [asked] = await person.trpc.interview.contest.mutate({ id, questionId, remark })
    expect(asked).toMatchObject({ evaluator: 'local', secondOpinion: { evaluator: 'llm', status: 'processing' } })
    await expect(on.runJobs()).rejects.toThrow('out of order')
    await JOB_HANDLERS['read-again'].giveUp(on.deps, key)
    expect((await list(person, id))[0]?.secondOpinion).toEqual({ evaluator: 'llm', status: 'failed', result: null })
    isBroken = false
    await person.trpc.interview.contest.mutate({ id, questionId, remark })
    await on.runJobs()
    const [read] = await list(person, id)
    expect(read?.secondOpinion).toMatchObject({ evaluator: 'llm', status: 'ready' })
    // A slow worker finishes after all.
    await JOB_HANDLERS['read-again'].giveUp(on.deps, key)
    await JOB_HANDLERS['read-again'].run(on.deps, key)
    expect(await list(person, id)).toEqual([read])
  })

  it('an undone contest gets no second opinion', async () => {
    const person = await on.signUp()
    const { id, questionId, remark } = await evaluated(person, on)
    await person.trpc.interview.contest.mutate({ id, questionId, remark })
    await person.trpc.interview.undoContest.mutate({ id, questionId, remark })
    await on.runJobs()
    const row = await on.deps.prisma.contestedReading.findFirst({ where: { interviewId: id } })
    expect(row).toMatchObject({ secondStatus: 'none', secondResult: null })
  })

  it('an evaluation that the model replaces is no longer contested, and its cards return', async () => {
    const person = await on.signUp()
    isBroken = true
    const { id, questionId, remark } = await evaluated(person, on)
    const cards = await dueCards(person)
    await person.trpc.interview.contest.mutate({ id, questionId, remark })
    expect(await dueCards(person)).toBe(cards - 1)
    isBroken = false
    await person.trpc.interview.retryEvaluation.mutate({ id })
    expect(await list(person, id)).toEqual([])
    await on.runJobs()
    expect(await list(person, id)).toEqual([])
    expect(await dueCards(person)).toBe(cards)
  })
})

describe('contest data', () => {
  it('is counted by detector, statement and evaluator for operators, without user texts', async () => {
    const person = await app.signUp()
    const before = await countContested(app.deps)
    const { id, questionId, result, remark } = await evaluated(person)
    await person.trpc.interview.contest.mutate({ id, questionId, remark })
    const counts = await countContested(app.deps)
    const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + count, 0)
    expect(sum(counts)).toBe(sum(before) + 1)
    expect(counts.find(({ detector }) => detector === 'point-verdict')).toMatchObject({ evaluator: 'local' })
    const printed = PRINT.contested(counts)
    expect(printed).toMatch(/point-verdict +(verdict-missing|pointMissing) +local +\d+ +\d+/)
    for (const text of [...result.modelAnswer, 'delivery note', person.user.id]) expect(printed).not.toContain(text)
  })

  it('is part of the export, without repeating the texts, and deleted with the account', async () => {
    const person = await app.signUp()
    const { id, questionId, remark } = await evaluated(person)
    await person.trpc.interview.contest.mutate({ id, questionId, remark })
    const { contestedReadings, reviewCards } = await person.trpc.user.export.query({ id: person.user.id })
    expect(contestedReadings).toMatchObject([{ interviewId: id, questionId, number: 1, evaluator: 'local' }])
    expect(contestedReadings[0]?.remarks[0]?.remark).toBe(remark)
    expect(JSON.stringify(contestedReadings)).not.toContain('delivery note')
    expect(reviewCards.filter(({ isContested }) => isContested)).toHaveLength(1)
    await app.deps.prisma.user.delete({ where: { id: person.user.id } })
    expect(await app.deps.prisma.contestedReading.count({ where: { interviewId: id } })).toBe(0)
    expect(await app.deps.prisma.contestedRemark.count({ where: { interviewId: id } })).toBe(0)
  })
})
