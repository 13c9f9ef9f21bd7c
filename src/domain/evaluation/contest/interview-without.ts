/** The score of an interview without what is contested in its answers. */
import { type LikelyRange, rangeOfMean } from '../score/mean-range'
import type { ScoreWithout } from './score-without'

type Answer = {
  score: number
  range: LikelyRange
  /** Where something is contested. */
  without?: ScoreWithout | undefined
}

/**
 * The mean over the answers, each with its score without what is contested; one for which that cannot be told counts as
 * it is stored, in its wider range.
 * @returns null where nothing is contested
 */
export function interviewWithout(answers: readonly Answer[]): { score: number; range: LikelyRange } | null {
  if (!answers.some(({ without }) => without)) return null
  const counted = answers.map(({ score, range, without }) => ({
    score: without?.score ?? score,
    range: without?.range ?? range,
  }))
  const mean = counted.reduce((sum, { score }) => sum + score, 0) / counted.length
  return { score: Math.round(mean), range: rangeOfMean(counted) }
}
