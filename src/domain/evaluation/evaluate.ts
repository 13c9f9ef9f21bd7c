/** The evaluation of an answer: finds facts, computes a score and writes coaching. */
import type { QuestionCategory } from '@/domain/interview/question'
import { type Coaching, coach } from './advice/coach'
import type { AnswerFacts, Delivery, PointFact } from './facts'
import { findFacts } from './find-facts'
import { type Models, SHIPPED_MODELS } from './models'
import { knowledgeFor } from './points/prepare'
import type { EvaluatedQuestion, EvaluationInput } from './question'
import type { Dimension } from './score/rubric'
import { DIMENSION_VALUES, type Score, scoreFacts } from './score/score-facts'

export type Evaluation = Omit<Score, 'otherQuestion'> &
  Coaching & {
    questionId: string
    points: Pick<PointFact, 'verdict' | 'quote'>[]
    /** By dimension: 0 to 100, integers. */
    dimensions: Record<string, number>
    /** The key points of a strong answer, and whether the answer makes each: same order and number as `points`. */
    modelAnswer: string[]
    covered: boolean[]
    /** How a spoken answer was delivered; it does not count in the score. */
    delivery?: Delivery
  }

/** Scores an answer from facts that the rules or a model found. */
export function evaluateFacts(input: EvaluationInput, facts: AnswerFacts, models: Models = SHIPPED_MODELS): Evaluation {
  const { question } = input
  const knowledge = knowledgeFor(question, facts.evaluator)
  const scored = scoreFacts(question, facts, knowledge, models)
  const { score, range, judged } = scored
  return {
    questionId: question.id,
    score,
    range,
    judged,
    points: facts.points.map(({ verdict, quote }) => ({ verdict, quote })),
    ...coach(input, facts, scored, knowledge),
    dimensions: dimensionsOf(question, facts),
    modelAnswer: question.keyPoints.map(({ text }) => text),
    covered: facts.points.map(({ verdict }) => verdict === 'met'),
    ...(facts.delivery && { delivery: facts.delivery }),
  }
}

/**
 * Evaluates an answer by rules; deterministic, in the browser as on the server.
 * @param models override the shipped ones in benchmarks, where each is fitted on other questions
 */
export const evaluate = (input: EvaluationInput, models: Models = SHIPPED_MODELS): Evaluation =>
  evaluateFacts(input, findFacts(input, models), models)

/** The dimensions that apply to each category. */
const DIMENSIONS_OF: Readonly<Record<QuestionCategory, readonly Dimension[]>> = {
  technical: ['substance', 'specificity'],
  situational: ['substance', 'specificity', 'structure'],
  behavioral: ['substance', 'specificity', 'structure', 'ownership'],
}

/** Integers; substance only where the question has key points or model answers to compare with. */
function dimensionsOf(question: EvaluatedQuestion, facts: AnswerFacts): Record<string, number> {
  const hasSubstance = facts.agreement !== null || question.keyPoints.length > 0
  return Object.fromEntries(
    DIMENSIONS_OF[question.category]
      .filter((dimension) => dimension !== 'substance' || hasSubstance)
      .map((dimension) => [
        dimension,
        facts.unreadable ? 0 : Math.round(100 * DIMENSION_VALUES[dimension](question, facts)),
      ]),
  )
}
