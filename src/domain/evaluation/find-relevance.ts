/** Whether an answer is about what was asked. */
import type { AnswerFacts, PointFinding } from '@/domain/evaluation/facts'
import { quoteOf, type ReadAnswer, type ReadSentence } from '@/domain/evaluation/read-answer'
import { type Bag, bagOf, matchOf, recallOf } from '@/domain/evaluation/text/bag'
import type { QuestionCategory } from '@/domain/interview/question'

const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/**
 * How surely an answer is about the question, 0 to 1, by literal words only (synonyms meet by chance too often). Stories
 * about something else share a tenth of the words of a question and of its key points, rarely a quarter; answers to the
 * question share a third of one or the other, whatever their length.
 */
export function topicOf(question: Bag, points: Bag, answer: Bag): number {
  const literal = { ...answer, groups: new Set<number>() }
  const asked = ramp(recallOf(question.terms, literal), 0.12, 0.4)
  const made = ramp(recallOf(points.terms, literal), 0.1, 0.28)
  return 1 - (1 - asked) * (1 - made)
}

/** Least worth of a listed term: the terms of technical questions are rare words, those of stories are common ones. */
const LEAST_TRUST: Readonly<Record<QuestionCategory, number>> = { technical: 0.7, situational: 0.4, behavioral: 0.3 }

/**
 * What a listed term is worth in an answer that is on topic to the degree given. A short answer that meets the terms of
 * several points is no accident; a long story about something else meets some by chance. `met`: points with a listed term
 * in the answer.
 */
export function trustIn(topic: number, met: number, words: number, category: QuestionCategory): number {
  const dense = met < 2 ? 0 : ramp(met / Math.max(20, words), 0.035, 0.085)
  return LEAST_TRUST[category] + (1 - LEAST_TRUST[category]) * Math.max(topic, dense)
}

/** Share of its relevance that an answer loses which denies all that was looked for. */
export const LOST_BY_DENIAL = 0.5

/** Readable words are never quite beside the point: they may say the right thing in words of their own. */
const LEAST = 0.05

/** What a short answer is worth, in relevance, whose own words all come from the question and its points. */
const ALL_OF_ITS_WORDS = 0.6
/** Words up to which the share of an answer's own words tells its topic, and from which it no longer does. */
const BRIEF = { to: 40, from: 100 }

type Heard = {
  question: Bag
  /** All words of the question, its points and their listed terms. */
  vocabulary: Bag
  /** All words of the answer. */
  said: Bag
  topic: number
}

/**
 * An answer is to the question when it is on topic, makes the key points or, being short, speaks in words like theirs.
 * Denials lower it. The quote is the sentence with most of the question in it, or else the one that makes a point.
 */
export function findRelevance(
  read: ReadAnswer,
  { question, vocabulary, said, topic }: Heard,
  points: readonly PointFinding[],
): AnswerFacts['relevance'] {
  const [opening] = read.content
  if (!opening) return { strength: 0, quote: null }
  const count = Math.max(1, points.length)
  const mean = points.reduce((sum, point) => sum + point.strength, 0) / count
  const denied = points.filter((point) => point.denied).length / count
  const found = 1 - (1 - 0.6 * topic) * (1 - Math.min(1, mean / 0.45))
  const brief = 1 - ramp(read.tokens.length, BRIEF.to, BRIEF.from)
  const alike = ALL_OF_ITS_WORDS * brief * ramp(recallOf(said.terms, vocabulary), 0.2, 0.7)
  const strength = Math.max(LEAST, found, alike) * (1 - LOST_BY_DENIAL * denied)
  return { strength, quote: relevantQuote(read, { question, said }, points) }
}

/** The quote of `findRelevance`, which a grade of content alone needs without the rest; null when nothing can be read. */
export function relevantQuote(
  { content }: ReadAnswer,
  { question, said }: Pick<Heard, 'question' | 'said'>,
  points: readonly PointFinding[],
): string | null {
  // What is nowhere in the answer is in no sentence of it.
  const there = question.terms.filter((term) => matchOf(term, said) > 0)
  let best: { sentence: ReadSentence | undefined; recall: number } = { sentence: undefined, recall: 0 }
  for (const sentence of there.length > 0 ? content : []) {
    const recall = recallOf(there, content.length === 1 ? said : bagOf(sentence.tokens, said.near))
    if (recall > best.recall) best = { sentence, recall }
  }
  if (best.sentence) return quoteOf(best.sentence.text)
  const [opening] = content
  return points.find((point) => point.quote)?.quote ?? (opening ? quoteOf(opening.text) : null)
}
