/**
 * Maps a stored sentence back to its statement, since evaluations store sentences without the names of their
 * statements.
 */
import { REMARKS, STATEMENTS, type StatementName, say } from '@/domain/evaluation/advice/statements'

/** Placeholder for the variable words. */
const HOLE = '\0'

type Pattern<N> = {
  name: N
  /** The fixed text around the placeholders. */
  parts: readonly string[]
}

const patternsOf = <N extends string>(names: readonly N[], sentence: (name: N) => string): Pattern<N>[] =>
  names.map((name) => ({ name, parts: sentence(name).split(HOLE) }))

const STATEMENT_PATTERNS = patternsOf(Object.keys(STATEMENTS) as StatementName[], (name) =>
  say(name, { quote: HOLE, point: HOLE, count: HOLE }),
)
const REMARK_PATTERNS = patternsOf(Object.keys(REMARKS) as (keyof typeof REMARKS)[], (name) => REMARKS[name](HOLE))

function fits(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  const inner = text.slice(first.length, Math.max(first.length, text.length - last.length))
  return rest.every((part) => inner.includes(part))
}

/** The statement of a strength or an improvement; undefined for an earlier wording. */
export const statementIn = (text: string): StatementName | undefined =>
  STATEMENT_PATTERNS.find(({ parts }) => fits(text, parts))?.name

/** The name of a remark; undefined for an earlier wording. */
export const remarkIn = (text: string): keyof typeof REMARKS | undefined =>
  REMARK_PATTERNS.find(({ parts }) => fits(text, parts))?.name

/** Index of the point that a sentence is about, which ends with the point's text in quotation marks; -1 for none. */
export function pointNamedIn(text: string, points: readonly string[]): number {
  let found = -1
  for (const [i, point] of points.entries()) {
    if (text.endsWith(`“${point}”`) && point.length > (points[found]?.length ?? -1)) found = i
  }
  return found
}
