/** A question as the evaluation reads it, and one answer to it. */
import { type KeyPoint, QUESTION_CATEGORIES, type QuestionCategory } from '@/domain/interview/question'

export type EvaluatedQuestion = {
  id: string
  text: string
  category: QuestionCategory
  keyPoints: readonly KeyPoint[]
  /** Opens or closes an interview: every candidate's answer to it has a content of its own. */
  opener?: boolean | undefined
  /** Alternative whole model answers, of which the best counts; for short questions of knowledge. */
  references?: readonly string[]
}

/** Answers of each of these are judged by models of their own. */
export const JUDGED_AS = [...QUESTION_CATEGORIES, 'opener'] as const
export type JudgedAs = (typeof JUDGED_AS)[number]

/** An opening question that asks for a story is judged as a story. */
export const judgedAs = ({ category, opener }: Pick<EvaluatedQuestion, 'category' | 'opener'>): JudgedAs =>
  opener && category !== 'behavioral' ? 'opener' : category

export type EvaluationInput = {
  question: EvaluatedQuestion
  answer: string
  /** Slug of the role that is practised for. */
  role?: string
  /** Said and not typed, and how many seconds it took. */
  spoken?: boolean
  seconds?: number
}
