/** How often an answer is said to be to another question. */
import { remarkIn } from '@/domain/evaluation/contest/contestable-remarks'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { rounded, share } from './statistics'

export function offQuestionFigures(all: readonly Evaluated[]): Figure[] {
  const told = (rows: readonly Evaluated[]) =>
    rounded(share(rows, ({ evaluation }) => evaluation.remarks.map(remarkIn).includes('off-question')))
  const isOff = ({ kind }: Evaluated) => kind === 'off-topic'
  const off = all.filter(isOff)
  const others = all.filter((row) => !isOff(row))
  return [
    { name: `answers to another question, of ${off.length}`, value: told(off), goal: null },
    { name: `other answers, of ${others.length}`, value: told(others), goal: null },
  ]
}
