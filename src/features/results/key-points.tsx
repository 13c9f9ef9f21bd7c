import { PointVerdict } from '@/components/point-verdict'
import { pointVerdicts } from '@/domain/interview/point-verdicts'
import type { QuestionScoreDto } from '@/schemas/interview'

type KeyPointsProps = { result: Pick<QuestionScoreDto, 'modelAnswer' | 'points' | 'covered'> }

/** What a strong answer covers, each point with what was found on it and the words that show it. */
export function KeyPoints({ result }: KeyPointsProps) {
  return (
    <ul className="grid gap-3.5">
      {pointVerdicts(result).map(({ point, verdict, quote }) => (
        <li key={point}>
          <PointVerdict point={point} verdict={verdict} quote={quote} />
        </li>
      ))}
    </ul>
  )
}
