import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { Chat } from '@/server/adapters/ai/chat'
import { OpenAiEvaluator } from '@/server/adapters/ai/openai-evaluator'
import { rulesHere } from '@/server/rules/table'
import { input, report } from '../helpers/example-report'
import { FakeOpenAi } from '../helpers/fake-openai'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await FakeOpenAi.start()
})
afterAll(() => fake.close())

const newEvaluator = () =>
  new OpenAiEvaluator(
    new Chat({ model: 'm', baseUrl: fake.baseUrl }, pino({ level: 'silent' }), { sleep: async () => {} }),
    { parallel: 2, rules: rulesHere },
  )

async function read(found: unknown) {
  fake.play({ content: found })
  return newEvaluator().findFacts(input(), 'ada')
}

describe('findings of a model', () => {
  it('count only with quotes that stand in the answer', async () => {
    const facts = await read(
      report({
        points: [
          { point: 1, strength: 1, quote: 'the board waited for it', denied: false },
          { point: 2, strength: 1, quote: null, denied: false },
          { point: 3, strength: 1, quote: 'the report took 4 days from then on', denied: false },
        ],
        ownership: { own: ['I led a team of forty'], shared: [] },
        specifics: { tools: ['Kubernetes'], people: [], outcomes: ['revenue doubled'] },
      }),
    )
    expect(facts.points.map(({ status, quote }) => [status, quote])).toEqual([
      ['missing', null],
      ['missing', null],
      ['covered', 'the report took 4 days from then on'],
    ])
    expect(facts.ownership).toEqual({ own: 0, shared: 0, ownQuote: null, sharedQuote: null })
    expect(facts.specifics.every(({ kind }) => kind === 'number')).toBe(true)
  })

  it('need words that state something, and for a detail more than grammar', async () => {
    const facts = await read(
      report({
        points: [
          { point: 1, strength: 1, quote: 'I', denied: false },
          { point: 2, strength: 1, quote: 'every step', denied: false },
          { point: 3, strength: 1, quote: 'the report took', denied: false },
        ],
        parts: { situation: ['In my'], task: ['My task was to'], action: ['I'], result: ['days'] },
        ownership: { own: ['I', 'First I', 'I measured every step'], shared: ['our'] },
        specifics: { tools: ['SQL', 'the'], people: ['who', 'finance lead'], outcomes: ['on'] },
        relevance: { strength: 1, quote: 'my' },
      }),
    )
    expect(facts.points.map(({ status }) => status)).toEqual(['missing', 'missing', 'covered'])
    expect(facts.parts.map(({ present }) => present)).toEqual([false, true, false, false])
    expect(facts.ownership).toEqual({ own: 1, shared: 0, ownQuote: 'I measured every step', sharedQuote: null })
    expect(facts.specifics.filter(({ kind }) => kind !== 'number')).toEqual([
      { kind: 'tool', quote: 'SQL' },
      { kind: 'person', quote: 'finance lead' },
    ])
    expect(facts.relevance).toEqual(localEvaluator.findFacts(input()).relevance)
  })

  it('count half where the words have nothing to do with the key point', async () => {
    const facts = await read(
      report({
        points: [
          { point: 1, strength: 1, quote: '12 people could plan their week', denied: false },
          // What is looked for stands in the same sentence.
          { point: 2, strength: 1, quote: 'nobody knew where the time went', denied: false },
          { point: 3, strength: 0.5, quote: 'My task was to make it faster', denied: false },
        ],
      }),
    )
    expect(facts.points.map(({ status, strength }) => [status, strength])).toEqual([
      ['partly', 0.5],
      ['covered', 1],
      ['partly', 0.5],
    ])
  })

  it('tell one part of a story and one step by the same words', async () => {
    const words = 'First I measured every step for 2 weeks'
    const facts = await read(
      report({
        parts: {
          situation: [words],
          task: [words],
          action: ['I measured every step'],
          result: ['every step for 2 weeks'],
        },
        ownership: { own: [words, 'I measured every step'], shared: ['measured every step for 2 weeks'] },
      }),
    )
    expect(facts.parts.map(({ present }) => present)).toEqual([true, false, false, false])
    expect(facts.ownership).toMatchObject({ own: 1, shared: 0 })
  })

  it('on the same words for most key points are no reading: sent back once, then given up', async () => {
    const same = report({
      points: [1, 2, 3].map((point) => ({ point, strength: 1, quote: 'I measured every step', denied: false })),
    })
    fake.play({ content: same }, { content: report() })
    expect((await newEvaluator().findFacts(input(), 'ada')).points[0]?.status).toBe('covered')
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain('same words are to prove 3 key points')
    fake.play({ content: same })
    await expect(newEvaluator().findFacts(input(), 'ada')).rejects.toMatchObject({ reason: 'invalid_content' })
  })

  it('with nothing but invented quotes are given up too', async () => {
    const invented = 'I flew to the moon and back'
    fake.play({
      content: {
        points: [1, 2, 3].map((point) => ({ point, strength: 1, quote: invented, denied: false })),
        parts: { situation: [], task: [], action: [], result: [] },
        ownership: { own: [invented], shared: [] },
        specifics: { tools: [], people: [], outcomes: [] },
        sentences: [invented],
        relevance: { strength: 1, quote: invented },
      },
    })
    await expect(newEvaluator().findFacts(input(), 'ada')).rejects.toMatchObject({ reason: 'invalid_content' })
  })
})

describe('the likely range of an answer that a model read', () => {
  it('is no narrower than that of the same score by rules, and wider where the model counts fewer words', () => {
    const byRules = localEvaluator.findFacts(input())
    const widthOf = (facts: AnswerFacts) => {
      const { range } = scoreAnswer(input(), facts)
      return range.high - range.low
    }
    for (const strength of [0, 0.25, 0.5, 1]) {
      const facts = { ...byRules, points: byRules.points.map((point) => ({ ...point, strength })) }
      const byModel: AnswerFacts = { ...facts, evaluator: 'llm' }
      expect(scoreAnswer(input(), byModel).score).toBe(scoreAnswer(input(), facts).score)
      expect(widthOf(byModel)).toBeGreaterThanOrEqual(widthOf(facts))
      expect(widthOf({ ...byModel, ownWords: 10 })).toBeGreaterThan(widthOf({ ...facts, ownWords: 30 }))
    }
  })
})
