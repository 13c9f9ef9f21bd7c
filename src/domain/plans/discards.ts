/** What it costs to discard an interview. */
import { monthKey } from './usage'

/**
 * So often a month (UTC) an interview without an answer comes back; without a bound one could see every question first.
 */
export const FREE_DISCARDS = 3

/** @param used how often it was made use of this month */
export const freeDiscardsLeft = (used: number): number => Math.max(0, FREE_DISCARDS - used)

export type DiscardedInterview = {
  answered: number
  startedAt: Date
  now: Date
  /** As `freeDiscardsLeft` says. */
  freeLeft: number
}

/**
 * - nothing: the interview is given back to those of the month
 * - answered, limit: it stays counted, because something was answered or the free ones are used up
 * - earlier: it counted in a month that is over, so this month is as it was
 */
export type DiscardCost = 'nothing' | 'answered' | 'limit' | 'earlier'

export function costOfDiscarding({ answered, startedAt, now, freeLeft }: DiscardedInterview): DiscardCost {
  if (monthKey(startedAt) !== monthKey(now)) return 'earlier'
  if (answered > 0) return 'answered'
  return freeLeft > 0 ? 'nothing' : 'limit'
}

/** The warning before an interview is discarded, on plans that count interviews. */
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

/** The discarding that is being asked about included. */
const timesMore = (left: number): string => (left === 1 ? 'once more' : `${left} more times`)
