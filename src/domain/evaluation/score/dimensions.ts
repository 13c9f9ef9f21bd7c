/** The parts of an answer that are shown beside its score, 0 to 100 each; the score itself is fitted, not their sum. */
import type { QuestionCategory } from '@/domain/interview/question'
import type { AnswerFacts } from '../facts'
import type { EvaluatedQuestion } from '../question'
import { shareOfPoints } from './answer-features'
import type { Dimension } from './rubric'

/** Which of them a category of questions asks for. */
export const DIMENSIONS_OF: Readonly<Record<QuestionCategory, readonly Dimension[]>> = {
  technical: ['substance', 'specificity'],
  situational: ['substance', 'specificity', 'structure'],
  behavioral: ['substance', 'specificity', 'structure', 'ownership'],
}

const VALUES: Readonly<Record<Dimension, (question: EvaluatedQuestion, facts: AnswerFacts) => number>> = {
  substance: ({ keyPoints }, { agreement, points }) => agreement ?? shareOfPoints(keyPoints, points),
  specificity: (_, { story }) => story.concreteness,
  structure: (_, { story }) => story.structure,
  ownership: (_, { story }) => story.ownActions,
}

/** Integers; substance only where the question brings points or model answers to compare with. */
export function dimensionsOf(question: EvaluatedQuestion, facts: AnswerFacts): Record<string, number> {
  const hasSubstance = facts.agreement !== null || question.keyPoints.length > 0
  return Object.fromEntries(
    DIMENSIONS_OF[question.category]
      .filter((dimension) => dimension !== 'substance' || hasSubstance)
      .map((dimension) => [dimension, facts.unreadable ? 0 : Math.round(100 * VALUES[dimension](question, facts))]),
  )
}
