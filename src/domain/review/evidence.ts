/** How an evaluated answer changes the review cards of its question. */
import type { Verdict } from '@/domain/evaluation/facts'
import { type Grade, graded, type Memory } from './schedule'

export type PointReading = { point: string; verdict: Verdict }

/** A card as it is stored. */
export type KnownCard = Memory & { id: string; point: string }

export type CardChanges = {
  made: (Memory & { point: string; lastGrade: Grade })[]
  graded: (Memory & { id: string; lastGrade: Grade })[]
  /** Ids of cards that a new evaluation of the same answer no longer supports. */
  withdrawn: string[]
}

/** Verdicts that show whether the point was known; 'partly' and 'unsure' leave the card as it is. */
const GRADE_BY_VERDICT: Partial<Record<Verdict, Grade>> = { missing: 'again', contradicted: 'again', met: 'good' }

/**
 * A point that was missing or contradicted gets a card; an existing card is graded. An answer grades a card only once,
 * however often it is evaluated, and an answer older than the card's last grade is ignored.
 * @param at when the answer was given
 */
export function cardChanges(known: readonly KnownCard[], readings: readonly PointReading[], at: Date): CardChanges {
  const changes: CardChanges = { made: [], graded: [], withdrawn: [] }
  const byPoint = new Map(known.map((card) => [card.point, card]))
  for (const { point, verdict } of readings) {
    const grade = GRADE_BY_VERDICT[verdict]
    const card = byPoint.get(point)
    if (!card) {
      if (grade === 'again') changes.made.push({ point, lastGrade: grade, ...graded(null, grade, at) })
    } else if (card.reviewedAt < at) {
      if (grade) changes.graded.push({ id: card.id, lastGrade: grade, ...graded(card, grade, at) })
    } else if (card.reviewedAt.getTime() === at.getTime() && card.reps === 1 && grade !== 'again') {
      changes.withdrawn.push(card.id)
    }
  }
  return changes
}
