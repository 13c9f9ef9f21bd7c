/** Which due cards make one sitting. */

import type { PointWeight } from '@/domain/interview/question'
import { sentencesOf } from '@/domain/text/tokens'

/** Cards of a sitting, a minute each. */
export const SITTING_CARDS = 5

/** Fewer say too little to tell whether a point was made. */
export const FEWEST_SENTENCES = 2

export const hasEnoughSentences = (text: string): boolean =>
  sentencesOf(text).filter(({ tokens }) => tokens.length > 1).length >= FEWEST_SENTENCES

/**
 * Cards by question, those first that wait longest. A sitting asks one of each: the same question twice in a row
 * would ask for the same answer.
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

/** Of the cards of one question the one to ask: what waits longest, and of these what counts most. */
export const cardToAsk = <C extends Weighed>(cards: readonly C[]): C | undefined =>
  [...cards].sort((a, b) => a.due.getTime() - b.due.getTime() || RANKS[a.weight] - RANKS[b.weight])[0]
