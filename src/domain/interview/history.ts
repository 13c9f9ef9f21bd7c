/** What past interviews add up to. */
import { type LikelyRange, rangeOfAverage } from '@/domain/evaluation/score/range'
import { type Verdict, verdictOn } from './compare-attempts'

/** Number of latest scores in the chart; more cannot be told apart on a phone. */
export const CHART_POINTS = 60

/** Sums over the completed interviews; discarded and open ones do not count. */
export type PerformanceTotals = {
  completed: number
  /** Questions with an answer. */
  answered: number
  /** How many interviews have a score, and the sum of these. */
  scored: number
  score: number
  /** How many have a likely range, and the sums of its ends. */
  ranged: number
  low: number
  high: number
}

export type Performance = {
  average: number | null
  /** Where the average likely lies; null where the range of one of its scores is not known. */
  range: LikelyRange | null
}

/** The average of all scores, and how sure it is. */
export function performanceOf({ scored, score, ranged, low, high }: PerformanceTotals): Performance {
  if (scored === 0) return { average: null, range: null }
  const mean = score / scored
  const range = ranged === scored ? rangeOfAverage(mean, { low: low / scored, high: high / scored }) : null
  return { average: Math.round(mean), range }
}

export type ScorePoint = { score: number; date: Date; range: LikelyRange | null; evaluator: string | null }

/**
 * What may be said of two scores of different interviews; null where the range of one is not known. Ranges say how sure
 * one reader is, so between two readers no change is clear.
 */
export function changeBetween(before: ScorePoint, after: ScorePoint): Verdict | null {
  if (!before.range || !after.range) return null
  return before.evaluator === after.evaluator ? verdictOn(before.range, after.range) : 'unclear'
}

/** Progress of a saved interview: answered questions, and the one to resume at. */
export function savedProgress(saved: { answeredCount: number; currentQuestionIndex: number; questionCount: number }) {
  const position = Math.min(saved.currentQuestionIndex + 1, saved.questionCount)
  return `${saved.answeredCount} answered, at question ${position} of ${saved.questionCount}`
}

/** The saved interviews one most likely wants to go on with: those saved last. */
export const latestSaved = <I extends { savedAt: Date | null }>(interviews: readonly I[], count: number): I[] =>
  interviews.toSorted((a, b) => (b.savedAt?.getTime() ?? 0) - (a.savedAt?.getTime() ?? 0)).slice(0, count)
