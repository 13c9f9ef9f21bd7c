/** Fits on our own graded answers: the lean, the verdicts, the guard, the score and its ranges. */

import type { AnswerFacts } from '@/domain/coach/facts'
import type { Knowledge } from '@/domain/coach/points/prepare'
import { meanStrength, verdictSigns } from '@/domain/coach/points/verdicts'
import { NEVER_LOWER, scoreRow } from '@/domain/coach/score/answer-features'
import { type LinearModel, logistic } from '@/domain/coach/score/linear-model'
import type { QuestionCategory } from '@/domain/interview/question'
import { outOfFold } from './folds'
import { fitLogistic, type LogisticRow } from './logistic'
import type { Read } from './readings'
import { fitRidge } from './ridge'

const PENALTIES = { lean: 6, verdicts: 2, guard: 2, score: 4 } as const

/** Which way an answer leans is told by answers that are right and answers that are wrong, not by empty ones. */
const RIGHT = ['excellent', 'second-language', 'short', 'pair-vivid']

export const fitLean = (rows: readonly Read[]): LinearModel =>
  fitLogistic(
    rows.flatMap(({ kind, lean }): LogisticRow[] =>
      lean && (kind === 'wrong' || RIGHT.includes(kind)) ? [{ x: lean, y: kind === 'wrong' ? 1 : 0, weight: 1 }] : [],
    ),
    PENALTIES.lean,
  )

export const leanBy = (model: LinearModel | null, { lean }: Read): number | null =>
  model && lean ? logistic(model, lean) : null

type Leaning = Read & { leans: number | null }

export const fitVerdicts = (rows: readonly Leaning[]): LinearModel =>
  fitLogistic(
    rows.flatMap(({ points, reading, leans }) =>
      (points ?? []).flatMap((grade, i): LogisticRow[] => {
        const point = reading.points[i]
        if (!point?.made) return []
        const x = verdictSigns(point, leans, meanStrength(reading))
        return [{ x, y: grade === 'm' || grade === 'p' ? 1 : 0, weight: 1 }]
      }),
    ),
    PENALTIES.verdicts,
  )

export const madeBy = (model: LinearModel, { reading, leans }: Leaning): number[] =>
  reading.points.map((point) => (point.made ? logistic(model, verdictSigns(point, leans, meanStrength(reading))) : 0))

export type Judged = Leaning & { made: number[] }

/** The row of the score's regression, from what was found with models of other folds. */
export const scoreRowOf = ({ question, known, echoed, leans, made, story }: Judged): number[] =>
  scoreRow(question, {
    points: made.map((value) => ({ verdict: 'missing', made: value, quote: null })),
    lean: leans,
    known,
    echoed,
    story,
  } as unknown as AnswerFacts)

export const fitScore = (rows: readonly Judged[]): LinearModel =>
  fitRidge(
    rows.map((row) => ({ x: scoreRowOf(row), y: row.grade, weight: 1 })),
    PENALTIES.score,
    NEVER_LOWER,
  )

export const fitGuard = (real: readonly number[][], attacks: readonly number[][]): LinearModel =>
  fitLogistic(
    [
      // Attacks weigh less together than real answers do: a false alarm costs more than an attack that is missed.
      ...real.map((x): LogisticRow => ({ x, y: 0, weight: 1 })),
      ...attacks.map((x): LogisticRow => ({ x, y: 1, weight: (0.3 * real.length) / attacks.length })),
    ],
    PENALTIES.guard,
  )

/** Adds to each answer its lean and its points by models that were fitted on other questions. */
export function judgedOutOfFold(rows: readonly Read[], knowledge: Knowledge): Judged[] {
  const leans = knowledge === 'full' ? outOfFold(rows, fitLean, leanBy) : new Map<Read, null>()
  const leaning = rows.map((row): Leaning => ({ ...row, leans: leans.get(row) ?? null }))
  if (knowledge === 'none') return leaning.map((row) => ({ ...row, made: [] }))
  const made = outOfFold(leaning, fitVerdicts, madeBy)
  return leaning.map((row) => ({ ...row, made: made.get(row) ?? [] }))
}

export const CATEGORIES: readonly QuestionCategory[] = ['technical', 'behavioral', 'situational']
