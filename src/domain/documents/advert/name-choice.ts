/** The fitted choice of a name among candidates. */
import { sum } from '@/domain/sum'

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

/** Probability of the best row among all, 0 to 1: the model is a conditional logistic regression. */
export function probabilityOfBest(model: NameModel, rows: readonly NameRow[]): number {
  const scores = rows.map((row) => scoreOf(model, row))
  const highest = Math.max(...scores)
  return 1 / sum(scores.map((score) => Math.exp(score - highest)))
}

function product(coefficients: readonly number[], row: readonly number[]): number {
  let sum = 0
  for (let j = 0; j < coefficients.length; j++) sum += (coefficients[j] ?? 0) * (row[j] ?? 0)
  return sum
}

/** The last word or mark of a text, in the second group, and the word before it in the first. */
export const LAST_WORDS = /(?:([\p{L}\d'’]{1,60}) )?([\p{L}\d'’]{1,60}|[^\s\p{L}\d])\s{0,3}$/u
