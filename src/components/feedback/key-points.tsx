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
  /** Wraps the verdict on a point, if the evaluation has the reason for it. */
  wrap?: ((index: number, verdict: ReactNode) => ReactNode) | undefined
}

export const KeyPoints = ({ result, wrap }: KeyPointsProps) => (
  <ul className="grid gap-3.5 print:block print:space-y-3.5">
    {pointVerdicts(result).map(({ point, verdict, quote }, index) => {
      const shown = <PointVerdict point={point} verdict={verdict} quote={quote} />
      // Older evaluations only have which points were made, without verdicts.
      return (
        <li key={point} className="print:break-inside-avoid">
          {wrap && result.points ? wrap(index, shown) : shown}
        </li>
      )
    })}
  </ul>
)
