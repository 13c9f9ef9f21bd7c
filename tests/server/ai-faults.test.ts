import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FoundFacts } from '@/domain/evaluation/model-report/found-facts'
import type { ReaderFailure } from '@/domain/evaluation/reader-failure'
import type { InterviewDto } from '@/schemas/interview'
import { callBudget } from '@/server/services/evaluation/read-with-model'
import { answerOf } from '../helpers/answers'
import { carefulReport, type FakeReply, sectionOf } from '../helpers/fake-openai'
import { careful, completed, evaluated, type ModelInterviews, openModelInterviews } from '../helpers/model-interviews'
import { rulesHere } from '../helpers/rules-here'

let here: ModelInterviews
beforeAll(async () => {
  here = await openModelInterviews()
})
afterAll(() => here.close())
beforeEach(() => here.reset())

/** Well-formed reports without evidence; no question of the bank has more key points. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7]
const reportOf = (points: FoundFacts['points']): FoundFacts => ({
  points,
  parts: { setting: [], task: [], action: [], result: [] },
})
const INVENTED: FoundFacts = {
  points: NUMBERS.map((point) => ({ point, verdict: 'met', quote: 'I flew to the moon and back in a day' })),
  parts: { setting: ['On the moon it was cold'], task: [], action: ['I flew to the moon'], result: [] },
}
const WITHOUT_QUOTES = reportOf(NUMBERS.map((point) => ({ point, verdict: 'met', quote: null })))
const SAME_WORDS = reportOf(
  NUMBERS.map((point) => ({ point, verdict: 'met', quote: 'our weekly report took nine days' })),
)
const ONE_MISSING = reportOf(NUMBERS.slice(1).map((point) => ({ point, verdict: 'missing', quote: null })))
/** Each of the two verdicts would be valid alone. */
const TWO_VERDICTS = reportOf([
  { point: 1, verdict: 'met', quote: 'I rewrote the two slowest queries' },
  ...NUMBERS.map((point) => ({ point, verdict: 'missing' as const, quote: null })),
])

describe('an interview whose service is in trouble', () => {
  const FAULTS: [string, ReaderFailure, FakeReply][] = [
    ['no credit', 'unavailable', { status: 429, body: { error: { code: 'insufficient_quota' } } }],
    ['rate limits', 'unavailable', { status: 429, headers: { 'retry-after': '1' } }],
    ['a wrong key', 'unavailable', { status: 401 }],
    ['an unknown model', 'unavailable', { status: 404 }],
    ['faults of the server', 'unreachable', { status: 500 }],
    ['broken connections', 'unreachable', { broken: 'at-once' }],
    ['silence', 'too-slow', { hanging: 'at-once' }],
    ['a body that never ends', 'too-slow', { hanging: 'in-the-body' }],
    ['a web page', 'unreachable', { status: 200, body: '<html></html>' }],
    ['half JSON', 'unusable', { content: '{"points":[{"po' }],
    ['token limits', 'unusable', { content: '{', finish: 'length' }],
    ['a refusal', 'declined', { content: null, refusal: 'No.' }],
    ['a content filter', 'declined', { content: null, finish: 'content_filter' }],
    ['no choices', 'unusable', { status: 200, body: { choices: [] } }],
    ['an empty list', 'unusable', { content: [] }],
    [
      'verdicts that there are not',
      'unusable',
      { content: { ...WITHOUT_QUOTES, points: NUMBERS.map((point) => ({ point, verdict: 'perfect', quote: null })) } },
    ],
    ['the fields of an older prompt', 'unusable', { content: { points: [{ point: 1, strength: 1, quote: null }] } }],
    ['quotes that are not in the answer', 'unusable', { content: INVENTED }],
    ['verdicts without quotes', 'unusable', { content: WITHOUT_QUOTES }],
    ['the same words for every key point', 'unusable', { content: SAME_WORDS }],
    ['a key point without a verdict', 'unusable', { content: ONE_MISSING }],
    ['two verdicts on one key point', 'unusable', { content: TWO_VERDICTS }],
    ['a megabyte', 'unusable', { content: 'x'.repeat(1_000_000) }],
  ]

  it.each(FAULTS)('is scored by rules, with the reason: %s (%s)', async (_, fallbackCause, reply) => {
    here.fake.play(reply)
    if ('hanging' in reply) here.setUpModel({ callTimeoutMs: 200 })
    const person = await here.app.signUp()
    const texts = [1, 2, 3, 4].map(answerOf)
    const { feedback, score, feedbackStatus } = await evaluated(here, person, await completed(person, texts))
    expect(feedbackStatus).toBe('ready')
    expect(feedback).toMatchObject({ evaluator: 'local', fallback: true, fallbackCause })
    expect(feedback?.questionScores).toHaveLength(4)
    for (const result of feedback?.questionScores ?? []) {
      expect(result.modelAnswer.length).toBeGreaterThan(2)
      for (const { quote } of result.evidence) expect(texts.some((text) => text.includes(quote))).toBe(true)
    }
    const scores = feedback?.questionScores.map((result) => result.score) ?? []
    expect(score).toBe(Math.round(scores.reduce((a, b) => a + b, 0) / scores.length))
    expect(here.fake.asked.length).toBeLessThanOrEqual(callBudget(4))
  })

  it.each([
    ['two verdicts', TWO_VERDICTS],
    ['a missing entry', ONE_MISSING],
    ['invented quotes', INVENTED],
    ['the same words for all', SAME_WORDS],
  ])('loses nothing by reports without evidence, and can be evaluated again free of charge: %s', async (_, found) => {
    const [person, other] = [await here.app.signUp(), await here.app.signUp()]
    const texts = [1, 2].map(answerOf)
    here.app.deps.evaluator = { name: 'local', findFacts: rulesHere.findFacts }
    const withoutModel = await evaluated(here, other, await completed(other, texts))
    here.setUpModel()
    here.fake.play({ content: found })
    const id = await completed(person, texts)
    const { score, feedback } = await evaluated(here, person, id)
    // Each answer is requested once, and once more with the errors of the report.
    expect(here.fake.asked).toHaveLength(2 * texts.length)
    expect(here.fake.asked.filter(({ messages }) => messages.length === 4)).toHaveLength(texts.length)
    expect(score).toBe(withoutModel.score)
    expect(feedback?.questionScores).toEqual(withoutModel.feedback?.questionScores)
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })
    here.fake.play()
    careful(here.fake)
    await person.trpc.interview.retryEvaluation.mutate({ id })
    expect((await evaluated(here, person, id)).feedback).toMatchObject({ evaluator: 'llm', fallback: false })
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })
  })

  it('is scored by the model without the facts whose quotes are not in the answer', async () => {
    here.fake.play()
    here.fake.script = (asked) => {
      const { points, ...rest } = carefulReport(asked)
      const [invented] = INVENTED.points
      return { content: { ...rest, points: points.map((point) => (point.point === 1 ? invented : point)) } }
    }
    const person = await here.app.signUp()
    const texts = [1, 2].map(answerOf)
    const { feedback, feedbackStatus } = await evaluated(here, person, await completed(person, texts))
    expect(feedbackStatus).toBe('ready')
    expect(feedback).toMatchObject({ evaluator: 'llm', fallback: false })
    expect(feedback?.fallbackCause).toBeUndefined()
    for (const result of feedback?.questionScores ?? []) {
      expect(result.covered?.[0]).toBe(false)
      expect(result.covered).toContain(true)
      expect(JSON.stringify(result)).not.toContain('moon')
      expect(result.evidence.length).toBeGreaterThan(0)
      for (const { quote } of result.evidence) expect(texts.some((text) => text.includes(quote))).toBe(true)
    }
  })

  it('reports the most frequent failure', async () => {
    here.fake.play()
    here.fake.script = (asked) =>
      sectionOf(asked, 'ANSWER').includes('number 2') ? { content: null, refusal: 'No.' } : { content: '{' }
    const person = await here.app.signUp()
    const { feedback } = await evaluated(here, person, await completed(person, [1, 2, 3].map(answerOf)))
    expect(feedback).toMatchObject({ fallback: true, fallbackCause: 'unusable' })
  })

  it('stops calling at once when the account has no credit', async () => {
    here.fake.play({ status: 429, body: { error: { code: 'insufficient_quota' } } })
    const person = await here.app.signUp()
    await evaluated(here, person, await completed(person, [1, 2, 3, 4, 5].map(answerOf)))
    // Two answers are evaluated concurrently; no third is started.
    expect(here.fake.asked.length).toBeLessThanOrEqual(2)
  })

  it("keeps the model's evaluations, and requests only the rest when evaluated again, free of charge", async () => {
    here.fake.play()
    here.fake.script = (asked) =>
      sectionOf(asked, 'ANSWER').includes('number 2') ? { status: 503 } : { content: carefulReport(asked) }
    const person = await here.app.signUp()
    const id = await completed(person, [1, 2, 3].map(answerOf))
    const first = await evaluated(here, person, id)
    expect(first.feedback).toMatchObject({ evaluator: 'local', fallback: true })
    const readBy = () =>
      here.app.deps.prisma.answerScore.findMany({
        where: { interviewId: id },
        select: { evaluator: true, questionId: true },
      })
    expect((await readBy()).map(({ evaluator }) => evaluator).sort()).toEqual(['llm', 'llm', 'local'])

    here.fake.play()
    careful(here.fake)
    const again = await person.trpc.interview.retryEvaluation.mutate({ id })
    expect(again).toMatchObject({ feedbackStatus: 'processing', score: null, feedback: null })
    expect(again.feedbackProgress).toEqual({ done: 2, total: 3 })
    const second = await evaluated(here, person, id)
    expect(here.fake.asked).toHaveLength(1)
    expect(second.feedback).toMatchObject({ evaluator: 'llm', fallback: false })
    const kept = (dto: InterviewDto) => dto.feedback?.questionScores.filter((_, i) => i !== 1)
    expect(kept(second)).toEqual(kept(first))
    expect((await person.get(`/api/user/${person.user.id}/usage`)).body).toMatchObject({ interviewCount: 1 })

    await expect(person.trpc.interview.retryEvaluation.mutate({ id })).rejects.toThrow('can be started again')
  })

  it('cannot be evaluated again by another user', async () => {
    here.fake.play({ status: 500 })
    const [person, other] = [await here.app.signUp(), await here.app.signUp()]
    const id = await completed(person, [answerOf(1)])
    await evaluated(here, person, id)
    await expect(other.trpc.interview.retryEvaluation.mutate({ id })).rejects.toThrow('Interview not found')
  })

  it('makes a bounded number of calls when every second one fails', async () => {
    here.fake.play()
    here.fake.script = (asked, call) => (call % 2 === 1 ? { status: 500 } : { content: carefulReport(asked) })
    const person = await here.app.signUp()
    const { feedback } = await evaluated(here, person, await completed(person, [1, 2, 3, 4, 5].map(answerOf)))
    expect(here.fake.asked.length).toBeLessThanOrEqual(callBudget(5))
    expect(feedback?.questionScores).toHaveLength(5)
  })
})
