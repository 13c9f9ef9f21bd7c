/** The rows that the guard is fitted on: real answers, ours and the public ones, and attacks on our questions. */
import { guardSigns } from '@/domain/evaluation/guard/signs'
import { profileOfText } from '@/domain/evaluation/preprocess/profile'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { attacksOn } from './attacks'
import type { GradedAnswer } from './graded'
import type { PublicAnswer } from './public-sets'
import type { Read } from './readings'

const FEWEST_WORDS = 6

export function signsOf(answer: string, question: string): number[] | null {
  const read = readAnswer(answer, question)
  return read.words < FEWEST_WORDS ? null : guardSigns(read, profileOfText(question))
}

export const realSigns = (own: readonly Read[], others: readonly PublicAnswer[]): number[][] => [
  ...own.map(({ guard }) => guard),
  ...others.flatMap(({ answer, question, isEmpty }) => {
    const signs = isEmpty ? null : signsOf(answer, question)
    return signs ? [signs] : []
  }),
]

export const attackSigns = (answers: readonly GradedAnswer[]): number[][] =>
  answers
    .filter(({ kind }) => kind === 'excellent')
    .flatMap((row, i) => attacksOn(row, i).map(({ answer }) => signsOf(answer, row.question.text)))
    .filter((signs) => signs !== null)
