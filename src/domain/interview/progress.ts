/** Progress in one role: scores over time, by category and by competency. */
import { type Range, rangeOfAverage, rangeOfMean } from '@/domain/evaluation/score/range'
import { COMPETENCIES, COMPETENCY_NAMES, type Competency } from '@/domain/stories/competencies'
import { categoryName } from './category-names'
import { changeBetween } from './history'
import { QUESTION_CATEGORIES, type QuestionCategory } from './question'

/** Groups of answers: all of them, those of a category, or stories that show a competency. */
export const PROGRESS_GROUPS = ['all', ...QUESTION_CATEGORIES, ...COMPETENCIES] as const
export type ProgressGroup = (typeof PROGRESS_GROUPS)[number]

const isCompetency = (group: ProgressGroup): group is Competency => Object.hasOwn(COMPETENCY_NAMES, group)

/** Display name of a group. */
export function groupName(group: ProgressGroup): string {
  if (group === 'all') return 'All answers'
  return isCompetency(group) ? COMPETENCY_NAMES[group] : `${categoryName(group)} questions`
}

/**
 * The groups that an answer counts towards. A follow-up question counts for the competencies of the story before it.
 */
export const groupsOf = (
  category: QuestionCategory | undefined,
  competencies: readonly Competency[],
): readonly ProgressGroup[] => ['all', ...(category ? [category] : []), ...competencies]

/** One evaluated answer. */
export type ScoredAnswer = { score: number; range: Range | null; evaluator: string | null }

/** An interview, or the further attempts of one day. */
export type ProgressPoint = ScoredAnswer & {
  date: Date
  /** Number of answers, its weight in averages. */
  answers: number
  /** Whether the answers are further attempts after an interview. */
  isRetake: boolean
}

/**
 * The mean of the answers of one sitting; its range is null where one answer has no range. @param answers at least one
 */
export function pointOf(answers: readonly ScoredAnswer[], date: Date, isRetake: boolean): ProgressPoint {
  const ranged = answers.flatMap(({ score, range }) => (range ? [{ score, range }] : []))
  return {
    date,
    score: Math.round(answers.reduce((sum, { score }) => sum + score, 0) / Math.max(1, answers.length)),
    range: ranged.length === answers.length ? rangeOfMean(ranged) : null,
    // As for an interview: 'llm' only if a model evaluated all answers.
    evaluator: answers.every(({ evaluator }) => evaluator === 'llm') ? 'llm' : 'local',
    answers: answers.length,
    isRetake,
  }
}

/**
 * The mean of several points, weighted by their number of answers; null for no points. The range is null where one
 * point has no range.
 */
export function averageOf(points: readonly ProgressPoint[]): ProgressPoint | null {
  const last = points.at(-1)
  if (!last) return null
  const answers = points.reduce((sum, point) => sum + point.answers, 0)
  const weighed = (of: (point: ProgressPoint) => number) =>
    points.reduce((sum, point) => sum + of(point) * point.answers, 0) / Math.max(1, answers)
  const score = weighed((point) => point.score)
  const isRanged = points.every(({ range }) => range)
  const ends = { low: weighed(({ range }) => range?.low ?? 0), high: weighed(({ range }) => range?.high ?? 0) }
  const readers = new Set(points.map(({ evaluator }) => evaluator))
  return {
    date: last.date,
    score: Math.round(score),
    range: isRanged ? rangeOfAverage(score, ends) : null,
    evaluator: readers.size === 1 ? last.evaluator : null,
    answers,
    isRetake: false,
  }
}

/**
 * Compares the earlier half of the answers with the later half, cut between two points; null with fewer than two
 * points. `change` is null when it is unknown: a range is missing, or one half has mixed evaluators.
 */
export function halvesOf(points: readonly ProgressPoint[]) {
  const total = points.reduce((sum, { answers }) => sum + answers, 0)
  let counted = 0
  let at = 0
  while (at < points.length - 1 && (at === 0 || counted + (points[at]?.answers ?? 0) / 2 < total / 2)) {
    counted += points[at]?.answers ?? 0
    at++
  }
  const [before, after] = [averageOf(points.slice(0, at)), averageOf(points.slice(at))]
  if (!before || !after) return null
  const change = before.evaluator === null || after.evaluator === null ? null : changeBetween(before, after)
  return { before, after, change }
}
