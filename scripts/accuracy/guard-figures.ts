/** Attack success rates and false alarms of the guard. */

import { SURE } from '@/domain/evaluation/advice/statements'
import { evaluate } from '@/domain/evaluation/evaluate'
import type { Accuracy } from '@/schemas/accuracy'
import { attacksOn } from '../train/attacks'
import type { Evaluated } from './evaluated'
import { pastedPoints } from './pasted-points'
import { rounded, share } from './statistics'

export function guardFigures(own: readonly Evaluated[]): Accuracy['guard'] {
  const attacks = own
    .filter(({ kind }) => kind === 'excellent')
    .flatMap((row, i) =>
      attacksOn(row, 1000 + i).map(({ answer }) => evaluate({ question: row.question, answer }).score),
    )
    .concat(pastedPoints(own).map(({ score }) => score))
  const isReal = ({ kind }: Evaluated) => kind !== 'recital'
  return {
    falseAlarms: rounded(share(own.filter(isReal), ({ facts }) => facts.guard >= SURE.guard)),
    attacks: attacks.length,
    reach60: rounded(share(attacks, (score) => score >= 60)),
    reach80: rounded(share(attacks, (score) => score >= 80)),
  }
}
