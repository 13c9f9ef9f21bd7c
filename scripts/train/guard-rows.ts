/** Training rows of the guard: real answers, ours and public, and attacks on our questions. */

import { guardFeatures } from '@/domain/evaluation/guard/guard'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { profileOfText } from '@/domain/evaluation/preprocess/text-features'
import { attacksOn } from './attacks'
import type { GradedAnswer } from './graded'
import type { PublicAnswer } from './public-sets'
import type { Read } from './readings'

const FEWEST_WORDS = 6

export function guardFeaturesOf(answer: string, question: string): number[] | null {
  const read = readAnswer(answer, question)
  return read.words < FEWEST_WORDS ? null : guardFeatures(read, profileOfText(question))
}

export const realRows = (own: readonly Read[], others: readonly PublicAnswer[]): number[][] => [
  ...own.map(({ guard }) => guard),
  ...others.flatMap(({ answer, question, isEmpty }) => {
    const features = isEmpty ? null : guardFeaturesOf(answer, question)
    return features ? [features] : []
  }),
]

export const attackRows = (answers: readonly GradedAnswer[]): number[][] =>
  answers
    .filter(({ kind }) => kind === 'excellent')
    .flatMap((row, i) => attacksOn(row, i).map(({ answer }) => guardFeaturesOf(answer, row.question.text)))
    .filter((features) => features !== null)
