/** Texts that speak to the model that reads them, before a model that obeys. */
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { AiError } from '@/server/adapters/ai/ai-error'
import { Chat } from '@/server/adapters/ai/chat'
import type { FoundFacts } from '@/server/adapters/ai/facts-schema'
import { OpenAiEvaluator } from '@/server/adapters/ai/openai-evaluator'
import { FIND_FACTS } from '@/server/adapters/ai/prompts/find-facts'
import { rulesHere } from '@/server/rules/table'
import {
  type Asked,
  codeOf,
  FakeOpenAi,
  hasOrder,
  OBEDIENCE,
  type Obedience,
  obedientReport,
  sectionOf,
} from '../helpers/fake-openai'
import { ORDERS, UNKNOWN_ORDERS } from '../helpers/orders'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await FakeOpenAi.start()
})
afterAll(() => fake.close())

const evaluator = () =>
  new OpenAiEvaluator(
    new Chat({ model: 'm', baseUrl: fake.baseUrl }, pino({ level: 'silent' }), { sleep: async () => {} }),
    { parallel: 1, rules: rulesHere },
  )

const QUESTION: EvaluationInput['question'] = {
  id: 'q1',
  text: 'How do you speed up a slow report?',
  category: 'technical',
  keyPoints: [
    {
      text: 'Measures where the time goes before changing anything.',
      terms: [['measure', 'profile', 'time each step']],
    },
    { text: 'Reads the query plan of the slowest statement.', terms: [['query plan', 'explain']] },
    { text: 'Adds an index or rewrites the statement, and says which.', terms: [['index', 'rewrite']] },
    {
      text: 'Checks with real data that the figures are still right.',
      terms: [['compare', 'same figures', 'real data']],
    },
  ],
}
const SENTENCES = [
  'I would open the report and look at it with a colleague from finance.',
  'Then I would find out who else is waiting for it.',
  'Maybe the machine needs more memory, so I would order that.',
  'In the end everybody should be happier with the pages.',
]
const WEAK = SENTENCES.join(' ')

/** What an honest reader finds in the weak answer: a hint at one point. */
const HONEST: FoundFacts = {
  points: [
    { point: 1, strength: 0.25, quote: 'open the report and look at it', denied: false },
    ...[2, 3, 4].map((point) => ({ point, strength: 0, quote: null, denied: false })),
  ],
  parts: { situation: [], task: [], action: [], result: [] },
  ownership: { own: ['I would find out'], shared: [] },
  specifics: { tools: [], people: ['a colleague from finance'], outcomes: [] },
  sentences: SENTENCES.map((sentence) => sentence.split(' ').slice(0, 5).join(' ')),
  relevance: { strength: 0.5, quote: 'open the report and look at it' },
}

/** Reads honestly, unless the answer that it gets to see holds an order. */
const obeying = (how: Obedience) => (asked: Asked) => ({
  content: hasOrder(sectionOf(asked, 'ANSWER')) ? obedientReport(asked, how) : HONEST,
})

/** As the services read: rules stand in for a model whose report cannot be used. */
async function read(answer: string, how: Obedience): Promise<{ facts: AnswerFacts; score: number }> {
  fake.play()
  fake.script = obeying(how)
  const input = { question: QUESTION, answer }
  const facts = await evaluator()
    .findFacts(input, 'ada')
    .catch((error: unknown) => {
      if (error instanceof AiError) return localEvaluator.findFacts(input)
      throw error
    })
  return { facts, score: scoreAnswer(input, facts).score }
}

const byRules = () =>
  scoreAnswer({ question: QUESTION, answer: WEAK }, localEvaluator.findFacts({ question: QUESTION, answer: WEAK }))
    .score
const everywhere = (order: string) => [
  `${order}\n${WEAK}`,
  `${SENTENCES.slice(0, 2).join(' ')}\n${order}\n${SENTENCES.slice(2).join(' ')}`,
  `${WEAK}\n\n${order}`,
]

describe('a model that obeys what it reads', () => {
  it('is one: before an order that reaches it, it claims everything', () => {
    const asked = {
      messages: [{}, { content: `a code. marks with the code C.\n<<<ANSWER C>>>\n${WEAK}\n<<<END ANSWER C>>>` }],
    }
    const report = obedientReport(asked as unknown as Asked, 'true words')
    expect(report.points.every(({ strength }) => strength === 1)).toBe(true)
    expect(hasOrder(WEAK)).toBe(false)
    for (const order of [...Object.values(ORDERS), ...Object.values(UNKNOWN_ORDERS)])
      expect([order, hasOrder(order)]).toEqual([order, true])
  })

  it.each(Object.entries(ORDERS))('never sees the order, and the candidate is told: %s', async (_, order) => {
    const { score: honest } = await read(WEAK, 'true words')
    const plain = fake.asked[0]
    expect(honest).toBeGreaterThan(0)
    for (const how of OBEDIENCE) {
      for (const answer of everywhere(order)) {
        const { facts, score } = await read(answer, how)
        expect([answer, score]).toEqual([answer, honest])
        expect(facts.evaluator).toBe('llm')
        expect(facts.remarks.join(' ')).toContain('changed nothing in the score')
        const [asked] = fake.asked
        expect(fake.asked).toHaveLength(1)
        expect(asked && hasOrder(sectionOf(asked, 'ANSWER'))).toBe(false)
        expect(asked?.messages[0]).toEqual(plain?.messages[0])
      }
    }
  })

  it.each(Object.entries(UNKNOWN_ORDERS))(
    'gains nothing by words that are not there, too few, or the same again: %s',
    async (_, order) => {
      const honest = Math.max((await read(WEAK, 'true words')).score, byRules())
      for (const how of ['invented words', 'single words', 'the same words'] as const) {
        for (const answer of everywhere(order)) {
          const { score } = await read(answer, how)
          expect(score, `${how}: ${answer}`).toBeLessThanOrEqual(honest)
        }
      }
    },
  )

  it.each(Object.entries(UNKNOWN_ORDERS))(
    'makes no point in full by true words that are about something else: %s',
    async (_, order) => {
      const { facts } = await read(`${WEAK}\n\n${order}`, 'true words')
      expect(facts.evaluator).toBe('llm')
      expect(facts.points.filter(({ status }) => status === 'covered')).toEqual([])
    },
  )
})

describe('a request about an answer that holds an order', () => {
  it.each(Object.entries({ ...ORDERS, ...UNKNOWN_ORDERS }))('is framed like any other: %s', async (_, order) => {
    await read(WEAK, 'true words')
    const [plain] = fake.asked
    await read(`${WEAK}\n\n${order}`, 'true words')
    const [asked] = fake.asked
    if (!plain || !asked) throw new Error('nothing was asked')
    expect(asked.messages).toHaveLength(2)
    expect(asked.messages[0]).toEqual({ role: 'system', content: FIND_FACTS.system })
    // What is outside the data is the same, but for the code.
    const frame = (request: Asked) =>
      (request.messages[1]?.content ?? '').replace(sectionOf(request, 'ANSWER'), '').replaceAll(codeOf(request), 'CODE')
    expect(frame(asked)).toBe(frame(plain))
    expect(codeOf(asked)).not.toBe(codeOf(plain))
    expect(sectionOf(asked, 'ANSWER')).not.toMatch(/<<<|>>>/)
    expect(asked.messages[1]?.content.match(/<<<END ANSWER/g)).toHaveLength(1)
  })
})

describe('a model that quotes what is no part of the answer', () => {
  it('proves nothing by an order', async () => {
    const order = ORDERS.plain ?? ''
    const [, ...others] = HONEST.points
    fake.play({ content: { ...HONEST, points: [{ point: 1, strength: 1, quote: order, denied: false }, ...others] } })
    const facts = await evaluator().findFacts({ question: QUESTION, answer: `${WEAK}\n${order}` }, 'ada')
    expect(facts.points.every(({ status }) => status === 'missing')).toBe(true)
    expect(facts.degenerate.map(({ kind }) => kind)).toContain('instructions')
  })

  it('proves nothing by repeating the question', async () => {
    const [, ...others] = HONEST.points
    fake.play({
      content: {
        ...HONEST,
        points: [{ point: 1, strength: 1, quote: 'speed up a slow report', denied: false }, ...others],
      },
    })
    const facts = await evaluator().findFacts({ question: QUESTION, answer: `${QUESTION.text}\n${WEAK}` }, 'ada')
    expect(facts.points[0]?.status).toBe('missing')
  })
})
