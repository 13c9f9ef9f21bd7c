/** The evaluation: a question and an answer in, facts, a score and what a coach would say out. */
import { coach } from './advice/coach'
import type { AnswerFacts, Delivery, PointFact } from './facts'
import { findFacts } from './find-facts'
import { type Models, SHIPPED_MODELS } from './models'
import { prepare } from './points/prepare'
import type { EvaluationInput } from './question'
import { dimensionsOf } from './score/dimensions'
import { type Score, scoreFacts } from './score/score-facts'

export type Evaluation = Score & {
  questionId: string
  points: Pick<PointFact, 'verdict' | 'quote'>[]
  strengths: string[]
  /** Most useful first. */
  improvements: string[]
  /** Quotes with what they were read as. */
  evidence: { quote: string; note: string }[]
  /** 0 to 100 each, integers. */
  dimensions: Record<string, number>
  /** What to know about how the answer was read. */
  remarks: string[]
  /** What a strong answer covers, and which of it the answer makes: same order and number as `points`. */
  modelAnswer: string[]
  covered: boolean[]
  /** How a spoken answer was delivered; it does not count in the score. */
  delivery?: Delivery
}

/** Scores an answer from facts, whoever found them. */
export function evaluateFacts(input: EvaluationInput, facts: AnswerFacts, models: Models = SHIPPED_MODELS): Evaluation {
  const { question } = input
  const score = scoreFacts(question, facts, prepare(question).knowledge, models)
  return {
    questionId: question.id,
    ...score,
    points: facts.points.map(({ verdict, quote }) => ({ verdict, quote })),
    ...coach(input, facts, score),
    dimensions: dimensionsOf(question, facts),
    modelAnswer: question.keyPoints.map(({ text }) => text),
    covered: facts.points.map(({ verdict }) => verdict === 'met'),
    ...(facts.delivery && { delivery: facts.delivery }),
  }
}

/**
 * Reads an answer by rules and scores it: the same input gives the same evaluation, in a browser or on a server.
 * @param models others than the shipped ones are for measuring, where each must be fitted on other questions
 */
export const evaluate = (input: EvaluationInput, models: Models = SHIPPED_MODELS): Evaluation =>
  evaluateFacts(input, findFacts(input, models), models)
