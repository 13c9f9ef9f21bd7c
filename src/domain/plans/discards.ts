/** The cost of discarding an interview. */
import { monthKey } from './usage'

/**
 * Unanswered interviews that can be discarded for free each month (UTC); without a limit, a user could discard until
 * every question has been shown.
 */
export const FREE_DISCARDS = 3

/** @param used free discards used this month */
export const freeDiscardsLeft = (used: number): number => Math.max(0, FREE_DISCARDS - used)

export type DiscardedInterview = {
  answered: number
  startedAt: Date
  now: Date
  /** See `freeDiscardsLeft`. */
  freeLeft: number
}

/**
 * - nothing: the interview no longer counts this month
 * - answered, limit: it still counts, because a question was answered or no free discard is left
 * - earlier: it counted in an earlier month, so this month does not change
 */
export type DiscardCost = 'nothing' | 'answered' | 'limit' | 'earlier'

export function costOfDiscarding({ answered, startedAt, now, freeLeft }: DiscardedInterview): DiscardCost {
  if (monthKey(startedAt) !== monthKey(now)) return 'earlier'
  if (answered > 0) return 'answered'
  return freeLeft > 0 ? 'nothing' : 'limit'
}

/** The warning before an interview is discarded, for plans with an interview limit. */
export function discardCostText(interview: DiscardedInterview): string {
  switch (costOfDiscarding(interview)) {
    case 'nothing':
      return (
        'Nothing is answered yet, so it costs nothing: you get the interview back. You can do this ' +
        `${timesMore(interview.freeLeft)} this month.`
      )
    case 'answered':
      return 'It stays counted as one of your interviews this month.'
    case 'limit':
      return `It stays counted as one of your interviews this month: ${FREE_DISCARDS} were given back already.`
    case 'earlier':
      return 'It was counted in an earlier month, so the interviews you have left stay the same.'
  }
}

/** What is said instead before practice on a requirement of an advert or on a claim of a CV is discarded. */
export const DISCARDED_PRACTICE =
  'Practice like this does not count as an interview, and you can take it up again from its CV review.'

/** Counts the discard that is being confirmed. */
const timesMore = (left: number): string => (left === 1 ? 'once more' : `${left} more times`)
