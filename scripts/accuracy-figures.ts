/**
 * How far scores agree with people, as data: every answer is scored with coefficients fitted on other questions. Which
 * measures the model reads was chosen with all these questions in view, so sets never seen may come out a little lower.
 */
import { calibrationMark } from '@/content/accuracy'
import { likelyRange } from '@/domain/evaluation/calibration'
import { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import { PRAISE } from '@/domain/evaluation/praise'
import type { Accuracy, SetAccuracy } from '@/schemas/accuracy'
import { bootstrap, pearson, rmse, spearman } from './accuracy-statistics'
import { readGraded } from './calibrate-data'
import { foldsOf, type HeldOut, measure } from './calibrate-fit'
import { lowerQuarter } from './calibrate-praise'
import { scoreHeldOut, scorerOf } from './calibrate-score'
import { type Misplaced, misplace } from './calibrate-topic'
import { LIKELY_SHARE, widthsOf } from './calibrate-widths'

const FOLDS = 8
/** The split into folds is a matter of chance, so figures are means over several. */
const SPLITS = [1, 2, 3, 4, 5]
/** Below this an answer to another question must stay. */
const HALF = 50

type Scored = HeldOut & { isInside: boolean }
type Split = { own: readonly Scored[]; strange: readonly { set: Misplaced['set']; score: number }[] }

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const shareOf = <T>(rows: readonly T[], holds: (row: T) => boolean) => rows.filter(holds).length / rows.length

/** Four digits are more than the figures can bear, and keep the file quiet. */
const rounded = (value: number) => Number(value.toFixed(4))

/**
 * Measures the evaluator on answers to questions that its coefficients have not seen. `today` as 2026-01-31; `splits`:
 * how many ways to part the questions, of five.
 */
export function measureAccuracy(folder: string, today: string, splits: number = SPLITS.length): Accuracy {
  const graded = readGraded(folder)
  const rows = measure(graded, new LocalEvaluator())
  const misplaced = misplace(graded, new LocalEvaluator())
  const parted = SPLITS.slice(0, splits).map((seed) => splitOf(rows, misplaced, seed))
  const on = (keep: (row: Pick<HeldOut, 'set' | 'isEmpty'>) => boolean) =>
    figuresOf(
      parted.map(({ own, strange }) => ({
        own: own.filter(keep),
        strange: strange.filter(({ set }) => keep({ set, isEmpty: false })),
      })),
    )
  return {
    measuredOn: today,
    calibration: calibrationMark(),
    folds: FOLDS,
    splits,
    sets: {
      mohler: on(({ set }) => set === 'mohler'),
      saf: on(({ set, isEmpty }) => set === 'saf' && !isEmpty),
      safWithEmpty: on(({ set }) => set === 'saf'),
    },
  }
}

/** The widths of the ranges, like the coefficients, come from the other parts. */
function splitOf(rows: Parameters<typeof foldsOf>[0], misplaced: readonly Misplaced[], seed: number): Split {
  const parts = foldsOf(rows, misplaced, FOLDS, seed).map((fold) => {
    const score = scorerOf(fold)
    const strange = misplaced.filter(({ putTo }) => fold.isOut(putTo))
    return {
      own: scoreHeldOut(rows, fold),
      strange: strange.map(({ set, input }) => ({ set, score: score(input).score })),
    }
  })
  return {
    own: parts.flatMap(({ own }, i) => {
      const widths = widthsOf(parts.flatMap((part, k) => (k === i ? [] : part.own)))
      return own.map((row) => {
        const { low, high } = likelyRange(row.score, row.words, true, widths)
        return { ...row, isInside: low <= 100 * row.grade && 100 * row.grade <= high }
      })
    }),
    strange: parts.flatMap(({ strange }) => strange),
  }
}

const pairsOf = (scored: readonly HeldOut[]) =>
  scored.map(({ grade, score }) => ({ human: grade * 5, machine: score / 20 }))

const isPraised = ({ score }: { score: number }) => score >= 100 * PRAISE

function figuresOf(splits: readonly Split[]): SetAccuracy {
  const first = splits[0]?.own ?? []
  const figure = (statistic: (scored: readonly Scored[]) => number) => {
    const { low, high } = bootstrap(first, statistic)
    return { value: rounded(meanOf(splits.map(({ own }) => statistic(own)))), low: rounded(low), high: rounded(high) }
  }
  const grades = first.map(({ grade }) => grade)
  const quarter = lowerQuarter(first)
  const lowest = (scored: readonly Scored[]) => scored.filter(({ grade }) => grade <= quarter)
  const middle = meanOf(grades)
  const strange = splits.flatMap((split) => split.strange)
  return {
    answers: first.length,
    questions: new Set(first.map(({ questionId }) => questionId)).size,
    pearson: figure((scored) => pearson(pairsOf(scored))),
    spearman: figure((scored) => spearman(pairsOf(scored))),
    rmse: figure((scored) => rmse(pairsOf(scored))),
    constantRmse: rounded(5 * Math.sqrt(meanOf(grades.map((grade) => (grade - middle) ** 2)))),
    falsePraise: {
      ...figure((scored) => shareOf(lowest(scored), isPraised)),
      answers: lowest(first).length,
      from: 100 * PRAISE,
    },
    likely: { ...figure((scored) => shareOf(scored, ({ isInside }) => isInside)), nominal: LIKELY_SHARE },
    misplaced: {
      answers: Math.round(strange.length / splits.length),
      mean: rounded(meanOf(strange.map(({ score }) => score))),
      half: rounded(shareOf(strange, ({ score }) => score >= HALF)),
      praised: rounded(shareOf(strange, isPraised)),
    },
  }
}
