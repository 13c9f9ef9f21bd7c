/** The parts of an answer that are shown beside its score, 0 to 100 each; the score itself is fitted, not their sum. */
import type { QuestionCategory } from '@/domain/interview/question'
import type { AnswerFacts } from '../facts'
import type { EvaluatedQuestion } from '../question'
import { shareOfPoints } from './answer-features'

export const DIMENSIONS = ['content', 'detail', 'structure', 'ownership'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Which of them a category of questions asks for. */
export const DIMENSIONS_OF: Readonly<Record<QuestionCategory, readonly Dimension[]>> = {
  technical: ['content', 'detail'],
  situational: ['content', 'detail', 'structure'],
  behavioral: ['content', 'detail', 'structure', 'ownership'],
}

const VALUES: Readonly<Record<Dimension, (question: EvaluatedQuestion, facts: AnswerFacts) => number>> = {
  content: ({ keyPoints }, { agreement, points }) => agreement ?? shareOfPoints(keyPoints, points),
  detail: (_, { story }) => story.concreteness,
  structure: (_, { story }) => story.structure,
  ownership: (_, { story }) => story.ownActions,
}

/** Integers; content only where the question brings points or model answers to compare with. */
export function dimensionsOf(question: EvaluatedQuestion, facts: AnswerFacts): Record<string, number> {
  const hasContent = facts.agreement !== null || question.keyPoints.length > 0
  return Object.fromEntries(
    DIMENSIONS_OF[question.category]
      .filter((dimension) => dimension !== 'content' || hasContent)
      .map((dimension) => [dimension, facts.unreadable ? 0 : Math.round(100 * VALUES[dimension](question, facts))]),
  )
}
