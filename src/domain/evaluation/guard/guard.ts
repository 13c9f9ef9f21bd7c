/** Detects answers written to game the scoring: word lists, shuffled words, copied questions. */

import table from '@/content/models/word-order.json'
import { isStopWord, weightOf } from '@/domain/evaluation/preprocess/language'
import type { ReadAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { Profile } from '@/domain/evaluation/preprocess/text-features'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { FEWEST_WORDS } from '@/domain/evaluation/score/policy'
import type { Token } from '@/domain/text/tokens'

/** Word count above which a longer answer adds no certainty. */
const MOST_WORDS = 150

/** Share of function words, without articles, that sentences with grammar hardly fall below. */
const FEW_FUNCTION_WORDS = 0.2

/**
 * In words. The mean length of sentences counts up to here, since speech without full stops has sentences as long as
 * those of a word list: of 301 short answers of the fitting half without their marks 58 were taken for one, now 23; of
 * 1,024 attacks 29 reach 60, as before.
 */
const LONGEST_MEAN = 27

/**
 * In this order: word-order score, the same times the square root of the length, the share of function words, what it
 * lacks of `FEW_FUNCTION_WORDS`, the shares of repeated content words, of repeated sentences and of content words from
 * the question, and the logarithm of the mean sentence length. From the sentences as they were written, since shuffled
 * words that are cut at joining words look more like speech.
 */
export function guardFeatures({ written: sentences, whole }: ReadAnswer, question: Profile): number[] {
  const words = whole.run.length
  const order = wordOrder(sentences)
  let stop = 0
  let content = 0
  let asked = 0
  for (const { tokens } of sentences) {
    for (const { stem } of tokens) {
      if (isStopWord(stem)) stop++
      else {
        content++
        if (question.has.has(stem)) asked++
      }
    }
  }
  const different = new Set(sentences.map(({ tokens }) => tokens.map(({ stem }) => stem).join(' '))).size
  return [
    order,
    (order * Math.sqrt(Math.min(MOST_WORDS, words))) / 10,
    stop / Math.max(1, words),
    Math.max(0, FEW_FUNCTION_WORDS - stop / Math.max(1, words)),
    1 - whole.content.length / Math.max(1, content),
    1 - different / Math.max(1, sentences.length),
    asked / Math.max(1, content),
    Math.log(1 + Math.min(LONGEST_MEAN, words / Math.max(1, sentences.length))),
  ]
}

/**
 * Words up to this weight (about the 150 most frequent) are their own class; other words are classed by their ending.
 */
const FUNCTION_WEIGHT = 0.25

const ENDINGS = ['ing', 'ed', 'ly', 'tion', 'ment', 'ness', 'ity', 'er', 'al', 'ive', 'ous', 's'] as const

/** The class of a word for word order: the word itself, its ending, or a number. */
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

/** Mean score of adjacent word pairs within sentences; 0 when there is no pair. */
function wordOrder(sentences: readonly { tokens: readonly Token[] }[]): number {
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

/** Probability, 0 to 1, from a logistic regression fitted on real answers and generated attacks. */
export const guardOf = (answer: ReadAnswer, question: Profile, model: LinearModel): number =>
  answer.words < FEWEST_WORDS ? 0 : logistic(model, guardFeatures(answer, question))
