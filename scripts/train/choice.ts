/**
 * Fits a choice among candidates: the probability of each is a softmax of the scores within its text. A score is
 * linear in the features and words, both with a ridge penalty. Full gradients with Adam, so it is deterministic.
 */

import type { NameModel } from '@/domain/documents/advert/name-choice'

export type Option = { row: readonly number[]; words: readonly string[]; isRight: boolean }
export type Text = { options: readonly Option[]; weight: number }
export type Shape = { row: number; words: number; mostWords: number; steps: number }

const LEAST_TEXTS = 5

export function fitChoice(texts: readonly Text[], shape: Shape): NameModel {
  const usable = texts.filter(
    ({ options }) => options.some(({ isRight }) => isRight) && options.some(({ isRight }) => !isRight),
  )
  const width = usable[0]!.options[0]!.row.length
  const vocabulary = vocabularyOf(usable, shape.mostWords)
  const size = width + vocabulary.size
  const sparse = usable.map(({ options, weight }) => ({
    options: options.map((option) => sparseOf(option, vocabulary)),
    weight,
  }))
  const beta = new Float64Array(size)
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  for (let step = 1; step <= shape.steps; step++) {
    const gradient = beta.map((value, j) => value * (j < width ? shape.row : shape.words))
    for (const { options, weight } of sparse) {
      const scores = options.map(({ at, value }) => {
        let score = 0
        for (let k = 0; k < at.length; k++) score += beta[at[k]!]! * value[k]!
        return score
      })
      const top = Math.max(...scores)
      const weights = scores.map((score) => Math.exp(score - top))
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      const right = weights.reduce((sum, weight, i) => sum + (options[i]!.isRight ? weight : 0), 0)
      for (const [i, { at, value, isRight }] of options.entries()) {
        const share = weight * (weights[i]! / all - (isRight ? weights[i]! / right : 0))
        if (Math.abs(share) < 1e-4) continue
        for (let k = 0; k < at.length; k++) gradient[at[k]!]! += share * value[k]!
      }
    }
    const rate = RATE * (step > shape.steps * 0.7 ? 0.3 : 1)
    for (let j = 0; j < size; j++) {
      first[j] = 0.9 * first[j]! + 0.1 * gradient[j]!
      second[j] = 0.99 * second[j]! + 0.01 * gradient[j]! ** 2
      beta[j]! -= (rate * (first[j]! / (1 - 0.9 ** step))) / (Math.sqrt(second[j]! / (1 - 0.99 ** step)) + 1e-8)
    }
  }
  return {
    coefficients: [...beta.slice(0, width)],
    words: Object.fromEntries([...vocabulary].map(([word, j]) => [word, beta[width + j]!])),
  }
}
const RATE = 0.05

type Sparse = { at: Int32Array; value: Float64Array; isRight: boolean }
function sparseOf({ row, words, isRight }: Option, vocabulary: ReadonlyMap<string, number>): Sparse {
  const at = row.flatMap((value, j) => (value === 0 ? [] : [j]))
  const known = words.flatMap((word) => vocabulary.get(word) ?? [])
  return {
    at: Int32Array.from([...at, ...known.map((j) => row.length + j)]),
    value: Float64Array.from([...at.map((j) => row[j]!), ...known.map(() => 1)]),
    isRight,
  }
}

/** The words beside candidates of the most texts. */
function vocabularyOf(texts: readonly Text[], most: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { options } of texts) {
    for (const word of new Set(options.flatMap(({ words }) => words))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const chosen = [...counts]
    .filter(([, count]) => count >= LEAST_TEXTS)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return new Map(chosen.slice(0, most).map(([word], j) => [word, j]))
}
