/** The remarks of an evaluation; each can be contested. */
import { REMARKS, type RemarkName, STATEMENTS, type StatementName, say } from '@/domain/evaluation/advice/statements'
import type { Verdict } from '@/domain/evaluation/facts'
import { wordingsOf } from '@/domain/practice-settings/wording'
import { type ContestedStatement, groundOf } from './grounds'

/** The parts of an evaluation that can be contested. */
export type ContestableReading = {
  strengths: readonly string[]
  improvements: readonly string[]
  remarks: readonly string[]
  modelAnswer: readonly string[]
  points?: readonly { verdict: Verdict }[] | undefined
}

export type ContestableRemark = {
  /**
   * Identifies the contested finding: all remarks on one key point share a key with its verdict, since they rest on one
   * finding. Stable between evaluations of the same answer by the same evaluator.
   */
  key: string
  statement: ContestedStatement
  /** The sentence as displayed; null for the verdict on a point. */
  text: string | null
  /** Index of the key point in `modelAnswer`; null for a remark about no point. */
  point: number | null
}

export const pointKey = (index: number) => `point.${index}`

/** All remarks of an evaluation, verdicts first. A sentence that lists several points is one remark on each of them. */
export function contestableRemarks(reading: ContestableReading): ContestableRemark[] {
  const verdicts = (reading.points ?? []).map(
    ({ verdict }, point): ContestableRemark => ({
      key: pointKey(point),
      statement: `verdict-${verdict}`,
      text: null,
      point,
    }),
  )
  return [
    ...verdicts,
    ...reading.strengths.flatMap((text, i) => adviceOf(text, `strength.${i}`, reading)),
    ...reading.improvements.flatMap((text, i) => adviceOf(text, `improvement.${i}`, reading)),
    ...reading.remarks.map((text, i): ContestableRemark => {
      const name = remarkIn(text)
      return {
        key: name ? `remark.${name}` : `remark.${i}`,
        statement: name ? `remark-${name}` : 'earlier-wording',
        text,
        point: null,
      }
    }),
  ]
}

function adviceOf(text: string, place: string, { modelAnswer, points }: ContestableReading): ContestableRemark[] {
  const statement = statementIn(text)
  if (!statement) return [{ key: place, statement: 'earlier-wording', text, point: null }]
  if (groundOf(statement).effect.kind !== 'point') return [{ key: statement, statement, text, point: null }]
  const named = pointsNamedIn(text, modelAnswer).points.filter((point) => points?.[point])
  // Without a verdict, contesting the remark has no effect on the score.
  if (named.length === 0) return [{ key: place, statement, text, point: null }]
  return named.map((point) => ({ key: pointKey(point), statement, text, point }))
}

// Evaluations store sentences without the names of their statements, so each is mapped back to its statement.

/** Placeholder for the variable words. */
const HOLE = '\0'

/** By name, the fixed text around the placeholders, in every wording that settings may give it. */
const patternsOf = <N extends string>(names: readonly N[], sentence: (name: N) => string) =>
  names.flatMap((name) => wordingsOf(sentence(name)).map((text) => ({ name, parts: text.split(HOLE) })))

const STATEMENT_PATTERNS = patternsOf(Object.keys(STATEMENTS) as StatementName[], (name) =>
  say(name, { quote: HOLE, point: HOLE, count: HOLE }),
)
const REMARK_PATTERNS = patternsOf(Object.keys(REMARKS) as RemarkName[], (name) => REMARKS[name](HOLE))

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
export const remarkIn = (text: string): RemarkName | undefined =>
  REMARK_PATTERNS.find(({ parts }) => fits(text, parts))?.name

/**
 * The points that a sentence is about: it ends with their texts, each in quotation marks.
 * @returns their indices in the order of the sentence, and the words before them
 */
export function pointsNamedIn(text: string, points: readonly string[]): { lead: string; points: number[] } {
  const last = pointAtEndOf(text, points)
  if (last === -1) return { lead: text, points: [] }
  const before = pointsNamedIn(text.slice(0, -quoted(points[last]).length).trimEnd(), points)
  return { lead: before.lead, points: [...before.points, last] }
}

const quoted = (point = '') => `“${point}”`

/** Of points that end alike, the longest. */
function pointAtEndOf(text: string, points: readonly string[]): number {
  let found = -1
  for (const [i, point] of points.entries()) {
    if (text.endsWith(quoted(point)) && point.length > (points[found]?.length ?? -1)) found = i
  }
  return found
}
