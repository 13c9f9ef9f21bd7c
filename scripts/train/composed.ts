/**
 * Answers put together from some of the ways to say a question's points, for telling points apart: in answers that people
 * wrote as a whole nearly all points are made or nearly none. The sentences themselves are taken out of the question, so
 * that each is met for the first time.
 */
import type { GradedAnswer } from './graded'
import { randomOf, shuffled } from './random'

const WAYS = 3
/** Beside a graded answer, which somebody read. */
export const COMPOSED_WEIGHT = 0.5

/** @param answers of one half; each of their questions is answered three times, with half of its points made */
export function composed(answers: readonly GradedAnswer[]): GradedAnswer[] {
  const random = randomOf(41)
  const questions = new Map(answers.map((row) => [row.questionId, row]))
  return [...questions.values()].flatMap(({ question, questionId, half }) =>
    Array.from({ length: WAYS }, (_, way): GradedAnswer => {
      const { keyPoints } = question
      const made = new Set(shuffled([...keyPoints.keys()], random).slice(0, Math.ceil(keyPoints.length / 2)))
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

/** What readers give to an answer of mistakes. */
const MISTAKEN_GRADE = 0.04

/**
 * Answers to opening questions put together from what mistaken candidates say, each sentence taken out of the question.
 * There are too few graded ones to learn from them alone that such an answer is no good one.
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
