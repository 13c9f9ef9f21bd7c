/** Finds the statement of a stored sentence: readings store sentences, not the names of statements. */
import { REMARKS, STATEMENTS, type StatementName, say } from '@/domain/evaluation/advice/statements'

/** Placeholder for the words that are filled in. */
const HOLE = '\0'

type Pattern<N> = {
  name: N
  /** The fixed words around the placeholders. */
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

/** The statement that a strength or an improvement is; undefined for what an earlier version said in other words. */
export const statementIn = (text: string): StatementName | undefined =>
  STATEMENT_PATTERNS.find(({ parts }) => fits(text, parts))?.name

/** The remark that a sentence on how the answer was read is; undefined as above. */
export const remarkIn = (text: string): keyof typeof REMARKS | undefined =>
  REMARK_PATTERNS.find(({ parts }) => fits(text, parts))?.name

/** Which of the points a sentence is about: it ends with the point's own words in quotation marks; -1 for none. */
export function pointNamedIn(text: string, points: readonly string[]): number {
  let found = -1
  for (const [i, point] of points.entries()) {
    if (text.endsWith(`“${point}”`) && point.length > (points[found]?.length ?? -1)) found = i
  }
  return found
}
