/**
 * Synthetic off-topic answers: good answers paired with other questions. The graded data has only one off-topic answer
 * per question.
 */

import { seededRandom } from '@/domain/random'
import type { GradedAnswer } from './graded'

const PER_QUESTION = 6
/** Number of graded answers that most questions have; more need more of these beside them. */
const USUAL_ANSWERS = 8
/** Together they have the weight of half a graded answer. */
export const MISPLACED_WEIGHT = 0.5 / PER_QUESTION
/** Typical human grade of off-topic answers. */
const GRADE = 0.03

const KINDS: readonly string[] = ['excellent', 'second-language', 'short']

/** @param answers answers of one half; each question gets answers of the same category and another role */
export function misplaced(answers: readonly GradedAnswer[]): GradedAnswer[] {
  const random = seededRandom(23)
  const good = answers.filter(({ kind }) => KINDS.includes(kind))
  const questions = new Map(answers.map((row) => [row.questionId, row]))
  return [...questions.values()].flatMap(({ question, questionId, half }) => {
    const roleOf = (id: string) => id.split('.')[0]
    const others = good.filter(
      (row) => row.question.category === question.category && roleOf(row.questionId) !== roleOf(questionId),
    )
    const graded = answers.filter((row) => row.questionId === questionId).length
    const count = PER_QUESTION * Math.max(1, Math.round(graded / USUAL_ANSWERS))
    return Array.from({ length: count }, (): GradedAnswer => {
      const other = others[Math.floor(random() * others.length)]!
      return {
        questionId,
        question,
        kind: 'misplaced',
        half,
        answer: other.answer,
        grade: GRADE,
        points: question.keyPoints.map(() => '-'),
        labels: null,
      }
    })
  })
}
