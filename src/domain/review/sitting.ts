/** Selects the due cards of one review session. */

import type { PointWeight } from '@/domain/interview/question'
import { sentencesOf } from '@/domain/text/tokens'

/** Cards in one review session, about a minute each. */
export const SITTING_CARDS = 5

/** A shorter answer is not enough to decide whether a point was made. */
export const FEWEST_SENTENCES = 2

export const hasEnoughSentences = (text: string): boolean =>
  sentencesOf(text).filter(({ tokens }) => tokens.length > 1).length >= FEWEST_SENTENCES

/**
 * Cards grouped by question, the longest overdue first. A session asks one card of each group, since the same question
 * twice in a row would get the same answer.
 */
export function byQuestion<C extends { questionId: string; due: Date }>(cards: readonly C[]): C[][] {
  const groups = new Map<string, C[]>()
  for (const card of [...cards].sort((a, b) => a.due.getTime() - b.due.getTime())) {
    groups.set(card.questionId, [...(groups.get(card.questionId) ?? []), card])
  }
  return [...groups.values()]
}

const RANKS: Readonly<Record<PointWeight, number>> = { essential: 0, expected: 1, bonus: 2 }

type Weighed = { due: Date; weight: PointWeight }

/** The card to ask of one question: the longest overdue, and of equally overdue ones the most important. */
export const cardToAsk = <C extends Weighed>(cards: readonly C[]): C | undefined =>
  [...cards].sort((a, b) => a.due.getTime() - b.due.getTime() || RANKS[a.weight] - RANKS[b.weight])[0]
