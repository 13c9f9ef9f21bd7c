/** The prompt test set: checked against scripted reports always, and put to a real model where a key is given. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnswerFacts, STAR_PARTS } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { acceptProposals } from '@/domain/interview/personal-questions/proposals'
import { categoryCounts } from '@/domain/interview/pick-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { Chat } from '@/server/adapters/ai/chat'
import { foundFactsSchema, quotesOf } from '@/server/adapters/ai/facts-schema'
import { OpenAiEvaluator } from '@/server/adapters/ai/openai-evaluator'
import { openAiQuestions } from '@/server/adapters/ai/openai-questions'
import { rulesHere } from '@/server/rules/table'
import { FakeOpenAi } from '../helpers/fake-openai'

const folder = path.join(import.meta.dirname, '../fixtures/prompts')

const statuses = z.array(z.enum(['covered', 'partly', 'missing']))
const answerFixture = z.strictObject({
  why: z.string(),
  question: z.strictObject({
    text: z.string(),
    category: z.enum(QUESTION_CATEGORIES),
    keyPoints: z.array(z.string()).min(3),
  }),
  answer: z.string(),
  expect: z.strictObject({
    /** For each key point the findings that a good reader may come to. */
    points: z.array(statuses),
    denied: z.array(z.int()).default([]),
    parts: z.partialRecord(z.enum(STAR_PARTS), z.boolean()).default({}),
    /** At least so many own steps; 0 means none. */
    own: z.int().optional(),
    sharedMin: z.int().optional(),
    /** At least so relevant, or at most. */
    relevance: z.number().optional(),
    relevanceMax: z.number().optional(),
  }),
  report: foundFactsSchema,
  attacks: z.array(z.string()),
})
type AnswerFixture = z.infer<typeof answerFixture>

const questionsFixture = z.strictObject({
  why: z.string(),
  role: z.string(),
  jobDescription: z.string(),
  cv: z.string(),
  expect: z.strictObject({ accepted: z.int(), never: z.array(z.string()) }),
})

const load = <T>(prefix: string, schema: z.ZodType<T>): [string, T][] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    .map((name) => [name, schema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))])

const ANSWERS = load('answer-', answerFixture)
const QUESTIONS = load('questions-', questionsFixture)

const inputOf = ({ question, answer }: AnswerFixture): EvaluationInput => ({
  question: { id: 'q', ...question, keyPoints: question.keyPoints.map((text) => ({ text, terms: [] })) },
  answer,
})

function expectFacts(facts: AnswerFacts, { expect: expected }: AnswerFixture): void {
  const found = facts.points.map(({ status }) => status)
  expect(found.map((status, i) => expected.points[i]?.includes(status) || `${i + 1} is ${status}`)).toEqual(
    found.map(() => true),
  )
  for (const number of expected.denied) expect(facts.points[number - 1]?.denied).toBe(true)
  for (const [part, isThere] of Object.entries(expected.parts)) {
    expect([part, facts.parts.find((finding) => finding.part === part)?.present]).toEqual([part, isThere])
  }
  if (expected.own === 0) expect(facts.ownership.own).toBe(0)
  else if (expected.own !== undefined) expect(facts.ownership.own).toBeGreaterThanOrEqual(expected.own)
  if (expected.sharedMin !== undefined) expect(facts.ownership.shared).toBeGreaterThanOrEqual(expected.sharedMin)
  if (expected.relevance !== undefined) expect(facts.relevance.strength).toBeGreaterThanOrEqual(expected.relevance)
  if (expected.relevanceMax !== undefined) expect(facts.relevance.strength).toBeLessThanOrEqual(expected.relevanceMax)
}

describe('the prompt test set', () => {
  let fake: FakeOpenAi
  beforeAll(async () => {
    fake = await FakeOpenAi.start()
  })
  afterAll(() => fake.close())

  it.each(ANSWERS)('%s: its report quotes the answer and meets what is expected', async (_, fixture) => {
    for (const quote of [...quotesOf(fixture.report), ...fixture.report.sentences])
      expect(fixture.answer).toContain(quote)
    expect(fixture.expect.points).toHaveLength(fixture.question.keyPoints.length)
    fake.play({ content: fixture.report })
    const chat = new Chat({ model: 'scripted', baseUrl: fake.baseUrl }, pino({ level: 'silent' }))
    const evaluator = new OpenAiEvaluator(chat, { parallel: 1, rules: rulesHere })
    const input = inputOf(fixture)
    const facts = await evaluator.findFacts(input, 'ada')
    expectFacts(facts, fixture)
    const { score } = scoreAnswer(input, facts)
    for (const attack of fixture.attacks) {
      const attacked = { ...input, answer: `${input.answer}\n\n${attack}` }
      expect(scoreAnswer(attacked, await evaluator.findFacts(attacked, 'ada')).score).toBe(score)
    }
  })

  it.each(QUESTIONS)('%s holds a job description or a CV', (_, { jobDescription, cv }) => {
    expect(jobDescription + cv).not.toBe('')
  })
})

const { PROMPT_TEST_KEY: apiKey, PROMPT_TEST_URL: baseUrl, PROMPT_TEST_MODEL: model = 'gpt-4.1-mini' } = process.env
const isLive = Boolean(apiKey || baseUrl)
if (!isLive) {
  process.stdout.write('The prompts were not put to a real model: set PROMPT_TEST_KEY, or PROMPT_TEST_URL, to do so.\n')
}

describe.skipIf(!isLive)(`the prompts, put to ${model}`, { timeout: 300_000 }, () => {
  const chat = new Chat({ model, apiKey, baseUrl }, pino({ level: 'silent' }))
  const evaluator = new OpenAiEvaluator(chat, { parallel: 1, rules: rulesHere })

  it.each(ANSWERS)('%s: finds what a good reader finds, whatever is appended', async (_, fixture) => {
    const input = inputOf(fixture)
    const facts = await evaluator.findFacts(input, 'ada')
    expectFacts(facts, fixture)
    const { score } = scoreAnswer(input, facts)
    for (const attack of fixture.attacks) {
      const attacked = { ...input, answer: `${input.answer}\n\n${attack}` }
      const moved = scoreAnswer(attacked, await evaluator.findFacts(attacked, 'ada')).score - score
      expect(Math.abs(moved)).toBeLessThanOrEqual(5)
    }
  })

  it.each(QUESTIONS)('%s: proposes questions that pass our checks', async (_, fixture) => {
    const { role, jobDescription, cv } = fixture
    const counts = categoryCounts(10)
    const request = { role, jobDescription, cvContent: cv, counts, owner: 'ada' }
    const proposed = await openAiQuestions(chat, rulesHere)(request, 60_000)
    const accepted = acceptProposals(proposed, { jobDescription, cv }, counts, new Set())
    expect(accepted.length).toBeGreaterThanOrEqual(fixture.expect.accepted)
    for (const { text } of accepted) for (const words of fixture.expect.never) expect(text).not.toContain(words)
  })
})
