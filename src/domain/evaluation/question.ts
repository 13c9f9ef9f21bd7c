/** The input of the evaluation: a question and one answer to it. */
import { type KeyPoint, QUESTION_CATEGORIES, type QuestionCategory } from '@/domain/interview/question'

export type EvaluatedQuestion = {
  id: string
  text: string
  category: QuestionCategory
  keyPoints: readonly KeyPoint[]
  /**
   * Whether the question opens or closes an interview, so that the content of the answer differs from person to person.
   */
  opener?: boolean | undefined
  /** Id of the question that it follows; the answer to a follow-up question is short. */
  followUpOf?: string | undefined
  /** Alternative complete model answers, of which the best match counts; for short factual questions. */
  references?: readonly string[]
}

/** Kinds of answers; each has its own fitted models. */
export const JUDGED_AS = [...QUESTION_CATEGORIES, 'opener'] as const
export type JudgedAs = (typeof JUDGED_AS)[number]

/** An opening question that asks for a story is scored as a story. */
export const judgedAs = ({ category, opener }: Pick<EvaluatedQuestion, 'category' | 'opener'>): JudgedAs =>
  opener && category !== 'behavioral' ? 'opener' : category

/** Whether the answer comes from the candidate's own life, so that no term can be right. */
export const isOfOwnLife = ({ category, opener }: Pick<EvaluatedQuestion, 'category' | 'opener'>): boolean =>
  category === 'behavioral' || opener === true

export type EvaluationInput = {
  question: EvaluatedQuestion
  answer: string
  /** Slug of the practised role. */
  role?: string
  /** Whether the answer was spoken, and its duration in seconds. */
  spoken?: boolean
  seconds?: number
}
