/** Computes a score from 0 to 100 with its range from facts. Pure: the same facts give the same score. */
import {
  type AnswerFacts,
  FULL_OWN_ACTIONS,
  type Measures,
  STORY_MEASURES,
  type StoryMeasure,
} from '@/domain/evaluation/facts'
import type { Models } from '@/domain/evaluation/models'
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import { type EvaluatedQuestion, judgedAs } from '@/domain/evaluation/question'
import { ramp } from '@/domain/evaluation/story/measures'
import { logistic } from './linear-model'
import {
  FEWEST_WORDS,
  GUARD_CAP,
  NO_EVENT_CAP,
  OFF_QUESTION,
  ON_TOPIC,
  POINT_WEIGHTS,
  USUAL_TOPIC,
  VERDICT_LIMITS,
} from './policy'
import { type Range, REFERENCE, rangeOf } from './range'
import type { Dimension } from './rubric'

export type Score = {
  /** 0 to 100, integer. */
  score: number
  range: Range
  /** False when the answer is too short, so that the score does not measure its quality. */
  judged: boolean
  /** The remark that it may answer another question; the range then reaches down to the grades of such answers. */
  otherQuestion: 'unlike-question' | 'off-question' | null
}

/** The cap for a probability: 100 up to `from`, `most` from `to` on, linear between. */
const capped = ({ most, from, to }: typeof GUARD_CAP, probability: number) =>
  100 - (100 - most) * ramp(probability, from, to)

export function scoreFacts(
  question: EvaluatedQuestion,
  facts: Measures,
  knowledge: Knowledge,
  models: Pick<Models, 'score' | 'ranges'>,
): Score {
  if (facts.unreadable || facts.words === 0)
    return { score: 0, range: { low: 0, high: 0 }, judged: false, otherQuestion: null }
  const kind = judgedAs(question)
  const reference = question.keyPoints.length === 0 ? facts.agreement : null
  const share = reference ?? logistic(models.score[knowledge][kind], scoreRow(question, facts))
  const judged = facts.words >= (reference === null ? FEWEST_WORDS : 1)
  // "I would handle it" says nothing, and there is no point that it might make.
  const most = judged || knowledge !== 'none' ? 100 : 0
  const score = Math.round(Math.min(100, Math.max(0, Math.min(100 * share, most, ...caps(question, facts)))))
  const set = reference === null ? `${knowledge} ${kind}` : REFERENCE
  const range = rangeOf(score, set, facts, models.ranges)
  const otherQuestion = otherQuestionOf(question, facts, knowledge)
  const low = otherQuestion ? OFF_QUESTION.grade : range.low
  const usual =
    otherQuestion === 'unlike-question'
      ? logistic(models.score.none[kind], scoreRow(question, { ...facts, topic: USUAL_TOPIC }))
      : share
  return {
    score,
    range: { low: Math.min(low, range.low), high: Math.max(range.high, Math.round(100 * usual)) },
    judged,
    otherQuestion,
  }
}

function otherQuestionOf(question: EvaluatedQuestion, facts: Measures, knowledge: Knowledge): Score['otherQuestion'] {
  if (isUnlikeQuestion(facts, knowledge)) return 'unlike-question'
  return mayBeOffQuestion(question, facts, knowledge) ? 'off-question' : null
}

/**
 * Whether an answer makes no point and says no common mistake, and is hardly similar to the question's topic. This
 * holds for 63 % of 134 answers to another question, on which nothing was fitted, and for 1 % of 804 others.
 */
const mayBeOffQuestion = (question: EvaluatedQuestion, facts: Measures, knowledge: Knowledge): boolean =>
  hasOneSubject(question, knowledge) &&
  facts.points.length > 0 &&
  facts.points.every(({ made }) => made < VERDICT_LIMITS.partly) &&
  (facts.lean ?? 0) < VERDICT_LIMITS.leans &&
  facts.topic < OFF_QUESTION.topic

/**
 * Whether the points of a question are close enough to the words of an answer to say that it answers another one. Those
 * of opening questions, follow-up questions and general points are made in words that nobody can foresee.
 */
const hasOneSubject = (question: EvaluatedQuestion, knowledge: Knowledge) =>
  !question.opener && question.followUpOf === undefined && knowledge !== 'general'

/** Whether an answer to a question without points or model answers has hardly any of its words, nor of its subject. */
const isUnlikeQuestion = ({ topic, unreadable }: Measures, knowledge: Knowledge): boolean =>
  knowledge === 'none' && unreadable === null && topic < OFF_QUESTION.topic

function caps({ category }: EvaluatedQuestion, { guard, story, details }: Measures): number[] {
  const { most, from, to, details: enough } = NO_EVENT_CAP
  const event = Math.max(ramp(story.concreteness, from, to), ramp(details, 0, enough))
  const noEvent = category === 'behavioral' ? most + (100 - most) * event : 100
  return [capped(GUARD_CAP, guard), noEvent]
}

/** The features, in the order of a feature row, each with the part of an answer that it measures. */
export const SCORE_FEATURES = {
  points: 'substance',
  essentials: 'substance',
  best: 'substance',
  topic: 'substance',
  known: 'substance',
  echoed: 'substance',
  withoutLean: 'substance',
  pointsWithoutLean: 'substance',
  toldOnTopic: 'structure',
  toldWithoutLean: 'structure',
  withoutMisconduct: 'substance',
  toldWithoutMisconduct: 'structure',
  // As in `STORY_MEASURES`.
  development: 'length',
  vocabulary: 'length',
  concreteness: 'specificity',
  ownActions: 'ownership',
  structure: 'structure',
  result: 'structure',
  fewGeneric: 'specificity',
} as const satisfies Record<StoryMeasure, Dimension | 'length'> & Record<string, Dimension | 'length'>

/** Features of form, not of content: their coefficients may have either sign. */
const EITHER_WAY: readonly string[] = ['known', 'echoed', 'development', 'vocabulary', 'structure', 'fewGeneric']

/** Whether a higher value of each feature must never lower the score. */
export const NEVER_LOWER = Object.keys(SCORE_FEATURES).map((name) => !EITHER_WAY.includes(name))

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

/** The value of each dimension that is shown beside the score, 0 to 1. */
export const DIMENSION_VALUES: Readonly<
  Record<Dimension, (question: Pick<EvaluatedQuestion, 'keyPoints'>, facts: AnswerFacts) => number>
> = {
  substance: ({ keyPoints }, { agreement, points }) => agreement ?? shareOfPoints(keyPoints, points),
  specificity: (_, { detailed }) => detailed,
  structure: (_, { story }) => story.structure,
  ownership: (_, { steps }) => ramp(steps, 0, FULL_OWN_ACTIONS),
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
    1 - facts.misconduct,
    told * (1 - facts.misconduct),
    ...STORY_MEASURES.map((name) => facts.story[name]),
  ]
}
