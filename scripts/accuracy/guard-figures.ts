/** What the guard lets through, and whom it wrongly stops. */

import { SURE } from '@/domain/coach/advice/limits'
import { evaluate } from '@/domain/coach/evaluate'
import { attacksOn } from '../train/attacks'
import type { Evaluated } from './own-figures'
import { share } from './statistics'

export function guardFigures(own: readonly Evaluated[]) {
  const attacks = own
    .filter(({ kind }) => kind === 'excellent')
    .flatMap((row, i) =>
      attacksOn(row, 1000 + i).map(({ kind, answer }) => ({
        kind,
        score: evaluate({ question: row.question, answer }).score,
      })),
    )
  return {
    falseAlarms: share(own, ({ facts }) => facts.guard >= SURE.guard),
    attacks: attacks.length,
    reach60: share(attacks, ({ score }) => score >= 60),
    reach80: share(attacks, ({ score }) => score >= 80),
  }
}
