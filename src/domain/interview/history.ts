/** What past interviews add up to. */
import { type LikelyRange, rangeOfAverage } from '../evaluation/score/mean-range'
import { averageScore } from './bands'
import { type Verdict, verdictOn } from './compare-attempts'
import type { InterviewStatus } from './lifecycle'

type Past = {
  status: InterviewStatus
  score: number | null
  answeredCount: number
  completedAt: Date | null
  /** Where the score likely lies; null where none was kept with it. */
  range: LikelyRange | null
  /** Who read the answers. */
  evaluator: string | null
}

/** As many scores as a picture of a phone's width can show apart. */
export const SCORES_SHOWN = 10

/** The completed interviews, latest first. */
export const completedInterviews = <I extends Past>(interviews: readonly I[]): (I & { completedAt: Date })[] =>
  interviews
    .filter((i): i is I & { completedAt: Date } => i.status === 'completed' && i.completedAt !== null)
    .sort((a, b) => b.completedAt.getTime() - a.completedAt.getTime())

export type Performance = {
  average: number | null
  /** Where the average likely lies; null where the range of one of its scores is not known. */
  range: LikelyRange | null
  completed: number
  answered: number
}

/** Figures of the completed interviews; what was discarded or is still open does not count. */
export function performanceOf(interviews: readonly Past[]): Performance {
  const completed = completedInterviews(interviews)
  const scored = completed.flatMap(({ score, range }) => (score === null ? [] : { score, range }))
  const ranged = scored.flatMap(({ score, range }) => (range === null ? [] : { score, range }))
  return {
    range: ranged.length > 0 && ranged.length === scored.length ? rangeOfAverage(ranged) : null,
    average: averageScore(completed.map((i) => i.score)),
    completed: completed.length,
    answered: completed.reduce((sum, i) => sum + i.answeredCount, 0),
  }
}

export type ScorePoint = { score: number; date: Date; range: LikelyRange | null; evaluator: string | null }

/** The latest scores in the order in which they were earned. */
export const scoreSeries = (interviews: readonly Past[]): ScorePoint[] =>
  completedInterviews(interviews)
    .flatMap(({ score, completedAt, range, evaluator }) =>
      score === null ? [] : { score, date: completedAt, range, evaluator },
    )
    .slice(0, SCORES_SHOWN)
    .reverse()

/**
 * What may be said of two scores of different interviews; null where the range of one is not known. Ranges say how sure
 * one reader is, so between two readers no change is clear.
 */
export function changeBetween(before: ScorePoint, after: ScorePoint): Verdict | null {
  if (!before.range || !after.range) return null
  return before.evaluator === after.evaluator ? verdictOn(before.range, after.range) : 'unclear'
}

/** Where a saved interview stands: how many questions have an answer, and at which one it goes on. */
export function savedProgress(saved: { answeredCount: number; currentQuestionIndex: number; questionCount: number }) {
  const position = Math.min(saved.currentQuestionIndex + 1, saved.questionCount)
  return `${saved.answeredCount} answered, at question ${position} of ${saved.questionCount}`
}

/** The saved interviews one most likely wants to go on with: those saved last. */
export const latestSaved = <I extends { savedAt: Date | null }>(interviews: readonly I[], count: number): I[] =>
  interviews.toSorted((a, b) => (b.savedAt?.getTime() ?? 0) - (a.savedAt?.getTime() ?? 0)).slice(0, count)
