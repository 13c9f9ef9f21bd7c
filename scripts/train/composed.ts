/**
 * Synthetic answers composed of example sentences for some of a question's points, to train point verdicts: human
 * answers make nearly all points or nearly none. The sentences used are removed from the question, so that they are
 * unseen.
 */

import { seededRandom, shuffle } from '@/domain/random'
import type { GradedAnswer } from './graded'

const WAYS = 3
/** Weight relative to a human-graded answer. */
export const COMPOSED_WEIGHT = 0.5

/** @param answers answers of one half; three answers are composed per question, each making half of its points */
export function composed(answers: readonly GradedAnswer[]): GradedAnswer[] {
  const random = seededRandom(41)
  const questions = new Map(answers.map((row) => [row.questionId, row]))
  return [...questions.values()].flatMap(({ question, questionId, half }) =>
    Array.from({ length: WAYS }, (_, way): GradedAnswer => {
      const { keyPoints } = question
      const made = new Set(shuffle([...keyPoints.keys()], random).slice(0, Math.ceil(keyPoints.length / 2)))
      return {
        questionId,
        question: {
          ...question,
          keyPoints: keyPoints.map((point) => ({ ...point, says: point.says?.filter((_, i) => i !== way) })),
        },
        kind: 'composed',
        half,
        answer: keyPoints.flatMap(({ says }, i) => (made.has(i) ? [says?.[way] ?? ''] : [])).join(' '),
        grade: made.size / keyPoints.length,
        points: [...keyPoints.keys()].map((i) => (made.has(i) ? 'm' : '-')),
        labels: null,
      }
    }),
  )
}

/** Typical human grade of an answer made of mistakes. */
const MISTAKEN_GRADE = 0.04

/**
 * Synthetic answers to opening questions, composed of mistakes, with each sentence removed from the question. The
 * graded answers are too few to learn from alone that these are bad.
 */
export function mistaken(answers: readonly GradedAnswer[]): GradedAnswer[] {
  const questions = new Map(answers.filter(({ question }) => question.opener).map((row) => [row.questionId, row]))
  return [...questions.values()].flatMap(({ question, questionId, half }) =>
    Array.from({ length: WAYS }, (_, way): GradedAnswer => {
      const { keyPoints } = question
      return {
        questionId,
        question: {
          ...question,
          keyPoints: keyPoints.map((point) => ({ ...point, against: point.against?.filter((_, i) => i !== way) })),
        },
        kind: 'mistaken',
        half,
        answer: keyPoints.map(({ against }) => against?.[way] ?? '').join(' '),
        grade: MISTAKEN_GRADE,
        points: keyPoints.map(() => 'x'),
        labels: null,
      }
    }),
  )
}
