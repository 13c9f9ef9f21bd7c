/** The prompt test set: always checked against scripted reports, and sent to a real model where a key is set. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { evaluateFacts } from '@/domain/evaluation/evaluate'
import { type AnswerFacts, STORY_PARTS, VERDICTS } from '@/domain/evaluation/facts'
import { findFacts } from '@/domain/evaluation/find-facts'
import { quotesOf } from '@/domain/evaluation/model-report/found-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { acceptProposals } from '@/domain/interview/personal-questions/proposals'
import { categoryCounts } from '@/domain/interview/pick-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { Chat } from '@/server/adapters/ai/chat'
import { foundFactsSchema } from '@/server/adapters/ai/facts-schema'
import { OpenAiFactExtractor } from '@/server/adapters/ai/openai-fact-extractor'
import { openAiQuestions } from '@/server/adapters/ai/openai-questions'
import { FIND_FACTS } from '@/server/adapters/ai/prompts/find-facts'
import { PROPOSE_QUESTIONS } from '@/server/adapters/ai/prompts/propose-questions'
import { FakeOpenAi } from '../../../helpers/fake-openai'
import { rulesHere } from '../../../helpers/rules-here'

const folder = path.join(import.meta.dirname, '../../../fixtures/prompts')

const answerFixture = z.strictObject({
  why: z.string(),
  question: z.strictObject({
    text: z.string(),
    category: z.enum(QUESTION_CATEGORIES),
    keyPoints: z.array(z.string()).min(3),
  }),
  answer: z.string(),
  expect: z.strictObject({
    /** For each key point, the verdicts that a good evaluator may give. */
    points: z.array(z.array(z.enum(VERDICTS))),
    parts: z.partialRecord(z.enum(STORY_PARTS), z.boolean()).default({}),
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
  question: { id: 'q', ...question, keyPoints: question.keyPoints.map((text) => ({ text })) },
  answer,
})

function expectFacts(facts: AnswerFacts, { expect: expected }: AnswerFixture): void {
  const found = facts.points.map(({ verdict }) => verdict)
  expect(found).toHaveLength(expected.points.length)
  expect(found.map((verdict, i) => expected.points[i]?.includes(verdict) || `${i + 1} is ${verdict}`)).toEqual(
    found.map(() => true),
  )
  for (const [part, isThere] of Object.entries(expected.parts)) {
    expect([part, facts.parts.some((finding) => finding.part === part && finding.quote)]).toEqual([part, isThere])
  }
}

/**
 * The score of an answer with an addition that changes no finding: rules still measure the text, unless they recognise
 * the addition and exclude it.
 */
function scoreWith(attacked: EvaluationInput, { points, lean, agreement, parts }: AnswerFacts): number {
  return evaluateFacts(attacked, { ...findFacts(attacked, SHIPPED_MODELS), points, lean, agreement, parts }).score
}

describe('a prompt', () => {
  // A changed prompt with the same version would make evaluations silently incomparable.
  it.each([
    [FIND_FACTS, 'find-facts/3', '289efb6bc27c4b39'],
    [PROPOSE_QUESTIONS, 'propose-questions/4', 'c0eeb7180db5fd80'],
  ])('%# has the same text, byte for byte, for the same version', (prompt, version, hash) => {
    expect(prompt.version).toBe(version)
    expect(createHash('sha256').update(prompt.system).digest('hex').slice(0, 16)).toBe(hash)
  })
})

describe('the prompt test set', () => {
  let fake: FakeOpenAi
  beforeAll(async () => {
    fake = await FakeOpenAi.start()
  })
  afterAll(() => fake.close())

  it.each(ANSWERS)('%s: its report quotes the answer and meets the expectations', async (_, fixture) => {
    for (const quote of quotesOf(fixture.report)) expect(fixture.answer).toContain(quote)
    expect(fixture.expect.points).toHaveLength(fixture.question.keyPoints.length)
    fake.play({ content: fixture.report })
    const chat = new Chat({ model: 'scripted', baseUrl: fake.baseUrl }, pino({ level: 'silent' }))
    const evaluator = new OpenAiFactExtractor(chat, { parallel: 1, rules: rulesHere })
    const input = inputOf(fixture)
    const facts = await evaluator.findFacts(input, 'ada')
    expectFacts(facts, fixture)
    const { score } = evaluateFacts(input, facts)
    for (const attack of fixture.attacks) {
      const attacked = { ...input, answer: `${input.answer}\n\n${attack}` }
      const found = await evaluator.findFacts(attacked, 'ada')
      const { points, lean, agreement, parts } = facts
      expect(found, attack).toMatchObject({ points, lean, agreement, parts })
      const isLeftOut = found.words === facts.words
      expect(evaluateFacts(attacked, found).score, attack).toBe(isLeftOut ? score : scoreWith(attacked, facts))
    }
  })

  it.each(QUESTIONS)('%s contains a job description or a CV', (_, { jobDescription, cv }) => {
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
  const evaluator = new OpenAiFactExtractor(chat, { parallel: 1, rules: rulesHere })

  it.each(ANSWERS)('%s: yields the findings of a good evaluator, whatever is appended', async (_, fixture) => {
    const input = inputOf(fixture)
    const facts = await evaluator.findFacts(input, 'ada')
    expectFacts(facts, fixture)
    for (const attack of fixture.attacks) {
      const attacked = { ...input, answer: `${input.answer}\n\n${attack}` }
      const { score } = evaluateFacts(attacked, await evaluator.findFacts(attacked, 'ada'))
      expect(Math.abs(score - scoreWith(attacked, facts)), attack).toBeLessThanOrEqual(5)
    }
  })

  it.each(QUESTIONS)('%s: proposes questions that pass our checks', async (_, fixture) => {
    const { role, jobDescription, cv } = fixture
    const counts = categoryCounts(10)
    const request = { role, jobDescription, cvContent: cv, counts, owner: 'ada', plan: [] }
    const proposed = await openAiQuestions(chat, rulesHere)(request, 60_000)
    const accepted = acceptProposals(proposed, { jobDescription, cv }, counts, new Set())
    expect(accepted.length).toBeGreaterThanOrEqual(fixture.expect.accepted)
    for (const { text } of accepted) for (const words of fixture.expect.never) expect(text).not.toContain(words)
  })
})
