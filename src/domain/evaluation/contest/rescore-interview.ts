/** The score of an interview without the contested statements. */
import { type LikelyRange, rangeOfMean } from '@/domain/evaluation/score/range'
import type { ContestedScore } from './rescore-answer'

type Answer = {
  score: number
  range: LikelyRange
  /** Where something is contested. */
  without?: ContestedScore | undefined
}

/**
 * The mean over the answers, each with its score without contested statements; one whose new score is unknown counts as
 * it is stored, in its wider range.
 * @returns null where nothing is contested
 */
export function rescoreInterview(answers: readonly Answer[]): { score: number; range: LikelyRange } | null {
  if (!answers.some(({ without }) => without)) return null
  const counted = answers.map(({ score, range, without }) => ({
    score: without?.score ?? score,
    range: without?.range ?? range,
  }))
  const mean = counted.reduce((sum, { score }) => sum + score, 0) / counted.length
  return { score: Math.round(mean), range: rangeOfMean(counted) }
}
