/** Turns facts into the value of each dimension, 0 to 100. Every formula only grows with what was found. */

import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { AnswerFacts, StarPart } from '@/domain/evaluation/facts'
import type { Dimension } from '@/domain/evaluation/rubric'

export type DimensionValues = Readonly<Record<Dimension, number>>

const clamp = (value: number) => Math.min(100, Math.max(0, value))

/**
 * Nobody makes every point of an ideal answer: to make seven of eight clearly is a full answer. Below that, each point
 * counts the same.
 */
const FULL_SHARE = 0.875

/** What it costs to say the opposite of a point, in points made. */
const DENIAL_COST = 0.5

/** Longest answer that keeps its points' full worth, in words; beyond it a listener finds them less and less. */
const LONG = 700

export function substanceOf(facts: AnswerFacts): number {
  if (facts.agreement !== null) return clamp(100 * facts.agreement)
  if (facts.points.length === 0) return clamp(100 * facts.relevance.strength)
  const worth = facts.points.reduce((sum, { strength, denied }) => sum + (denied ? -DENIAL_COST : strength), 0)
  const mean = Math.max(0, worth / facts.points.length)
  const bloat = Math.min(1, Math.sqrt(LONG / Math.max(1, facts.words)))
  return clamp((100 * mean * bloat) / FULL_SHARE)
}

const PART_WORTH: Readonly<Record<StarPart, number>> = { situation: 20, task: 20, action: 30, result: 30 }

function structureOf(facts: AnswerFacts, category: EvaluationInput['question']['category']): number {
  if (category === 'technical') {
    const kinds = new Set(facts.signposts.map((signpost) => signpost.kind)).size
    const sentences = facts.sentences >= 3 ? 40 : facts.sentences === 2 ? 30 : 15
    return clamp(sentences + Math.min(3, kinds) * 20)
  }
  return clamp(facts.parts.reduce((sum, { part, present }) => sum + (present ? PART_WORTH[part] : 0), 0))
}

function specificityOf(facts: AnswerFacts): number {
  const kinds = new Set(facts.specifics.map((specific) => specific.kind))
  const distinct = new Set(facts.specifics.map((specific) => specific.quote.toLowerCase()))
  return clamp(kinds.size * 25 + Math.min(2, Math.max(0, distinct.size - kinds.size)) * 12.5)
}

function ownershipOf({ own, shared }: AnswerFacts['ownership']): number {
  if (own === 0) return shared > 0 ? 25 : 0
  // The group may act as well: it is the number of own steps that shows, beside a mild regard for the balance.
  return clamp(40 + Math.min(3, own) * 15 + 15 * (own / (own + shared)))
}

/** Content below this many words cannot show structure, detail or ownership in full. */
const THIN = 30

/**
 * Delivery counts as far as the answer is about the question: a well-told story that answers something else earns
 * little by its telling. Half of full substance opens it fully.
 */
export function deliveryShare(facts: AnswerFacts): number {
  const made = substanceOf(facts) / 100
  const denied = facts.points.filter((point) => point.denied).length / Math.max(1, facts.points.length)
  const standing = Math.max(0, 1 - 2 * denied)
  const about = Math.max(Math.min(1, made / 0.5), 0.6 * facts.relevance.strength * standing)
  const broken = facts.degenerate.some(({ kind }) =>
    ['keyword-list', 'gibberish', 'sentence-repeated', 'question-repeated', 'filler'].includes(kind),
  )
  return about * (broken ? 0.5 : 1) * Math.min(1, facts.ownWords / THIN)
}

export function dimensionsOf(facts: AnswerFacts, category: EvaluationInput['question']['category']): DimensionValues {
  const delivery = deliveryShare(facts)
  const listed = facts.agreement === null && facts.degenerate.some(({ kind }) => kind === 'keyword-list')
  return {
    relevance: clamp(100 * facts.relevance.strength * (listed ? 0.5 : 1)),
    substance: substanceOf(facts) * (listed ? 0.4 : 1),
    structure: structureOf(facts, category) * delivery,
    specificity: specificityOf(facts) * delivery,
    ownership: ownershipOf(facts.ownership) * delivery,
  }
}
