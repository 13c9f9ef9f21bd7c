/** Statistics on scored rows, beside those of `accuracy-statistics.ts`. */

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

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
