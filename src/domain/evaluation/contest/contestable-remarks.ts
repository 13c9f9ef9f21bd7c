/** The remarks of a reading, each of which can be contested. */
import type { RemarkName, StatementName } from '@/domain/evaluation/advice/statements'
import type { Verdict } from '@/domain/evaluation/facts'
import { pointNamedIn, remarkIn, statementIn } from './match-statement'

/** A reading, as far as it can be contested. */
export type ContestableReading = {
  strengths: readonly string[]
  improvements: readonly string[]
  remarks: readonly string[]
  modelAnswer: readonly string[]
  points?: readonly { verdict: Verdict }[] | undefined
}

/** What was said, by name. `earlier-wording`: an earlier version said it, in words that are used no more. */
export type ContestedStatement = StatementName | `verdict-${Verdict}` | `remark-${RemarkName}` | 'earlier-wording'

export type ContestableRemark = {
  /**
   * What is contested: all that is said on one key point is one, its verdict included, since it rests on one finding.
   * The same in a reading of the same answer by the same reader.
   */
  key: string
  statement: ContestedStatement
  /** The sentence as it is shown; null for the verdict on a point. */
  text: string | null
  /** Place of the key point in `modelAnswer`; null where it is about none. */
  point: number | null
}

export const pointKey = (index: number) => `point.${index}`

/** Every piece of a reading, verdicts first. */
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
    ...reading.strengths.map((text, i) => adviceOf(text, `strength.${i}`, reading)),
    ...reading.improvements.map((text, i) => adviceOf(text, `improvement.${i}`, reading)),
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

const ON_POINTS: ReadonlySet<string> = new Set<StatementName>([
  'pointMet',
  'pointPartly',
  'pointMissing',
  'pointToCheck',
])

function adviceOf(text: string, place: string, { modelAnswer, points }: ContestableReading): ContestableRemark {
  const statement = statementIn(text)
  if (!statement) return { key: place, statement: 'earlier-wording', text, point: null }
  if (!ON_POINTS.has(statement)) return { key: statement, statement, text, point: null }
  const point = pointNamedIn(text, modelAnswer)
  // Without a verdict nothing can be said against it in numbers.
  return points?.[point]
    ? { key: pointKey(point), statement, text, point }
    : { key: place, statement, text, point: null }
}
