/**
 * Whether words follow one another as they do in speech: the mean pointwise mutual information of neighbouring words, of
 * which content words are known by their ending only. Sentences come out above 0, shuffled words and lists of terms below.
 */
import table from '@/content/models/word-order.json'
import type { Token } from '@/domain/text/tokens'
import { weightOf } from '../preprocess/language'

/** Words up to this weight (among the 150 or so most frequent) are told apart; of others only the ending counts. */
const FUNCTION_WEIGHT = 0.25

const ENDINGS = ['ing', 'ed', 'ly', 'tion', 'ment', 'ness', 'ity', 'er', 'al', 'ive', 'ous', 's'] as const

/** The class of a word: itself, its ending, or a figure. */
export function wordClass({ word, stem }: Pick<Token, 'word' | 'stem'>): string {
  if (/^\d/.test(word)) return '#'
  if (weightOf(stem) <= FUNCTION_WEIGHT) return word
  return ENDINGS.find((ending) => word.length > ending.length + 2 && word.endsWith(ending)) ?? '*'
}

const scores: ReadonlyMap<string, number> = new Map(
  Object.entries(table.pairs).flatMap(([score, pairs]) =>
    (pairs as string).split('|').map((pair) => [pair, Number(score)] as const),
  ),
)

/** Mean score of neighbouring words within the sentences; 0 when there are fewer than two. */
export function wordOrder(sentences: readonly { tokens: readonly Token[] }[]): number {
  let sum = 0
  let count = 0
  for (const { tokens } of sentences) {
    for (let i = 1; i < tokens.length; i++) {
      const pair = `${wordClass(tokens[i - 1] as Token)} ${wordClass(tokens[i] as Token)}`
      sum += scores.get(pair) ?? table.unseen
      count++
    }
  }
  return count === 0 ? 0 : sum / count
}
