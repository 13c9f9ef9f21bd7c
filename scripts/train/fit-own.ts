/** Fits the models that learn from our own graded answers: lean, verdicts, guard and score. */

import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import {
  meanStrength,
  type VerdictModels,
  verdictFeatures,
  verdictModel,
  type WholeAnswer,
} from '@/domain/evaluation/points/verdicts'
import { type JudgedAs, judgedAs } from '@/domain/evaluation/question'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { NEVER_LOWER, scoreRow } from '@/domain/evaluation/score/score-facts'
import { COMPOSED_WEIGHT } from './composed'
import { CONDUCT_KINDS } from './conduct-answers'
import { outOfFold } from './folds'
import type { PointGrade } from './graded'
import { fitLogistic, type LogisticRow } from './logistic'
import { MISPLACED_WEIGHT } from './misplaced'
import type { Read } from './readings'

const PENALTIES = { lean: 10, verdicts: 16, guard: 2, score: 4 } as const

/** Of stories on conduct: there are as many as other stories, and misconduct is more frequent in them than in life. */
const CONDUCT_WEIGHT = 0.5

const WEIGHTS: Partial<Record<Read['kind'], number>> = {
  misplaced: MISPLACED_WEIGHT,
  composed: COMPOSED_WEIGHT,
  mistaken: COMPOSED_WEIGHT,
  misconduct: CONDUCT_WEIGHT,
  fair: CONDUCT_WEIGHT,
  rough: CONDUCT_WEIGHT,
}
const weightOf = (kind: Read['kind']) => WEIGHTS[kind] ?? 1

/** Answers that mix right and wrong, so they carry no label for the whole. */
const MIXED: readonly Read['kind'][] = ['one-wrong', 'middling', 'composed', 'mistaken', ...CONDUCT_KINDS]

/** Rows of a usual question. A model for all questions weighs those with more no higher, so that none dominates. */
const USUAL_ROWS = 14

function shareIn(rows: readonly Read[]): (row: Read) => number {
  const counts = new Map<string, number>()
  for (const { questionId } of rows) counts.set(questionId, (counts.get(questionId) ?? 0) + 1)
  return ({ questionId }) => Math.min(1, USUAL_ROWS / (counts.get(questionId) ?? 1))
}

/** Fits the lean: wrong answers against all others. Vague and off-topic answers count as not wrong. */
export function fitLean(all: readonly Read[]): LinearModel {
  const rows = all.filter(({ kind }) => !MIXED.includes(kind))
  const shareOf = shareIn(rows)
  return fitLogistic(
    rows.flatMap((row): LogisticRow[] =>
      row.lean ? [{ x: row.lean, y: row.kind === 'wrong' ? 1 : 0, weight: weightOf(row.kind) * shareOf(row) }] : [],
    ),
    PENALTIES.lean,
  )
}

export const leanBy = (model: LinearModel | null, { lean }: Read): number | null =>
  model && lean ? logistic(model, lean) : null

type Leaning = Read & { leans: number | null }

const wholeOf = ({ leans, topic, known, echoed, story }: Leaning): WholeAnswer => ({
  lean: leans,
  topic,
  known,
  echoed,
  story,
})

/** Target values: a partly made point is closer to made than to missing. */
const MADE: Readonly<Record<PointGrade, number>> = { m: 1, p: 0.7, x: 0, '-': 0 }

const fitOneVerdicts = (rows: readonly Leaning[]): LinearModel =>
  fitLogistic(
    rows.flatMap((row) =>
      (row.points ?? []).flatMap((grade, i): LogisticRow[] => {
        const point = row.reading.points[i]
        if (!point?.made) return []
        const x = verdictFeatures(point, wholeOf(row), meanStrength(row.reading))
        return [{ x, y: MADE[grade], weight: weightOf(row.kind) }]
      }),
    ),
    PENALTIES.verdicts,
  )

export function fitVerdicts(rows: readonly Leaning[]): VerdictModels {
  const of = (...kinds: JudgedAs[]) => fitOneVerdicts(rows.filter(({ question }) => kinds.includes(judgedAs(question))))
  return { story: of('behavioral'), opener: of('opener'), other: of('technical', 'situational') }
}

export const madeBy = (models: VerdictModels, row: Leaning): number[] =>
  row.reading.points.map((point) =>
    point.made
      ? logistic(
          verdictModel(models, judgedAs(row.question)),
          verdictFeatures(point, wholeOf(row), meanStrength(row.reading)),
        )
      : 0,
  )

export type Judged = Leaning & { made: number[] }

/** Features of the score's regression, from out-of-fold predictions. */
export const scoreRowOf = ({ question, topic, known, echoed, leans, made, story, misconduct }: Judged): number[] =>
  scoreRow(question, {
    points: made.map((value) => ({ verdict: 'missing', made: value, quote: null })),
    lean: leans,
    topic,
    known,
    echoed,
    story,
    misconduct,
  } as unknown as AnswerFacts)

/** Weight of wrong answers in the fit of the score: a high score for one misleads most. Improves out-of-fold r. */
const WRONG_WEIGHT = 1.25

/** Excludes composed answers, which have no human grade. */
export const fitScore = (rows: readonly Judged[]): LinearModel =>
  fitLogistic(
    rows
      .filter(({ kind }) => kind !== 'composed')
      .map((row) => ({
        x: scoreRowOf(row),
        y: row.grade,
        weight: row.kind === 'wrong' ? WRONG_WEIGHT : weightOf(row.kind),
      })),
    PENALTIES.score,
    NEVER_LOWER,
  )

export const fitGuard = (real: readonly number[][], attacks: readonly number[][]): LinearModel =>
  fitLogistic(
    [
      // Attacks have half of the real answers' total weight: a false alarm costs more than a missed attack.
      ...real.map((x): LogisticRow => ({ x, y: 0, weight: 1 })),
      ...attacks.map((x): LogisticRow => ({ x, y: 1, weight: (0.5 * real.length) / attacks.length })),
    ],
    PENALTIES.guard,
  )

/** Adds out-of-fold predictions of lean and points to each answer. */
export function judgedOutOfFold(rows: readonly Read[], knowledge: Knowledge): Judged[] {
  const leans = knowledge === 'full' ? outOfFold(rows, fitLean, leanBy) : new Map<Read, null>()
  const leaning = rows.map((row): Leaning => ({ ...row, leans: leans.get(row) ?? null }))
  if (knowledge === 'none') return leaning.map((row) => ({ ...row, made: [] }))
  const made = outOfFold(leaning, fitVerdicts, madeBy)
  return leaning.map((row) => ({ ...row, made: made.get(row) ?? [] }))
}
