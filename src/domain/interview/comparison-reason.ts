/** A comparison of two attempts in words: its heading, and why it has its verdict. */
import type { AttemptComparison } from './compare-attempts'
import { VERDICT_LABELS } from './score-change'

type Compared = Pick<AttemptComparison, 'isSameReader' | 'isSameVersion' | 'verdict' | 'difference'>

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

export function comparisonHeading({ isSameReader, verdict, difference }: Compared): string {
  const label = VERDICT_LABELS[verdict]
  if (!isSameReader || difference === 0) return label
  const by = points(Math.abs(difference))
  if (verdict !== 'unclear') return `${label}, by ${by}`
  return `${by} ${difference > 0 ? 'higher' : 'lower'}; the ranges still overlap`
}

export function comparisonReason({ isSameReader, isSameVersion, verdict, difference }: Compared): string {
  if (!isSameVersion) {
    return 'An earlier version of Greenroom read one of them, so the scores cannot be compared.'
  }
  if (!isSameReader) {
    return (
      "An AI model found the facts in one of them and Greenroom's own rules in the other, so the scores " +
      'cannot be compared.'
    )
  }
  if (difference === 0) return 'Both score the same.'
  if (verdict === 'unclear') return 'With ranges this wide, the difference may be chance.'
  return 'That is probably more than chance: fewer than one in ten pairs of equally good answers seem this different.'
}
