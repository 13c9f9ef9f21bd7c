/** A question as the evaluation reads it, and one answer to it. */
import type { KeyPoint, QuestionCategory } from '@/domain/interview/question'

export type EvaluatedQuestion = {
  id: string
  text: string
  category: QuestionCategory
  keyPoints: readonly KeyPoint[]
  /** Alternative whole model answers, of which the best counts; for short questions of knowledge. */
  references?: readonly string[]
}

export type EvaluationInput = {
  question: EvaluatedQuestion
  answer: string
  /** Slug of the role that is practised for. */
  role?: string
  /** Said and not typed, and how many seconds it took. */
  spoken?: boolean
  seconds?: number
}
