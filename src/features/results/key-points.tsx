import { PointVerdict } from '@/components/point-verdict'
import { pointKey } from '@/domain/evaluation/contest/remarks-of'
import { pointVerdicts } from '@/domain/interview/point-verdicts'
import type { QuestionScoreDto } from '@/schemas/interview'
import { Contestable } from './contestable'
import type { Reading } from './reading'

type KeyPointsProps = {
  result: Pick<QuestionScoreDto, 'modelAnswer' | 'points' | 'covered'>
  /** Where the verdicts can be contested. */
  reading?: Reading
}

/** What a strong answer covers, each point with what was found on it and the words that show it. */
export function KeyPoints({ result, reading }: KeyPointsProps) {
  return (
    <ul className="grid gap-3.5">
      {pointVerdicts(result).map(({ point, verdict, quote }, index) => {
        const shown = <PointVerdict point={point} verdict={verdict} quote={quote} />
        // Older readings say only which points were made, not why.
        const isContestable = reading && result.points
        return (
          <li key={point}>
            {isContestable ? (
              <Contestable place={reading} remark={pointKey(index)} isIndented>
                {shown}
              </Contestable>
            ) : (
              shown
            )}
          </li>
        )
      })}
    </ul>
  )
}
