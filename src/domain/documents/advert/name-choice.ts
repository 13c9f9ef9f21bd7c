/** The fitted choice of a name among candidates. */

/** A weight per feature, and per word beside a candidate. */
export type NameModel = {
  coefficients: readonly number[]
  words: Readonly<Record<string, number>>
}
/** The features of a candidate, and the words beside it. */
export type NameRow = { row: readonly number[]; words: readonly string[] }

/** The higher, the better; only differences within a text count. */
export function scoreOf({ coefficients, words }: NameModel, candidate: NameRow): number {
  let score = product(coefficients, candidate.row)
  for (const word of candidate.words) if (Object.hasOwn(words, word)) score += words[word] ?? 0
  return score
}

/** Index of the row with the highest score; the first of equal ones. */
export function bestOf(model: NameModel, rows: readonly NameRow[]): number {
  const scores = rows.map((row) => scoreOf(model, row))
  return scores.indexOf(Math.max(...scores))
}

/** The share of some rows in the choice among all: the model is a conditional logistic regression. 0 to 1. */
export function probabilityOf(
  model: NameModel,
  rows: readonly NameRow[],
  isMeant: (row: NameRow, index: number) => boolean,
): number {
  const scores = rows.map((row) => scoreOf(model, row))
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const sum = (some: readonly number[]) => some.reduce((total, share) => total + share, 0)
  return sum(shares.filter((_, i) => isMeant(rows[i] as NameRow, i))) / sum(shares)
}

function product(coefficients: readonly number[], row: readonly number[]): number {
  let sum = 0
  for (let j = 0; j < coefficients.length; j++) sum += (coefficients[j] ?? 0) * (row[j] ?? 0)
  return sum
}

/** The last word or mark of a text, in the second group, and the word before it in the first. */
export const LAST_WORDS = /(?:([\p{L}\d'’]{1,60}) )?([\p{L}\d'’]{1,60}|[^\s\p{L}\d])\s{0,3}$/u
