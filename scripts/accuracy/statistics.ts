/** Statistics on scored rows: agreement of two lists of numbers, shares, bootstrap intervals. */
import { seededRandom } from '@/domain/random'

export type Pair = { human: number; machine: number }

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function pearson(pairs: readonly Pair[]): number {
  const h = mean(pairs.map(({ human }) => human))
  const m = mean(pairs.map(({ machine }) => machine))
  let both = 0
  let humans = 0
  let machines = 0
  for (const { human, machine } of pairs) {
    both += (human - h) * (machine - m)
    humans += (human - h) ** 2
    machines += (machine - m) ** 2
  }
  return both / Math.sqrt(humans * machines)
}

/** Ranks from 1; ties get their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length).fill(0)
  for (let i = 0; i < order.length; ) {
    let j = i
    while (j < order.length && order[j]?.value === order[i]?.value) j++
    for (let k = i; k < j; k++) ranks[order[k]?.index ?? 0] = (i + j + 1) / 2
    i = j
  }
  return ranks
}

export function spearman(pairs: readonly Pair[]): number {
  const humans = ranksOf(pairs.map(({ human }) => human))
  const machines = ranksOf(pairs.map(({ machine }) => machine))
  return pearson(humans.map((human, i) => ({ human, machine: machines[i] ?? 0 })))
}

export const rmse = (pairs: readonly Pair[]): number =>
  Math.sqrt(mean(pairs.map(({ human, machine }) => (human - machine) ** 2)))

/**
 * 95 % percentile bootstrap interval. Resamples whole questions (cluster bootstrap), since answers to one question are
 * correlated.
 */
export function bootstrap<T extends { questionId: string }>(
  rows: readonly T[],
  statistic: (rows: readonly T[]) => number,
  resamples = 500,
): { low: number; high: number } {
  const byQuestion = new Map<string, T[]>()
  for (const row of rows) byQuestion.set(row.questionId, [...(byQuestion.get(row.questionId) ?? []), row])
  const groups = [...byQuestion.values()]
  const random = seededRandom(7)
  const values = Array.from({ length: resamples }, () =>
    statistic(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  )
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN
  return { low: at(0.025), high: at(0.975) }
}

export const share = <T>(rows: readonly T[], holds: (row: T) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length

/** Area under the ROC curve: how often a positive row scores higher than a negative one; ties count half. */
export function auc(rows: readonly { score: number; isPositive: boolean }[]): number {
  const positive = rows.filter(({ isPositive }) => isPositive).map(({ score }) => score)
  const negative = rows.filter(({ isPositive }) => !isPositive).map(({ score }) => score)
  const won = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0)
  const sum = positive.reduce((total, a) => total + negative.reduce((wins, b) => wins + won(a, b), 0), 0)
  return sum / Math.max(1, positive.length * negative.length)
}

export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** Four digits exceed the precision of the figures, and keep diffs of the stored file small. */
export const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits))
