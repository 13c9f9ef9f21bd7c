/** How often an answer is said to be to another question. */
import { remarkIn } from '@/domain/evaluation/contest/contestable-remarks'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { rounded, share } from './statistics'

export function offQuestionFigures(all: readonly Evaluated[]): Figure[] {
  const told = (rows: readonly Evaluated[]) =>
    rounded(share(rows, ({ evaluation }) => evaluation.remarks.map(remarkIn).includes('off-question')))
  const isOff = ({ kind }: Evaluated) => kind === 'off-topic'
  // Of answers to opening questions it is never said.
  const some = all.filter(({ question }) => !question.opener)
  const off = some.filter(isOff)
  const others = some.filter((row) => !isOff(row))
  return [
    { name: `answers to another question, of ${off.length}`, value: told(off), goal: null },
    { name: `other answers, of ${others.length}`, value: told(others), goal: null },
    ...QUESTION_CATEGORIES.map((category) => ({
      name: `other answers, ${category}`,
      value: told(others.filter(({ question }) => question.category === category)),
      goal: null,
    })),
  ]
}
