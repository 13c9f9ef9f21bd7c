import type { Weights } from '@/domain/evaluation/advice-on-telling'
import { likelyRange } from '@/domain/evaluation/calibration'
import { coach } from '@/domain/evaluation/coach'
import { type DimensionValues, dimensionsOf } from '@/domain/evaluation/dimension-values'
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { Evidence } from '@/domain/evaluation/evidence'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { DIMENSIONS, type Dimension, WEIGHTS } from '@/domain/evaluation/rubric'
import { withCheckedQuotes } from '@/domain/evaluation/verify-quotes'

export type ScoredAnswer = {
  questionId: string
  /** 0 to 100, integer. */
  score: number
  strengths: string[]
  /** Most useful first. */
  improvements: string[]
  evidence: Evidence[]
  /** 0 to 100 each, integers; only the dimensions that the question's category asks for. */
  dimensions: Record<string, number>
  /** What a strong answer covers. */
  modelAnswer: string[]
  /** Which of them the answer makes, in the same order. */
  covered: boolean[]
  /** Where four in five comparable scores of people lie, 0 to 100, integers; wider when evidence is thin. */
  range: { low: number; high: number }
  /** False when there is too little to judge: the score says what was found, not what the answer is worth. */
  judged: boolean
  remarks: string[]
}

/** Fewest own words of an interview answer that can be judged; a short question may be answered in one. */
const FEWEST_WORDS = 4

/** What the score is made of: facts that stand in the answer, their values and weights. */
type Grade = Pick<ScoredAnswer, 'score' | 'dimensions'> & {
  facts: AnswerFacts
  values: DimensionValues
  weights: Weights
}

/** The score and the dimensions of `scoreAnswer`, for those who want no advice on the answer. */
export function gradeAnswer({ question, answer }: EvaluationInput, found: AnswerFacts): Grade {
  const facts = withCheckedQuotes(found, answer, question.keyPoints.length)
  const weights = WEIGHTS[question.basis === 'reference' ? 'reference' : question.category]
  const values = dimensionsOf(facts, question.category)
  const score = Math.round(
    DIMENSIONS.reduce((sum, dimension) => sum + (weights[dimension] ?? 0) * values[dimension], 0),
  )
  const dimensions = Object.fromEntries(
    DIMENSIONS.filter((dimension) => weights[dimension] !== undefined).map((dimension: Dimension) => [
      dimension,
      Math.round(values[dimension]),
    ]),
  )
  return { score, dimensions, facts, values, weights }
}

/**
 * Decides the score of an answer from the facts found in it. Pure: the same facts give the same score, whoever found
 * them. A quote that is not in the answer is no evidence: what it was to prove does not count.
 */
export function scoreAnswer(input: EvaluationInput, found: AnswerFacts): ScoredAnswer {
  const { question } = input
  const { score, dimensions, facts, values, weights } = gradeAnswer(input, found)
  const { strengths, improvements, evidence } = coach(input, facts, values, weights)
  return {
    questionId: question.id,
    score,
    strengths,
    improvements,
    evidence,
    dimensions,
    modelAnswer: question.keyPoints.map((point) => point.text),
    covered: facts.points.map(({ status, denied }) => status === 'covered' && !denied),
    range: likelyRange(score, facts.ownWords, question.basis === 'reference'),
    judged: facts.ownWords >= (question.basis === 'reference' ? 1 : FEWEST_WORDS),
    remarks: [...facts.remarks],
  }
}
