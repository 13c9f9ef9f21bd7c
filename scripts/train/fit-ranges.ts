/**
 * Fits the widths of the score ranges: 80 % prediction intervals from out-of-fold residuals, in up to five
 * bands of the score.
 */

import { additive } from '@/domain/evaluation/score/linear-model'
import { type Bands, REFERENCE } from '@/domain/evaluation/score/range'
import { compareWithReferences, fitAgreement } from './fit-match'
import type { Residual } from './fit-scores'
import { outOfFold } from './folds'
import type { PublicAnswer } from './public-sets'

/** Fewer where residuals are few: quantiles of 28 of them moved by 13 points when another model changed a little. */
const MOST_BANDS = 5
const FEWEST_IN_BAND = 40
/** Slightly above 80 %, since the bands are fitted to the same residuals that they are measured on. */
const INSIDE = 0.82

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))] ?? 0

/** Asymmetric quantiles: at the ends of the scale many grades are equal, so one side may hold all outliers. */
function bandOf(band: readonly Residual[]): { below: number; above: number } {
  const errors = band.map(({ score, grade }) => grade - score).sort((a, b) => a - b)
  const above = Math.max(0, Math.round(quantile(errors, (1 + INSIDE) / 2)))
  const outsideAbove = band.filter(({ score, grade }) => grade > Math.min(100, Math.round(score + above))).length
  const below = Math.max(0, Math.round(-quantile(errors, 1 - INSIDE - outsideAbove / band.length)))
  return { below, above }
}

const NOMINAL = 0.8

/**
 * The narrowest of the intervals that hold four in five grades. Half of the short answers have full marks, so that equal
 * shares on both sides make an interval that holds nine in ten.
 */
function narrowestOf(band: readonly Residual[]): { below: number; above: number } {
  const wanted = Math.ceil(NOMINAL * band.length)
  let best = { below: 100, above: 100 }
  for (let below = 0; below <= 100; below++) {
    const needed = band
      .filter(({ score, grade }) => grade >= score - below)
      .map(({ score, grade }) => grade - score)
      .sort((a, b) => a - b)[wanted - 1]
    if (needed === undefined) continue
    const above = Math.max(0, Math.ceil(needed))
    if (below + above < best.below + best.above) best = { below, above }
  }
  return best
}

function bandsOf(
  residuals: readonly Residual[],
  bandOf: (band: readonly Residual[]) => { below: number; above: number },
) {
  const sorted = [...residuals].sort((a, b) => a.score - b.score)
  const count = Math.min(MOST_BANDS, Math.max(1, Math.floor(sorted.length / FEWEST_IN_BAND)))
  return Array.from({ length: count }, (_, i) => {
    const band = sorted.slice((i * sorted.length) / count, ((i + 1) * sorted.length) / count)
    return { upTo: i === count - 1 ? 100 : (band.at(-1)?.score ?? 100), ...bandOf(band) }
  })
}

export function rangesOf(residuals: readonly Residual[], publicAnswers: readonly PublicAnswer[]): Bands {
  const compared = publicAnswers
    .filter(({ isEmpty }) => !isEmpty)
    .map(compareWithReferences)
    .filter(({ isReadable }) => isReadable)
  const scores = outOfFold(compared, fitAgreement, (model, { features }) => {
    return Math.round(100 * Math.min(1, Math.max(0, ...features.map((each) => additive(model, each)))))
  })
  const references = [...scores]
    .filter(([{ set }]) => set !== 'scientsbank')
    .map(([{ grade }, score]) => ({ set: REFERENCE, score, grade: 100 * grade }))
  return {
    ...Object.fromEntries(
      [...new Set(residuals.map(({ set }) => set))].map((set) => [
        set,
        bandsOf(
          residuals.filter((row) => row.set === set),
          bandOf,
        ),
      ]),
    ),
    [REFERENCE]: bandsOf(references, narrowestOf),
  }
}
