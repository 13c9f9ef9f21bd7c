import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReaderFailure } from '@/domain/evaluation/reader-failure'
import type { InterviewDto } from '@/schemas/interview'
import type { FoundFacts } from '@/server/adapters/ai/facts-schema'
import { callBudget } from '@/server/services/model-evaluation'
import { answerOf } from '../helpers/answers'
import { carefulReport, type FakeReply, sectionOf } from '../helpers/fake-openai'
import { careful, completed, evaluated, type ModelInterviews, openModelInterviews } from '../helpers/model-interviews'

let here: ModelInterviews
beforeAll(async () => {
  here = await openModelInterviews()
})
afterAll(() => here.close())
beforeEach(() => here.reset())

/** A report that is right in its shape, and about nothing that was said. */
const INVENTED: FoundFacts = {
  points: [1, 2, 3, 4, 5, 6, 7].map((point) => ({
    point,
    strength: 1,
    quote: 'I flew to the moon and back in a day',
    denied: false,
  })),
  parts: { situation: ['On the moon it was cold'], task: [], action: [], result: [] },
  ownership: { own: ['I flew to the moon'], shared: [] },
  specifics: { tools: ['a rocket'], people: [], outcomes: [] },
  sentences: ['I flew to the moon'],
  relevance: { strength: 1, quote: 'to the moon and back' },
}

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
      'strengths out of range',
      'unusable',
      { content: { points: [{ point: 1, strength: 95, quote: null, denied: false }] } },
    ],
    ['quotes that are not in the answer', 'unusable', { content: INVENTED }],
    ['a megabyte', 'unusable', { content: 'x'.repeat(1_000_000) }],
  ]

  it.each(FAULTS)('ends scored by rules, and says why: %s (%s)', async (_, fallbackCause, reply) => {
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

  it('ends scored by the model without the facts whose quotes are not in the answer', async () => {
    here.fake.play()
    here.fake.script = (asked) => {
      const report = carefulReport(asked)
      const [first] = report.points
      const invented = { ...INVENTED.points[0], point: 1 }
      return { content: first ? { ...report, points: [invented, ...report.points.slice(1)] } : report }
    }
    const person = await here.app.signUp()
    const texts = [1, 2].map(answerOf)
    const { feedback, feedbackStatus } = await evaluated(here, person, await completed(person, texts))
    expect(feedbackStatus).toBe('ready')
    expect(feedback).toMatchObject({ evaluator: 'llm', fallback: false })
    expect(feedback?.fallbackCause).toBeUndefined()
    for (const result of feedback?.questionScores ?? []) {
      expect(result.covered?.[0]).toBe(false)
      expect(result.evidence.length).toBeGreaterThan(0)
      for (const { quote } of result.evidence) expect(texts.some((text) => text.includes(quote))).toBe(true)
    }
  })

  it('names the failure that came most often', async () => {
    here.fake.play()
    here.fake.script = (asked) =>
      sectionOf(asked, 'ANSWER').includes('number 2') ? { content: null, refusal: 'No.' } : { content: '{' }
    const person = await here.app.signUp()
    const { feedback } = await evaluated(here, person, await completed(person, [1, 2, 3].map(answerOf)))
    expect(feedback).toMatchObject({ fallback: true, fallbackCause: 'unusable' })
  })

  it('stops asking at once when the account has no credit', async () => {
    here.fake.play({ status: 429, body: { error: { code: 'insufficient_quota' } } })
    const person = await here.app.signUp()
    await evaluated(here, person, await completed(person, [1, 2, 3, 4, 5].map(answerOf)))
    // Two answers are read at the same time; no third is begun.
    expect(here.fake.asked.length).toBeLessThanOrEqual(2)
  })

  it('keeps what the model read, and asks only for the rest when it is evaluated again, free of charge', async () => {
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

  it('cannot be evaluated again by somebody else', async () => {
    here.fake.play({ status: 500 })
    const [person, other] = [await here.app.signUp(), await here.app.signUp()]
    const id = await completed(person, [answerOf(1)])
    await evaluated(here, person, id)
    await expect(other.trpc.interview.retryEvaluation.mutate({ id })).rejects.toThrow('Interview not found')
  })

  it('costs a bounded number of calls when every second one fails', async () => {
    here.fake.play()
    here.fake.script = (asked, call) => (call % 2 === 1 ? { status: 500 } : { content: carefulReport(asked) })
    const person = await here.app.signUp()
    const { feedback } = await evaluated(here, person, await completed(person, [1, 2, 3, 4, 5].map(answerOf)))
    expect(here.fake.asked.length).toBeLessThanOrEqual(callBudget(5))
    expect(feedback?.questionScores).toHaveLength(5)
  })
})
