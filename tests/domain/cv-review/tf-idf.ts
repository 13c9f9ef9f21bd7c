/** The baseline for the matcher: cosine of TF-IDF vectors over the stems of a pool of texts. */
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'

const stemsOf = (text: string) =>
  tokensOf(text)
    .map(({ stem }) => stem)
    .filter((stem) => !isFunctionWord(stem))

export function tfIdfCosine(pool: readonly string[]): (a: string, b: string) => number {
  const frequency = new Map<string, number>()
  for (const text of pool) {
    for (const stem of new Set(stemsOf(text))) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  }
  const vectorOf = (text: string) => {
    const vector = new Map<string, number>()
    for (const stem of stemsOf(text)) {
      const rarity = Math.log((1 + pool.length) / (1 + (frequency.get(stem) ?? 0))) + 1
      vector.set(stem, (vector.get(stem) ?? 0) + rarity)
    }
    return vector
  }
  const squares = (vector: ReadonlyMap<string, number>) =>
    [...vector.values()].reduce((sum, each) => sum + each ** 2, 0)
  return (first, second) => {
    const [a, b] = [vectorOf(first), vectorOf(second)]
    const product = [...a].reduce((sum, [stem, amount]) => sum + amount * (b.get(stem) ?? 0), 0)
    return product / Math.sqrt(squares(a) * squares(b) || 1)
  }
}
