/** What the score of an answer rests on, as one row of numbers from 0 to 1. */
import type { Measures } from '../facts'
import type { Profile } from '../preprocess/profile'
import type { EvaluatedQuestion } from '../question'
import { ramp, STORY_MEASURES } from '../story/measures'
import { ON_TOPIC, POINT_WEIGHTS } from './policy'

/** In the order of the row. */
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

/** What says how an answer is put, and not what it says: more of it may speak for an answer or against it. */
const EITHER_WAY: readonly string[] = ['known', 'echoed', 'development', 'vocabulary', 'structure', 'fewGeneric']

/** Features of which more can never lower a score. */
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

/** Share of a text's telling words, by weight, that count. */
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
