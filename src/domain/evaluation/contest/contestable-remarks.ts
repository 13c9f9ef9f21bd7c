/** The remarks of an evaluation; each can be contested. */
import type { RemarkName, StatementName } from '@/domain/evaluation/advice/statements'
import type { Verdict } from '@/domain/evaluation/facts'
import { groundOf } from './grounds'
import { pointNamedIn, remarkIn, statementIn } from './match-statement'

/** The parts of an evaluation that can be contested. */
export type ContestableReading = {
  strengths: readonly string[]
  improvements: readonly string[]
  remarks: readonly string[]
  modelAnswer: readonly string[]
  points?: readonly { verdict: Verdict }[] | undefined
}

/** The name of a statement; `earlier-wording` for a sentence of an earlier version that is no longer in use. */
export type ContestedStatement = StatementName | `verdict-${Verdict}` | `remark-${RemarkName}` | 'earlier-wording'

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

/** All remarks of an evaluation, verdicts first. */
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

function adviceOf(text: string, place: string, { modelAnswer, points }: ContestableReading): ContestableRemark {
  const statement = statementIn(text)
  if (!statement) return { key: place, statement: 'earlier-wording', text, point: null }
  if (groundOf(statement).effect.kind !== 'point') return { key: statement, statement, text, point: null }
  const point = pointNamedIn(text, modelAnswer)
  // Without a verdict, contesting the remark has no effect on the score.
  return points?.[point]
    ? { key: pointKey(point), statement, text, point }
    : { key: place, statement, text, point: null }
}
