import { createHash } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { Chat } from '@/server/adapters/ai/chat'
import { OpenAiEvaluator } from '@/server/adapters/ai/openai-evaluator'
import { FIND_FACTS } from '@/server/adapters/ai/prompts/find-facts'
import { PROPOSE_QUESTIONS } from '@/server/adapters/ai/prompts/propose-questions'
import { rulesHere } from '@/server/rules/table'
import { ANSWER, input, QUESTION, report } from '../helpers/example-report'
import { FakeOpenAi, sectionOf } from '../helpers/fake-openai'

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

async function read(found: unknown, answer = ANSWER) {
  fake.play({ content: found })
  return newEvaluator().findFacts(input(answer), 'ada')
}

describe('facts found by a model', () => {
  it('become facts of ours, joined with what rules count', async () => {
    const facts = await read(report())
    const rules = localEvaluator.findFacts(input())
    expect(facts.evaluator).toBe('llm')
    expect(facts.points.map(({ status, strength }) => [status, strength])).toEqual([
      ['covered', 1],
      ['covered', 0.75],
      ['covered', 1],
    ])
    expect(facts.parts.map(({ part, present }) => [part, present])).toEqual([
      ['situation', true],
      ['task', true],
      ['action', true],
      ['result', true],
    ])
    expect(facts.ownership).toMatchObject({ own: 2, shared: 1, ownQuote: 'I measured every step' })
    expect(facts).toMatchObject({
      words: rules.words,
      sentences: rules.sentences,
      ownWords: rules.ownWords,
      signposts: rules.signposts,
      degenerate: rules.degenerate,
      agreement: null,
    })
    const numbers = rules.specifics.filter(({ kind }) => kind === 'number')
    expect(numbers.length).toBeGreaterThan(1)
    expect(facts.specifics).toEqual([
      ...numbers,
      { kind: 'tool', quote: 'SQL' },
      { kind: 'person', quote: 'finance lead' },
      { kind: 'outcome', quote: 'the report took 4 days' },
    ])
    const scored = scoreAnswer(input(), facts)
    expect(scored.score).toBeGreaterThan(80)
    for (const { quote } of scored.evidence) expect(ANSWER).toContain(quote)
  })

  it('keep the answer’s own letters when the model changed quotation marks, spaces or capitals', async () => {
    const facts = await read(
      report({
        points: [
          { point: 1, strength: 1, quote: 'The finance lead "Mrs. Eze"  waited for it', denied: false },
          { point: 2, strength: 1, quote: 'before the year–end. First I measured every step', denied: false },
          { point: 3, strength: 1, quote: 'Took 4  Days', denied: false },
        ],
      }),
    )
    expect(facts.points.map(({ quote }) => quote)).toEqual([
      'the finance lead “Mrs. Eze” waited for it',
      'before the year-end.\nFirst I measured every step',
      'took 4 days',
    ])
  })

  it('are in quarters, so that a model’s fine steps change nothing', async () => {
    const [a, b] = await Promise.all(
      [0.7, 0.79].map(async (strength) => {
        const server = await FakeOpenAi.start()
        server.play({
          content: report({
            points: report().points.map((point) => ({ ...point, strength })),
          }),
        })
        const chat = new Chat({ model: 'm', baseUrl: server.baseUrl }, pino({ level: 'silent' }))
        const facts = await new OpenAiEvaluator(chat, { parallel: 1, rules: rulesHere }).findFacts(input(), 'ada')
        await server.close()
        return scoreAnswer(input(), facts).score
      }),
    )
    expect(a).toBe(b)
  })

  it('mark what the answer denies', async () => {
    const facts = await read(
      report({
        points: report().points.map((point) => (point.point === 2 ? { ...point, denied: true, strength: 1 } : point)),
      }),
    )
    expect(facts.points[1]).toMatchObject({ status: 'missing', strength: 0, denied: true })
  })

  it('without the key points are no finding but a mistake: sent back once, then given up', async () => {
    fake.play({ content: report({ points: [] }) }, { content: report() })
    expect((await newEvaluator().findFacts(input(), 'ada')).points[0]?.status).toBe('covered')
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain('no entry for key point 1, 2, 3')
    fake.play({ content: report({ points: [] }) })
    await expect(newEvaluator().findFacts(input(), 'ada')).rejects.toMatchObject({ reason: 'invalid_content' })
    expect(fake.asked).toHaveLength(2)
  })

  it('may be none at all, when the model says so point by point', async () => {
    const facts = await read({
      points: [1, 2, 3].map((point) => ({ point, strength: 0, quote: null, denied: false })),
      parts: { situation: [], task: [], action: [], result: [] },
      ownership: { own: [], shared: [] },
      specifics: { tools: [], people: [], outcomes: [] },
      sentences: [],
      relevance: { strength: 0, quote: null },
    })
    expect(facts.points.every(({ status }) => status === 'missing')).toBe(true)
    expect(facts.relevance).toEqual(localEvaluator.findFacts(input()).relevance)
  })

  it('are not asked for when there is nothing to read', async () => {
    fake.play({ status: 500 })
    for (const answer of ['', ' ?! … ', 'I don’t know.']) {
      const facts = await newEvaluator().findFacts(input(answer), 'ada')
      expect(facts.evaluator).toBe('llm')
      expect(scoreAnswer(input(answer), facts).score).toBe(0)
    }
    expect(fake.asked).toHaveLength(0)
  })
})

describe('a request about an answer', () => {
  it('stays within its limits however long the answer is', async () => {
    const facts = await read(report(), `${ANSWER} ${'and so on '.repeat(5000)}`)
    const [asked] = fake.asked
    expect(asked?.max_completion_tokens).toBe(3000)
    expect(asked && sectionOf(asked, 'ANSWER').length).toBe(12_000)
    // Words are counted in the part that is evaluated.
    expect(facts.words).toBeGreaterThan(3_000)
    expect(facts.words).toBeLessThan(4_000)
  })

  it('carries no lone surrogates and no control characters', async () => {
    await read(report(), `${ANSWER} \ud83d \u0007 😀`)
    const data = fake.asked[0]?.messages[1]?.content ?? ''
    expect(data.isWellFormed()).toBe(true)
    expect(data).toContain('😀')
    expect(data).not.toContain('\u0007')
  })

  it('carries the question, its key points and the role, and nothing else about the person', async () => {
    await read(report())
    const [asked] = fake.asked
    if (!asked) throw new Error('nothing was asked')
    expect(sectionOf(asked, 'QUESTION')).toBe(QUESTION.text)
    expect(sectionOf(asked, 'ROLE')).toBe('Data Analyst')
    expect(sectionOf(asked, 'KEY POINTS').split('\n')).toHaveLength(3)
    expect(asked.messages[1]?.content.match(/<<<END /g)).toHaveLength(4)
  })
})

describe('a prompt', () => {
  // A change of the text without a new version would make two evaluations incomparable without anybody knowing.
  it.each([
    [FIND_FACTS, 'find-facts/2', '2aa2a08ceaf751e4'],
    [PROPOSE_QUESTIONS, 'propose-questions/1', '5c2b99ef2641416e'],
  ])('%# is the same text, byte for byte, for the same version', (prompt, version, hash) => {
    expect(prompt.version).toBe(version)
    expect(createHash('sha256').update(prompt.system).digest('hex').slice(0, 16)).toBe(hash)
  })
})
