import { useEffect, useRef } from 'react'
import { RemarkList } from '@/components/feedback/remark-list'
import { ScoreRing } from '@/components/ui/score-ring'
import { overallEmoji, overallMessage } from '@/domain/interview/bands'
import { interviewName } from '@/domain/interview/roles'
import { formatShortDate } from '@/lib/format'
import type { InterviewDto } from '@/schemas/interview'
import { FallbackNotice } from './fallback-notice'
import type { Feedback } from './reviewed'

const READ_BY: Record<Feedback['evaluator'], string> = {
  local: "Read by Greenroom's own rules on the server, no AI model.",
  llm: "Facts found by an AI model, scored by Greenroom's rules.",
}

type ResultsHeaderProps = {
  interview: InterviewDto
  answeredCount: number
  feedback: Pick<Feedback, 'evaluator' | 'fallback' | 'fallbackCause' | 'range' | 'remarks'>
  takesFocus: boolean
}

/** What the interview came to, at a glance. */
export function ResultsHeader({ interview, answeredCount, feedback, takesFocus }: ResultsHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only where the focus has nowhere else to be: it may have stood on what the result replaced.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const { completedAt, questions } = interview
  const score = interview.score ?? 0
  return (
    <header className="grid gap-6">
      <div className="grid gap-1.5">
        <p className="text-muted-foreground">
          {interviewName(interview)}
          {completedAt && `, ${formatShortDate(completedAt)}`}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          Interview Complete
        </h1>
      </div>
      <div className="flex items-center gap-5 sm:gap-7">
        <ScoreRing score={score} label="Overall score" caption="out of 100" />
        <div className="grid min-w-0 gap-2">
          <p className="font-display font-semibold text-lead leading-snug sm:text-2xl sm:leading-tight">
            {overallMessage(score)} <span aria-hidden>{overallEmoji(score)}</span>
          </p>
          {feedback.range && (
            <p className="font-semibold tabular-nums">
              Likely {feedback.range.low}–{feedback.range.high}
            </p>
          )}
          <p className="text-muted-foreground">
            {answeredCount} of {questions.length} questions answered
          </p>
        </div>
      </div>
      {feedback.fallback ? (
        <FallbackNotice interviewId={interview.id} cause={feedback.fallbackCause} />
      ) : (
        <p className="text-muted-foreground text-sm">{READ_BY[feedback.evaluator]}</p>
      )}
      <RemarkList remarks={feedback.remarks ?? []} />
    </header>
  )
}
