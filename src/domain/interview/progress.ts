/** Progress in one role: how answers scored over time, by kind of question and by competency. */
import { type LikelyRange, rangeOfAverage, rangeOfMean } from '@/domain/evaluation/score/range'
import { COMPETENCIES, COMPETENCY_NAMES, type Competency } from '@/domain/stories/competencies'
import { categoryName } from './category-names'
import { changeBetween } from './history'
import { QUESTION_CATEGORIES, type QuestionCategory } from './question'

/**
 * What answers are looked at together: all of them, those to a kind of question, or stories that prove a competency.
 */
export const PROGRESS_GROUPS = ['all', ...QUESTION_CATEGORIES, ...COMPETENCIES] as const
export type ProgressGroup = (typeof PROGRESS_GROUPS)[number]

const isCompetency = (group: ProgressGroup): group is Competency => Object.hasOwn(COMPETENCY_NAMES, group)

/** Name to show. */
export function groupName(group: ProgressGroup): string {
  if (group === 'all') return 'All answers'
  return isCompetency(group) ? COMPETENCY_NAMES[group] : `${categoryName(group)} questions`
}

/** The groups that an answer counts in. A follow-up question counts for the competencies of the story before it. */
export const groupsOf = (
  category: QuestionCategory | undefined,
  competencies: readonly Competency[],
): readonly ProgressGroup[] => ['all', ...(category ? [category] : []), ...competencies]

/** One answer that was read. */
export type ScoredAnswer = { score: number; range: LikelyRange | null; evaluator: string | null }

/** An interview, or the answers given again on one day. */
export type ProgressPoint = ScoredAnswer & {
  date: Date
  /** Number of answers, which is its weight. */
  answers: number
  /** Answers given again after an interview. */
  isRetake: boolean
}

/**
 * The mean of the answers of one sitting; its range is null where that of one answer is not known. @param answers at
 * least one
 */
export function pointOf(answers: readonly ScoredAnswer[], date: Date, isRetake: boolean): ProgressPoint {
  const ranged = answers.flatMap(({ score, range }) => (range ? [{ score, range }] : []))
  return {
    date,
    score: Math.round(answers.reduce((sum, { score }) => sum + score, 0) / Math.max(1, answers.length)),
    range: ranged.length === answers.length ? rangeOfMean(ranged) : null,
    // As for an interview: a model's where it read all of them.
    evaluator: answers.every(({ evaluator }) => evaluator === 'llm') ? 'llm' : 'local',
    answers: answers.length,
    isRetake,
  }
}

/**
 * The average of several points, each weighed by its number of answers; null of none.
 * The range is null where that of one point is not known.
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
 * The earlier points beside the later ones, cut where the answers are halved; null with fewer than two points.
 * `change` is null where nothing can be said of it: a range is not known, or two readers read one of the halves.
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
