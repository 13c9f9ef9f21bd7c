/** The score of an interview without the contested statements. */
import { type Range, rangeOfMean } from '@/domain/evaluation/score/range'
import type { ContestedScore } from './rescore-answer'

type Answer = {
  score: number
  range: Range
  /** Set where a statement is contested. */
  without?: ContestedScore | undefined
}

/**
 * The mean of the answers' scores without contested statements; an answer whose new score is unknown counts with its
 * stored score and its wider range.
 * @returns null where nothing is contested
 */
export function rescoreInterview(answers: readonly Answer[]): { score: number; range: Range } | null {
  if (!answers.some(({ without }) => without)) return null
  const counted = answers.map(({ score, range, without }) => ({
    score: without?.score ?? score,
    range: without?.range ?? range,
  }))
  const mean = counted.reduce((sum, { score }) => sum + score, 0) / counted.length
  return { score: Math.round(mean), range: rangeOfMean(counted) }
}
