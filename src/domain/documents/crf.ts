/**
 * A linear-chain conditional random field (CRF): the probability of each label of a row, given all rows of the text.
 */

export type CrfModel = {
  /** For each label, a weight for each feature. */
  weights: readonly (readonly number[])[]
  /** Transition score from a label, the first index, to the next one. */
  transitions: readonly (readonly number[])[]
}

type Chain = Pick<CrfModel, 'transitions'>

const logSum = (values: readonly number[]): number => {
  const top = Math.max(...values)
  return top === Number.NEGATIVE_INFINITY ? top : top + Math.log(values.reduce((sum, v) => sum + Math.exp(v - top), 0))
}

/** Emission score of each label for each row. */
export const fitsOf = ({ weights }: CrfModel, rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => {
    // Most features of a row are 0.
    const used: number[] = []
    for (let j = 0; j < row.length; j++) if (row[j] !== 0) used.push(j)
    return weights.map((own) => {
      let sum = 0
      for (const j of used) sum += (own[j] as number) * (row[j] as number)
      return sum
    })
  })

/** The forward-backward algorithm in log space, with the log of the partition function. */
export function sumsOf({ transitions }: Chain, fits: readonly (readonly number[])[]) {
  const labels = transitions.map((_, label) => label)
  const forward: number[][] = []
  for (const [i, fit] of fits.entries()) {
    const before = forward[i - 1]
    forward.push(
      labels.map((to) => {
        const own = fit[to] as number
        return before ? own + logSum(before.map((sum, from) => sum + (transitions[from]?.[to] as number))) : own
      }),
    )
  }
  const backward: number[][] = fits.map(() => labels.map(() => 0))
  for (let i = fits.length - 2; i >= 0; i--) {
    const next = (fits[i + 1] as number[]).map((fit, to) => fit + (backward[i + 1]?.[to] as number))
    backward[i] = labels.map((from) => logSum(next.map((sum, to) => sum + (transitions[from]?.[to] as number))))
  }
  return { forward, backward, total: logSum(forward.at(-1) ?? [0]) }
}

/** Marginal probability of each label for each row. */
export const labelOdds = (model: CrfModel, rows: readonly (readonly number[])[]): number[][] =>
  oddsOf(model, fitsOf(model, rows))

/** The same from the emission scores of the rows. */
export function oddsOf(model: Chain, fits: readonly (readonly number[])[]): number[][] {
  const { forward, backward, total } = sumsOf(model, fits)
  return forward.map((sums, i) => sums.map((sum, label) => Math.exp(sum + (backward[i]?.[label] as number) - total)))
}

/** The most likely labels of all rows together, from their emission scores: the Viterbi algorithm. */
export function bestLabels({ transitions }: Chain, fits: readonly (readonly number[])[]): number[] {
  const from: number[][] = []
  let sums: readonly number[] = []
  for (const [i, fit] of fits.entries()) {
    if (i === 0) {
      sums = fit
      continue
    }
    const best = fit.map((_, to) =>
      sums.reduce((top, sum, at) => {
        const isBetter = sum + (transitions[at]?.[to] ?? 0) > (sums[top] ?? 0) + (transitions[top]?.[to] ?? 0)
        return isBetter ? at : top
      }, 0),
    )
    sums = fit.map((own, to) => own + (sums[best[to] ?? 0] ?? 0) + (transitions[best[to] ?? 0]?.[to] ?? 0))
    from.push(best)
  }
  const labels = [sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0)]
  for (const best of from.reverse()) labels.unshift(best[labels[0] ?? 0] ?? 0)
  return fits.length === 0 ? [] : labels
}
