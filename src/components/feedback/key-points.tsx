import type { ReactNode } from 'react'
import { PointVerdict } from '@/components/point-verdict'
import type { PointFact } from '@/domain/evaluation/facts'
import { pointVerdicts } from '@/domain/interview/point-verdicts'

type KeyPointsProps = {
  result: {
    modelAnswer: readonly string[]
    points?: readonly Pick<PointFact, 'verdict' | 'quote'>[] | undefined
    covered?: readonly boolean[] | undefined
  }
  /** What goes around a point's verdict, where the reading says why it was reached. */
  wrap?: ((index: number, verdict: ReactNode) => ReactNode) | undefined
}

export const KeyPoints = ({ result, wrap }: KeyPointsProps) => (
  <ul className="grid gap-3.5">
    {pointVerdicts(result).map(({ point, verdict, quote }, index) => {
      const shown = <PointVerdict point={point} verdict={verdict} quote={quote} />
      // Older readings say only which points were made, not why.
      return <li key={point}>{wrap && result.points ? wrap(index, shown) : shown}</li>
    })}
  </ul>
)
