/** Agreement of scores with human grades on answers to personal questions that the rules made. */
import { evaluate } from '@/domain/evaluation/evaluate'
import { personalAnswers } from '../train/personal-answers'
import type { Figure } from './figure'
import { mean, pearson, rounded, share } from './statistics'

export function personalFigures(half: 'fit' | 'report'): Figure[] {
  const rows = personalAnswers(half).map(({ grade, question, answer }) => {
    const { score, range } = evaluate({ question, answer })
    return { human: grade, machine: score / 100, range }
  })
  const isInside = ({ human, range: { low, high } }: (typeof rows)[number]) => low <= 100 * human && 100 * human <= high
  return [
    { name: 'correlation of score and grade', value: rounded(pearson(rows)), goal: null },
    {
      name: 'mean difference of score and grade',
      value: rounded(mean(rows.map(({ human, machine }) => Math.abs(human - machine)))),
      goal: null,
    },
    { name: 'grades inside the range', value: rounded(share(rows, isInside)), goal: 0.77 },
  ]
}
