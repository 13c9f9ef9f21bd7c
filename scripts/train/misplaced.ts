/**
 * Good answers put to questions that they were not given to: what an answer about something else looks like. There are as
 * many of them as one likes, where only one of each question's graded answers is about something else.
 */
import type { GradedAnswer } from './graded'
import { randomOf } from './random'

const PER_QUESTION = 6
/** Together they weigh as much as half a graded answer. */
export const MISPLACED_WEIGHT = 0.5 / PER_QUESTION
/** What readers give to answers about something else. */
const GRADE = 0.03

const KINDS: readonly string[] = ['excellent', 'second-language', 'short']

/** @param answers answers of one half; those of the same category and of other roles are put to each question */
export function misplaced(answers: readonly GradedAnswer[]): GradedAnswer[] {
  const random = randomOf(23)
  const good = answers.filter(({ kind }) => KINDS.includes(kind))
  const questions = new Map(answers.map((row) => [row.questionId, row]))
  return [...questions.values()].flatMap(({ question, questionId, half }) => {
    const roleOf = (id: string) => id.split('.')[0]
    const others = good.filter(
      (row) => row.question.category === question.category && roleOf(row.questionId) !== roleOf(questionId),
    )
    return Array.from({ length: PER_QUESTION }, (): GradedAnswer => {
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
