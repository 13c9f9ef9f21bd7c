import { PointVerdict } from '@/components/point-verdict'
import type { PointFact } from '@/domain/evaluation/facts'

type KeyPointsProps = {
  /** What a strong answer covers. */
  points: readonly string[]
  /** What became of each, in the same order; unknown for older readings. */
  found: readonly Pick<PointFact, 'verdict' | 'quote'>[] | undefined
  /** Which of them the answer makes; all that still older readings say. */
  covered: readonly boolean[] | undefined
}

/** What a strong answer covers, each point with what was found on it and the words that show it. */
export function KeyPoints({ points, found, covered }: KeyPointsProps) {
  const verdicts = found ?? covered?.map((isMade) => ({ verdict: isMade ? 'met' : 'missing', quote: null }) as const)
  if (!verdicts) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-warning">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  }
  return (
    <ul className="grid gap-3.5">
      {points.map((point, index) => {
        const { verdict, quote } = verdicts[index] ?? { verdict: 'missing', quote: null }
        return (
          <li key={point}>
            <PointVerdict point={point} verdict={verdict} quote={quote} />
          </li>
        )
      })}
    </ul>
  )
}
