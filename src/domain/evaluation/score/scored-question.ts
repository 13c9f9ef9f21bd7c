/** A question of an interview with the score of its answer. */
import type { QuestionCategory } from '@/domain/interview/question'
import type { LikelyRange } from './range'

export type ScoredQuestion = {
  category: QuestionCategory
  /** The competency of a behavioural question, as in the question bank ("Negotiation"). */
  competency?: string | undefined
  opener?: boolean | undefined
  scored: { score: number; range: LikelyRange; dimensions: Record<string, number> }
}
