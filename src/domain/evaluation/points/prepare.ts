/** A question prepared for comparison with answers; cached, since the same question is answered many times. */
import { LRUCache } from 'lru-cache'
import table from '@/content/models/topic-words.json'
import { isStopWord } from '@/domain/evaluation/preprocess/language'
import { type CopyOf, copiesIn } from '@/domain/evaluation/preprocess/no-content'
import { type Profile, profileOfText } from '@/domain/evaluation/preprocess/text-features'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { POINT_WEIGHTS } from '@/domain/evaluation/score/policy'
import type { KeyPoint } from '@/domain/interview/question'
import { type Token, tokensOf } from '@/domain/text/tokens'

export type PreparedPoint = {
  /** Wordings that make the point: its own text first, then typical phrasings. */
  says: readonly Profile[]
  /** Typical mistakes on the point. */
  against: readonly Profile[]
  /** The figures that decide the point, if any. */
  numbers: readonly string[] | undefined
  /** Share of the total weight of all points, 0 to 1. */
  weight: number
}

export type PreparedQuestion = {
  question: Profile
  points: readonly PreparedPoint[]
  /** Alternative complete model answers, of which the best match counts. */
  references: readonly Profile[]
  /** All content stems of the points and references. */
  vocabulary: ReadonlySet<string>
  /** Content stems of the question, its points and its references. */
  known: ReadonlySet<string>
  /** Topic vector of the question, its points and its references. */
  topic: TopicVector
  /** Whether a sentence of an answer copies the points. */
  copyOf: CopyOf
}

/**
 * The material to compare an answer with. `full`: points with typical wordings and mistakes · `text`: points or
 * references by their text alone · `none`: only the question · `general`: points that hold for questions on any
 * subject.
 */
export type Knowledge = 'full' | 'text' | 'none' | 'general'

const prepared = new LRUCache<string, PreparedQuestion>({ max: 300 })
const byObject = new WeakMap<EvaluatedQuestion, PreparedQuestion>()

/** The prepared question; questions with the same texts share one cache entry. */
export function prepare(question: EvaluatedQuestion): PreparedQuestion {
  const same = byObject.get(question)
  if (same) return same
  const { text, keyPoints, references, category, opener } = question
  const key = JSON.stringify([text, keyPoints, references, category, opener])
  let known = prepared.get(key)
  if (!known) {
    known = make(question)
    prepared.set(key, known)
  }
  byObject.set(question, known)
  return known
}

function make(asked: EvaluatedQuestion): PreparedQuestion {
  const { text, keyPoints, references = [] } = asked
  const question = profileOfText(text)
  const total = keyPoints.reduce((sum, point) => sum + POINT_WEIGHTS[point.weight ?? 'expected'], 0)
  const points = keyPoints.map((point) => ({
    says: [point.text, ...(point.says ?? [])].map(profileOfText),
    against: (point.against ?? []).map(profileOfText),
    numbers: point.numbers,
    weight: POINT_WEIGHTS[point.weight ?? 'expected'] / Math.max(total, Number.MIN_VALUE),
  }))
  const models = references.map(profileOfText)
  const vocabulary = new Set<string>()
  for (const profile of [...points.flatMap(({ says, against }) => [...says, ...against]), ...models]) {
    for (const stem of profile.content) vocabulary.add(stem)
  }
  return {
    question,
    points,
    references: models,
    vocabulary,
    known: new Set([...vocabulary, ...question.content]),
    topic: topicVector(textsOf(asked).flatMap(tokensOf)),
    copyOf: copiesIn(asked),
  }
}

/** All texts of a question: its own, its points and its references. */
export const textsOf = ({
  text,
  keyPoints,
  references = [],
}: Pick<EvaluatedQuestion, 'text' | 'keyPoints' | 'references'>): string[] => [
  text,
  ...keyPoints.flatMap((point) => [point.text, ...(point.says ?? []), ...(point.against ?? [])]),
  ...references,
]

function knowledgeOf(points: readonly KeyPoint[], references: readonly string[] = []): Knowledge {
  if (points.length === 0 && references.length === 0) return 'none'
  if (points.some(({ general }) => general)) return 'general'
  const full = points.filter(({ says = [], against = [] }) => says.length > 0 && against.length > 0).length
  return full > 0 && full >= points.length / 2 ? 'full' : 'text'
}

/**
 * What a question provides for the score of facts that an evaluator found: a language model understands general points,
 * whereas the rules compare an answer with sentences on other subjects.
 */
export function knowledgeFor(
  { keyPoints, references }: Pick<EvaluatedQuestion, 'keyPoints' | 'references'>,
  evaluator: string,
): Knowledge {
  const knowledge = knowledgeOf(keyPoints, references)
  return knowledge === 'general' && evaluator === 'llm' ? 'full' : knowledge
}

/** Inverse document frequency of a stem among the questions; stems that are not listed are rarer. */
const FREQUENT: ReadonlyMap<string, number> = new Map(
  Object.entries(table.stems).flatMap(([questions, stems]) =>
    stems.split(' ').map((stem) => [stem, Math.log((table.questions + 1) / (Number(questions) + 1))] as const),
  ),
)
const RARE = Math.log((table.questions + 1) / (table.fewest / 2 + 1))

type TopicVector = { weights: ReadonlyMap<string, number>; norm: number }

/** @param tokens words of the texts, with repetitions */
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

/** Cosine similarity of two topic vectors, 0 to 1. */
export function topicOf(answer: TopicVector, question: TopicVector): number {
  let dot = 0
  for (const [stem, weight] of answer.weights) dot += weight * (question.weights.get(stem) ?? 0)
  return dot / (answer.norm * question.norm)
}
