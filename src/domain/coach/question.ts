/** A question as the evaluation reads it, and one answer to it. */
import type { PointWeight, QuestionCategory } from '@/domain/interview/question'

/** One thing a strong answer says. */
export type KeyPoint = {
  /** One sentence, as shown to the candidate: "You book …". */
  text: string
  /** `essential`: without it an answer is not good · `expected`: a strong answer has it (the default) · `bonus`. */
  weight?: PointWeight | undefined
  /** Whole sentences in which people make the point. */
  says?: readonly string[] | undefined
  /** Whole sentences that mistaken candidates say instead. */
  against?: readonly string[] | undefined
}

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
