import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { KeyPoint, QuestionCategory } from '@/domain/interview/question'

export type EvaluatedQuestion = {
  id: string
  text: string
  category: QuestionCategory
  keyPoints: readonly KeyPoint[]
  /**
   * What the key points are. `key-points` (the default): what a strong interview answer says, judged with delivery and
   * detail. `reference`: the parts of one model answer to a short question of knowledge, judged on content alone.
   */
  basis?: 'key-points' | 'reference'
}

export type EvaluationInput = {
  question: EvaluatedQuestion
  answer: string
  /** Slug of the role that is practised for. */
  role?: string
}

/** Finds facts in answers; never decides a score. */
export interface AnswerEvaluator {
  readonly name: 'local' | 'llm'
  /** May be asynchronous: a model needs time, the local evaluator does not. */
  findFacts(input: EvaluationInput): Promise<AnswerFacts> | AnswerFacts
}
