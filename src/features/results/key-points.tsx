import { Check, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react'
import type { Verdict } from '@/domain/evaluation/facts'
import type { QuestionScoreDto } from '@/schemas/interview'

type KeyPointsProps = {
  /** What a strong answer covers. */
  points: readonly string[]
  /** What became of each, in the same order; unknown for older readings. */
  found: QuestionScoreDto['points']
  /** Which of them the answer makes; all that still older readings say. */
  covered: readonly boolean[] | undefined
}

const SHOWN = {
  met: { icon: Check, className: 'text-success', word: 'You say it' },
  partly: { icon: CircleDashed, className: 'text-success', word: 'You say part of it' },
  missing: { icon: CircleDashed, className: 'text-muted-foreground', word: 'Not found' },
  unsure: { icon: CircleHelp, className: 'text-muted-foreground', word: 'Could not be told' },
  contradicted: { icon: TriangleAlert, className: 'text-warning', word: 'Check what you say' },
} as const satisfies Record<Verdict, unknown>

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
        const { icon: Icon, className, word } = SHOWN[verdict]
        return (
          <li key={point} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <Icon aria-hidden className={`mt-0.5 size-5 ${className}`} />
            <span className="grid min-w-0 gap-0.5">
              <span>{point}</span>
              <span className="break-words text-muted-foreground text-sm">
                {word}
                {quote && `: “${quote}”`}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
