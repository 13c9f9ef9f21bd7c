/** Agreement with the grades of our own graded answers, using the shipped models. */
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { GRADED_KINDS, type InterviewAccuracy } from '@/schemas/accuracy'
import type { Kind } from '../train/graded'
import type { Evaluated } from './evaluated'
import { pointFigures } from './point-figures'
import { bootstrap, groupBy, mean, pearson, rounded, share } from './statistics'

/** Least difference of grades of a pair whose order must be right. */
const APART = 0.1
const VIVID_ABOVE = 15
export const NOMINAL = 0.8

const isSixKinds = ({ kind }: { kind: Kind }) => (GRADED_KINDS as readonly string[]).includes(kind)
const scoreOf = (group: readonly Evaluated[], kind: Kind) =>
  group.find((row) => row.kind === kind)?.evaluation.score ?? Number.NaN

export function interviewFigures(evaluated: readonly Evaluated[]): InterviewAccuracy {
  const all = evaluated.filter(({ question }) => !question.opener)
  const rows = all.filter(isSixKinds)
  const groups = [...groupBy(rows, ({ questionId }) => questionId).values()]
  const figure = (statistic: (rows: readonly Evaluated[]) => number) => {
    const { low, high } = bootstrap(rows, statistic)
    return { value: rounded(statistic(rows)), low: rounded(low), high: rounded(high) }
  }
  const vivid = [...groupBy(all, ({ questionId }) => questionId).values()]
    .map((group) => scoreOf(group, 'pair-vivid') - scoreOf(group, 'pair-vague'))
    .filter(Number.isFinite)
  return {
    answers: rows.length,
    questions: groups.length,
    pearson: figure((some) => pearson(some.map(toPair))),
    outOfOrder: figure(outOfOrder),
    kinds: GRADED_KINDS.map((kind) => kindFigures(rows, kind)),
    wrongAboveShort: rounded(share(groups, (group) => scoreOf(group, 'wrong') > scoreOf(group, 'short'))),
    vividAboveVague: { pairs: vivid.length, share: rounded(share(vivid, (by) => by >= VIVID_ABOVE)) },
    oneTurned: oneTurned(all),
    middling: agreementOn(all.filter(({ kind }) => kind === 'middling')),
    openers: agreementOn(evaluated.filter(({ question }) => question.opener)),
    recitals: byCategory(all.filter(({ kind }) => kind === 'recital')),
    ...pointFigures(all),
    likely: { ...figure((some) => share(some, isInside)), nominal: NOMINAL },
  }
}

const toPair = ({ grade, evaluation }: Evaluated) => ({ human: grade, machine: evaluation.score / 100 })

export const isInside = ({ grade, evaluation: { range } }: Evaluated): boolean =>
  range.low <= Math.round(100 * grade) && Math.round(100 * grade) <= range.high

/** Share of pairs in the wrong order; ties count as wrong, since graders told the two apart. */
function outOfOrder(rows: readonly Evaluated[]): number {
  let pairs = 0
  let wrong = 0
  for (const group of groupBy(rows, ({ questionId }) => questionId).values()) {
    for (const a of group) {
      for (const b of group) {
        if (a.grade - b.grade < APART) continue
        pairs++
        if (a.evaluation.score <= b.evaluation.score) wrong++
      }
    }
  }
  return wrong / Math.max(1, pairs)
}

function kindFigures(all: readonly Evaluated[], kind: (typeof GRADED_KINDS)[number]) {
  const rows = all.filter((row) => row.kind === kind)
  return {
    kind,
    answers: rows.length,
    grade: rounded(100 * mean(rows.map(({ grade }) => grade)), 1),
    score: rounded(mean(rows.map(({ evaluation }) => evaluation.score)), 1),
    byCategory: byCategory(rows),
  }
}

function agreementOn(rows: readonly Evaluated[]): InterviewAccuracy['middling'] {
  const pairs = rows.map(toPair)
  return {
    answers: rows.length,
    grade: rounded(100 * mean(pairs.map(({ human }) => human)), 1),
    score: rounded(100 * mean(pairs.map(({ machine }) => machine)), 1),
    error: rounded(100 * mean(pairs.map(({ human, machine }) => Math.abs(human - machine))), 1),
    pearson: rounded(pearson(pairs)),
  }
}

function byCategory(rows: readonly Evaluated[]): InterviewAccuracy['recitals'] {
  const of = (category: string) =>
    rounded(
      mean(rows.filter(({ question }) => question.category === category).map(({ evaluation }) => evaluation.score)),
      1,
    )
  return Object.fromEntries(
    QUESTION_CATEGORIES.map((category) => [category, of(category)]),
  ) as InterviewAccuracy['recitals']
}

/** Compares answers with one sentence turned wrong to the excellent answers from which they were made. */
function oneTurned(all: readonly Evaluated[]): InterviewAccuracy['oneTurned'] {
  const falls = all
    .filter(({ kind }) => kind === 'one-wrong')
    .flatMap(({ questionId, evaluation }) => {
      const whole = all.find((row) => row.kind === 'excellent' && row.questionId === questionId)
      return whole ? [whole.evaluation.score - evaluation.score] : []
    })
  return { answers: falls.length, falls: rounded(mean(falls), 1) }
}
