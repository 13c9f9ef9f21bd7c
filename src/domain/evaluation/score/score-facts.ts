/** Computes a score from 0 to 100 with its range from facts. Pure: the same facts give the same score. */
import type { Measures } from '@/domain/evaluation/facts'
import type { Models } from '@/domain/evaluation/models'
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import type { Profile } from '@/domain/evaluation/preprocess/text-features'
import { type EvaluatedQuestion, judgedAs } from '@/domain/evaluation/question'
import { ramp, STORY_MEASURES } from '@/domain/evaluation/story/measures'
import { type LinearModel, logistic } from './linear-model'
import { FEWEST_WORDS, GUARD_CAP, NO_EVENT_CAP, ON_TOPIC, POINT_WEIGHTS } from './policy'
import { type Range, REFERENCE, rangeOf } from './range'

export type Score = {
  /** 0 to 100, integer. */
  score: number
  range: Range
  /** False when the answer is too short, so that the score does not measure its quality. */
  judged: boolean
}

type Cap = { most: number; from: number; to: number }

/** The cap for a probability: 100 up to `from`, `most` from `to` on, linear between. */
const capped = ({ most, from, to }: Cap, probability: number) => 100 - (100 - most) * ramp(probability, from, to)

export function scoreFacts(
  question: EvaluatedQuestion,
  facts: Measures,
  knowledge: Knowledge,
  models: Pick<Models, 'score' | 'ranges'>,
): Score {
  if (facts.unreadable || facts.words === 0) return { score: 0, range: { low: 0, high: 0 }, judged: false }
  const value = Math.min(
    rawScore(question, facts, models.score[knowledge][judgedAs(question)]),
    ...caps(question, facts),
  )
  const score = Math.round(Math.min(100, Math.max(0, value)))
  const isReference = facts.agreement !== null && question.keyPoints.length === 0
  const judged = facts.words >= (isReference ? 1 : FEWEST_WORDS)
  const set = isReference ? REFERENCE : `${knowledge} ${judgedAs(question)}`
  return { score, range: rangeOf(score, set, facts, models.ranges), judged }
}

function rawScore(question: EvaluatedQuestion, facts: Measures, model: LinearModel): number {
  if (facts.agreement !== null && question.keyPoints.length === 0) return 100 * facts.agreement
  return 100 * logistic(model, scoreRow(question, facts))
}

function caps({ category }: EvaluatedQuestion, { guard, story }: Measures): number[] {
  const { most, from, to } = NO_EVENT_CAP
  return [
    capped(GUARD_CAP, guard),
    category === 'behavioral' ? most + (100 - most) * ramp(story.concreteness, from, to) : 100,
  ]
}

/** In the order of a feature row. */
export const SCORE_FEATURES = [
  'points',
  'essentials',
  'best',
  'topic',
  'known',
  'echoed',
  'withoutLean',
  'pointsWithoutLean',
  'toldOnTopic',
  'toldWithoutLean',
  ...STORY_MEASURES,
] as const

/** Features of form, not of content: their coefficients may have either sign. */
const EITHER_WAY: readonly string[] = ['known', 'echoed', 'development', 'vocabulary', 'structure', 'fewGeneric']

/** Whether a higher value of each feature must never lower the score. */
export const NEVER_LOWER = SCORE_FEATURES.map((name) => !EITHER_WAY.includes(name))

/** Weighted share of the points that are made, 0 to 1. */
export function shareOfPoints(keyPoints: EvaluatedQuestion['keyPoints'], points: Measures['points']): number {
  let total = 0
  let made = 0
  for (const [i, { weight = 'expected' }] of keyPoints.entries()) {
    total += POINT_WEIGHTS[weight]
    made += POINT_WEIGHTS[weight] * (points[i]?.made ?? 0)
  }
  return total === 0 ? 0 : made / total
}

/** Weighted share of a text's content words for which `counts` is true. */
export function shareOfWords({ content, weights }: Profile, counts: (stem: string) => boolean): number {
  let total = 0
  let counted = 0
  for (const [i, stem] of content.entries()) {
    const weight = weights[i] as number
    total += weight
    if (counts(stem)) counted += weight
  }
  return total === 0 ? 0 : counted / total
}

export function scoreRow({ keyPoints }: EvaluatedQuestion, facts: Measures): number[] {
  const points = shareOfPoints(keyPoints, facts.points)
  const told = STORY_MEASURES.reduce((sum, name) => sum + facts.story[name], 0) / STORY_MEASURES.length
  const essential = keyPoints.flatMap(({ weight }, i) => (weight === 'essential' ? [facts.points[i]?.made ?? 0] : []))
  const essentials = essential.length === 0 ? points : essential.reduce((sum, made) => sum + made, 0) / essential.length
  return [
    points,
    essentials,
    Math.max(0, ...facts.points.map(({ made }) => made)),
    facts.topic,
    facts.known,
    facts.echoed,
    1 - (facts.lean ?? 0),
    points * (1 - (facts.lean ?? 0)),
    told * ramp(facts.topic, ON_TOPIC.from, ON_TOPIC.to),
    told * (1 - (facts.lean ?? 0)),
    ...STORY_MEASURES.map((name) => facts.story[name]),
  ]
}
