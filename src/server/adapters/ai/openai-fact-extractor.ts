/** Extracts facts from answers with a language model; rules supply the facts that they find more reliably. */

import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { EVALUATED_CHARS } from '@/domain/interview/answers'
import { roleName } from '@/domain/interview/roles'
import type { EvaluationRun, RemoteFactExtractor } from '@/server/ports'
import type { Rules } from '@/server/rules/port'
import { AiError, isHopeless } from './ai-error'
import { Budget } from './budget'
import type { Chat } from './chat'
import type { DataSection } from './data-marks'
import { foundFactsSchema } from './facts-schema'
import { FIND_FACTS } from './prompts/find-facts'

/** Most tokens of a report. */
const MAX_TOKENS = 3000
/** Most calls per answer: the first, retries and a repair. */
const MAX_CALLS = 3
/** Consecutive failures after which a run stops. */
const FAILURES_IN_A_ROW = 3
/** Least time that must be left to begin an answer, in milliseconds. */
const TIME_FOR_AN_ANSWER_MS = 20_000

/** Characters that are sent. */
const MOST = { role: 100, question: 2_000, keyPoints: 9_000, answer: EVALUATED_CHARS } as const

/** The rules that complement and validate the model. */
type ModelRules = Pick<Rules, 'findFacts' | 'textsForModel' | 'complainAboutReport' | 'mergeReport'>

export class OpenAiFactExtractor implements RemoteFactExtractor {
  readonly name = 'llm'
  readonly #chat: Chat
  readonly #parallel: number
  readonly #rules: ModelRules

  /** @param parallel concurrent answers */
  constructor(chat: Chat, { parallel, rules }: { parallel: number; rules: ModelRules }) {
    this.#chat = chat
    this.#parallel = parallel
    this.#rules = rules
  }

  begin(limits: { calls: number; withinMs: number }): EvaluationRun {
    return new Run(new Budget(limits, this.#chat.around.now), this.#parallel, (input, owner, budget) =>
      this.#read(input, owner, budget),
    )
  }

  /** @throws AiError */
  async findFacts(input: EvaluationInput, owner: string): Promise<AnswerFacts> {
    const run = this.begin({ calls: MAX_CALLS, withinMs: MAX_CALLS * this.#chat.around.callTimeoutMs })
    return run.findFacts(input, owner)
  }

  async #read(input: EvaluationInput, owner: string, budget: Budget): Promise<AnswerFacts> {
    const byRules = await this.#rules.findFacts(input, owner)
    // The answer is unreadable: the model would only invent facts.
    if (byRules.unreadable) return { ...byRules, evaluator: 'llm' }
    const [answer = ''] = await this.#rules.textsForModel(
      [{ text: input.answer, most: MOST.answer, isAnswer: true }],
      owner,
    )
    const found = await this.#chat.ask({
      prompt: FIND_FACTS,
      request:
        `Report on the answer. There are ${input.question.keyPoints.length} key points; the question is ` +
        `${input.question.category}.`,
      data: dataOf(input, answer),
      schema: foundFactsSchema,
      check: (value) => this.#rules.complainAboutReport({ input, found: value }, owner),
      maxTokens: MAX_TOKENS,
      maxCalls: MAX_CALLS,
      budget,
    })
    return this.#rules.mergeReport({ input, found }, owner)
  }
}

const dataOf = ({ question, role }: EvaluationInput, answer: string): DataSection[] => [
  ...(role ? [{ name: 'ROLE', text: roleName(role), most: MOST.role }] : []),
  { name: 'QUESTION', text: question.text, most: MOST.question },
  {
    name: 'KEY POINTS',
    text: question.keyPoints
      .map(({ text, against = [] }, i) =>
        [`${i + 1}. ${text}`, ...against.map((said) => `   Mistaken: ${said}`)].join('\n'),
      )
      .join('\n'),
    most: MOST.keyPoints,
  },
  { name: 'ANSWER', text: answer, most: MOST.answer },
]

type ReadAnswer = (input: EvaluationInput, owner: string, budget: Budget) => Promise<AnswerFacts>

/** Tracks the calls of one interview's evaluation, and stops calling a service that keeps failing. */
class Run implements EvaluationRun {
  readonly name = 'llm'
  readonly parallel: number
  readonly #budget: Budget
  readonly #readAnswer: ReadAnswer
  #read = 0
  #failures = 0
  #isHopeless = false

  constructor(budget: Budget, parallel: number, read: ReadAnswer) {
    this.#budget = budget
    this.parallel = parallel
    this.#readAnswer = read
  }

  get calls(): number {
    return this.#budget.used
  }

  get read(): number {
    return this.#read
  }

  state(): 'open' | 'closing' | 'broken' {
    if (this.#isHopeless || this.#failures >= FAILURES_IN_A_ROW) return 'broken'
    if (this.#budget.remainingMs() < TIME_FOR_AN_ANSWER_MS) return 'closing'
    return this.#budget.isSpent() ? 'broken' : 'open'
  }

  async findFacts(input: EvaluationInput, owner: string): Promise<AnswerFacts> {
    if (this.state() === 'broken') throw new AiError('stopped')
    try {
      const facts = await this.#readAnswer(input, owner, this.#budget)
      this.#read++
      this.#failures = 0
      return facts
    } catch (error) {
      this.#failures++
      if (error instanceof AiError && isHopeless(error)) this.#isHopeless = true
      throw error
    }
  }
}
