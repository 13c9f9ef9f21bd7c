/** Why a comparison of two attempts has its verdict, as a sentence. */
import type { AttemptComparison } from './compare-attempts'

type Compared = Pick<AttemptComparison, 'isSameReader' | 'isSameVersion' | 'verdict' | 'difference'> & {
  dimensions: readonly Pick<AttemptComparison['dimensions'][number], 'verdict'>[]
}

export function comparisonReason({ isSameReader, isSameVersion, verdict, difference, dimensions }: Compared): string {
  if (!isSameVersion) {
    return 'An earlier version of Greenroom read one of them, so the scores cannot be compared.'
  }
  if (!isSameReader) {
    return (
      "An AI model found the facts in one of them and Greenroom's own rules in the other, so the scores " +
      'cannot be compared.'
    )
  }
  if (verdict !== 'unclear') return 'Their likely ranges do not overlap, so this is more than chance.'
  const whole =
    difference === 0 ? 'Both score the same.' : 'Their likely ranges overlap, so the difference may be chance.'
  const clear = dimensions.filter((dimension) => dimension.verdict !== 'unclear').length
  if (clear === 0) return whole
  const parts = clear === 1 ? 'One part' : `${clear} parts`
  return `${whole} ${parts} of the score changed clearly, though not enough to move the whole.`
}
