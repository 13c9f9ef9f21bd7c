/** How far human grades lie around scores that were given without having seen their questions. */
import type { Widths } from '@/domain/evaluation/calibration'
import type { HeldOut } from './calibrate-fit'

/** Scores whose residuals are looked at together, by upper end. */
const BANDS = [40, 50, 60, 70, 79, 100]
/** Share of residuals below the likely range, and as many above. */
const TAIL = 0.1

/** Share of human grades that the range is to hold. */
export const LIKELY_SHARE = 1 - 2 * TAIL

/** Distances in points that hold all but the tails of the human grades; `scored` with scores of 0 to 100. */
export function widthsOf(scored: readonly HeldOut[]): Widths {
  const readable = scored.filter(({ features }) => features !== null)
  return {
    bands: BANDS.map((upTo, i) => ({
      upTo,
      ...halfWidth(readable.filter(({ score }) => score > (BANDS[i - 1] ?? -1) && score <= upTo)),
    })),
    pooled: halfWidth(readable),
  }
}

function halfWidth(scored: readonly HeldOut[]): { below: number; above: number } {
  const residuals = scored.map(({ grade, score }) => 100 * grade - score).sort((a, b) => a - b)
  const at = (share: number) => residuals[Math.min(residuals.length - 1, Math.floor(share * residuals.length))] ?? 0
  return { below: Math.max(5, Math.round(-at(TAIL))), above: Math.max(5, Math.round(at(1 - TAIL))) }
}
