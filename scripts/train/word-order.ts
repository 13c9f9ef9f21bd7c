/**
 * Fits the table of `src/domain/evaluation/guard/word-order.ts`: pointwise mutual information of adjacent word classes.
 */
import { writeFileSync } from 'node:fs'
import { wordClass } from '@/domain/evaluation/guard/guard'
import { comparedTokens } from '@/domain/evaluation/preprocess/text-features'
import { sentencesOf } from '@/domain/text/tokens'

const MOST_PAIRS = 1500
const STEP = 0.25

/** @param texts real answers with their weights */
export function fitWordOrder(texts: readonly { text: string; weight: number }[]) {
  const pairs = new Map<string, number>()
  const left = new Map<string, number>()
  const right = new Map<string, number>()
  let total = 0
  const add = (map: Map<string, number>, key: string, weight: number) => map.set(key, (map.get(key) ?? 0) + weight)
  for (const { text, weight } of texts) {
    for (const sentence of sentencesOf(text)) {
      const tokens = comparedTokens(sentence.tokens)
      for (let i = 1; i < tokens.length; i++) {
        const [a, b] = [wordClass(tokens[i - 1]!), wordClass(tokens[i]!)]
        add(pairs, `${a} ${b}`, weight)
        add(left, a, weight)
        add(right, b, weight)
        total += weight
      }
    }
  }
  const scored = [...pairs]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_PAIRS)
    .map(([pair, count]) => {
      const [a, b] = pair.split(' ') as [string, string]
      const information = Math.log((count * total) / (left.get(a)! * right.get(b)!))
      return [pair, Math.max(-2, Math.min(3, information))] as const
    })
  const byScore = new Map<string, string[]>()
  for (const [pair, score] of scored) {
    const key = (Math.round(score / STEP) * STEP).toFixed(2)
    byScore.set(key, [...(byScore.get(key) ?? []), pair])
  }
  return {
    unseen: -1,
    pairs: Object.fromEntries(
      [...byScore].sort((a, b) => Number(a[0]) - Number(b[0])).map(([k, v]) => [k, v.sort().join('|')]),
    ),
  }
}

export const writeWordOrder = (table: ReturnType<typeof fitWordOrder>) =>
  writeFileSync('src/content/models/word-order.json', `${JSON.stringify(table, null, 2)}\n`)
