/** Turns facts into a score from 0 to 100 with its range. Pure: the same facts give the same score, whoever found them. */
import type { Measures } from '../facts'
import type { Models } from '../models'
import type { Knowledge } from '../points/prepare'
import { type EvaluatedQuestion, judgedAs } from '../question'
import { ramp } from '../story/measures'
import { scoreRow } from './answer-features'
import { type LinearModel, logistic } from './linear-model'
import { AGREEMENT_SPREAD, FEWEST_WORDS, GUARD_CAP, NO_EVENT_CAP } from './policy'
import { type Range, REFERENCE, rangeOf } from './range'

export type Score = {
  /** 0 to 100, integer. */
  score: number
  range: Range
  /** False when there is too little to judge: the score then says what was found and not what the answer is worth. */
  judged: boolean
}

type Cap = { most: number; from: number; to: number }

/** The cap for a probability: 100 up to `from`, `most` from `to` on, straight between. */
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
  if (facts.agreement !== null && question.keyPoints.length === 0) {
    const { middle, factor } = AGREEMENT_SPREAD
    return 100 * (middle + factor * (facts.agreement - middle))
  }
  return 100 * logistic(model, scoreRow(question, facts))
}

function caps({ category }: EvaluatedQuestion, { guard, story }: Measures): number[] {
  const { most, from, to } = NO_EVENT_CAP
  return [
    capped(GUARD_CAP, guard),
    category === 'behavioral' ? most + (100 - most) * ramp(story.concreteness, from, to) : 100,
  ]
}
