/**
 * How far an answer is about what the question is about: the cosine of their words, weighted by how few questions of the
 * bank use them (tf-idf). Words that any story of work has, such as "manager" or "week", say nothing about the subject.
 */
import table from '@/content/models/topic-words.json'
import type { Token } from '@/domain/text/tokens'
import { isStopWord } from '../preprocess/language'

/** Logarithm of the share of questions that use a stem, less than 0; stems that are not listed are used by fewer. */
const FREQUENT: ReadonlyMap<string, number> = new Map(
  Object.entries(table.stems).flatMap(([questions, stems]) =>
    stems.split(' ').map((stem) => [stem, Math.log((table.questions + 1) / (Number(questions) + 1))] as const),
  ),
)
const RARE = Math.log((table.questions + 1) / (table.fewest / 2 + 1))

export type TopicVector = { weights: ReadonlyMap<string, number>; norm: number }

/** @param tokens words of the texts, as often as they stand there */
export function topicVector(tokens: Iterable<Token>): TopicVector {
  const counts = new Map<string, number>()
  for (const { stem, word } of tokens) {
    if (isStopWord(stem) || word.length < 2) continue
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const weights = new Map<string, number>()
  let squares = 0
  for (const [stem, count] of counts) {
    const weight = (1 + Math.log(count)) * (FREQUENT.get(stem) ?? RARE)
    weights.set(stem, weight)
    squares += weight * weight
  }
  return { weights, norm: Math.sqrt(squares) || 1 }
}

/** Cosine of two texts, 0 to 1. */
export function topicOf(answer: TopicVector, question: TopicVector): number {
  let dot = 0
  for (const [stem, weight] of answer.weights) dot += weight * (question.weights.get(stem) ?? 0)
  return dot / (answer.norm * question.norm)
}
