/** Statistics over past interviews. */
import { type Range, rangeOfAverage } from '@/domain/evaluation/score/range'
import { type Verdict, verdictOn } from './score-change'

/** Number of latest scores in the chart; on a phone, more could not be told apart. */
export const CHART_POINTS = 60

/** Sums over completed interviews; discarded and open ones do not count. */
export type PerformanceTotals = {
  completed: number
  /** Questions with an answer. */
  answered: number
  /** Number of interviews with a score, and the sum of their scores. */
  scored: number
  score: number
  /** Number of interviews with a likely range, and the sums of the ends. */
  ranged: number
  low: number
  high: number
}

export type Performance = {
  average: number | null
  /** Likely range of the average; null where one score has no range. */
  range: Range | null
}

/** The average of all scores, with its likely range. */
export function performanceOf({ scored, score, ranged, low, high }: PerformanceTotals): Performance {
  if (scored === 0) return { average: null, range: null }
  const mean = score / scored
  const range = ranged === scored ? rangeOfAverage(mean, { low: low / scored, high: high / scored }) : null
  return { average: Math.round(mean), range }
}

export type ScorePoint = { score: number; date: Date; range: Range | null; evaluator: string | null }

/**
 * The change between the scores of two interviews, by the rule for two attempts at a question; null where one has no
 * range. Ranges hold for one evaluator, so between two evaluators the change is 'unclear'.
 */
export function changeBetween(before: ScorePoint, after: ScorePoint): Verdict | null {
  if (!before.range || !after.range) return null
  if (before.evaluator !== after.evaluator) return 'unclear'
  return verdictOn({ score: before.score, range: before.range }, { score: after.score, range: after.range })
}

/** Progress of a saved interview: answered questions, and the current one. */
export function savedProgress(saved: { answeredCount: number; currentQuestionIndex: number; questionCount: number }) {
  const position = Math.min(saved.currentQuestionIndex + 1, saved.questionCount)
  return `${saved.answeredCount} answered, at question ${position} of ${saved.questionCount}`
}

/** Those with answers before those without, and of each the most recently saved first. */
export const latestSaved = <I extends { savedAt: Date | null; answeredCount: number }>(
  interviews: readonly I[],
  count: number,
): I[] =>
  interviews
    .toSorted(
      (a, b) =>
        Math.sign(b.answeredCount) - Math.sign(a.answeredCount) ||
        (b.savedAt?.getTime() ?? 0) - (a.savedAt?.getTime() ?? 0),
    )
    .slice(0, count)
