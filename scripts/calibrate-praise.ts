/** Settles from which expected grade on praise is earned, on answers whose grade was expected without their questions. */
import { lengthOfReference } from '@/domain/evaluation/calibration'
import type { PraiseRule } from '@/domain/evaluation/praise'
import type { HeldOut } from './calibrate-fit'

/** Of the answers that people put in their lowest quarter, this share may be praised; a little is left for new questions. */
const TOLERATED = 0.05
const THRESHOLDS = Array.from({ length: 15 }, (_, i) => (83 + i) / 100)

/** The grade that a quarter of the answers do not exceed. */
export const lowerQuarter = (rows: readonly { grade: number }[]): number =>
  rows.map(({ grade }) => grade).sort((a, b) => a - b)[Math.floor(rows.length / 4)] ?? 0

const lengthOf = ({ features }: HeldOut) => (features ? lengthOfReference(features) : 0)

/**
 * The thresholds that praise the most of the other answers while praise in the lowest quarter of each set is as rare as it
 * must be. `expected`: rows with the expected grade, 0 to 1, as their score.
 */
export function fitPraise(expected: readonly HeldOut[]): PraiseRule {
  const sets = (['mohler', 'saf'] as const)
    .map((set) => expected.filter((row) => row.set === set && !row.isEmpty))
    .filter((rows) => rows.length > 0)
    .map((rows) => {
      const quarter = lowerQuarter(rows)
      return { low: rows.filter(({ grade }) => grade <= quarter), rest: rows.filter(({ grade }) => grade > quarter) }
    })
  let best = { short: 1, long: 1, praised: 0 }
  for (const short of THRESHOLDS) {
    for (const long of THRESHOLDS) {
      const praised = (rows: readonly HeldOut[]) =>
        rows.filter((row) => row.score >= short + (long - short) * lengthOf(row)).length / Math.max(1, rows.length)
      if (sets.some(({ low }) => praised(low) > TOLERATED)) continue
      const worth = sets.reduce((sum, { rest }) => sum + praised(rest), 0)
      if (worth > best.praised) best = { short, long, praised: worth }
    }
  }
  return { short: best.short, long: best.long }
}
