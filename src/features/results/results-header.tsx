import Link from 'next/link'
import { type ReactNode, useEffect, useRef } from 'react'
import { likely } from '@/components/feedback/likely'
import { RangeBar } from '@/components/feedback/range-bar'
import { RemarkList } from '@/components/feedback/remark-list'
import { ShortDate } from '@/components/local-dates'
import { ScoreRing } from '@/components/ui/score-ring'
import { overallEmoji, overallMessage } from '@/domain/interview/bands'
import { isProbe } from '@/domain/interview/follow-up'
import { interviewName } from '@/domain/interview/roles'
import { paths } from '@/lib/paths'
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
  /** The interview's score and range without the contested remarks; null if there are none. */
  without: { score: number; range: { low: number; high: number } } | null
  children: ReactNode
}

export function ResultsHeader({
  interview,
  answeredCount,
  feedback,
  takesFocus,
  without,
  children,
}: ResultsHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only if nothing else has the focus: the result may have replaced the element that had it.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const { completedAt, questions } = interview
  const score = interview.score ?? 0
  return (
    <header className="grid gap-6">
      <div className="grid gap-1.5">
        <p className="wrap-anywhere text-muted-foreground">
          {interviewName(interview)}
          {completedAt && (
            <>
              , <ShortDate at={completedAt} />
            </>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          Interview Complete
        </h1>
      </div>
      <div className="flex enlarged:flex-col items-start gap-5 sm:items-center sm:gap-7">
        <ScoreRing score={score} label="Overall score" caption="out of 100" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="font-display font-semibold text-lead leading-snug sm:text-2xl sm:leading-tight">
            {overallMessage(score)} <span aria-hidden>{overallEmoji(score)}</span>
          </p>
          {feedback.range && (
            <div className="grid gap-1.5">
              <RangeBar score={score} range={feedback.range} />
              <p className="font-semibold tabular-nums">
                Likely {feedback.range.low}–{feedback.range.high}
              </p>
            </div>
          )}
          {without && (
            <p className="tabular-nums">
              {without.score === score
                ? `While you contest something: ${likely(without.range)}`
                : `${score}, or ${without.score} if you are right (${likely(without.range)})`}
            </p>
          )}
          <p className="text-muted-foreground">
            {answeredCount} of {questions.filter(({ id }) => !isProbe(id)).length} questions answered
          </p>
        </div>
      </div>
      {children}
      {feedback.fallback && <FallbackNotice interviewId={interview.id} cause={feedback.fallbackCause} />}
      <p className="text-muted-foreground text-sm">
        {!feedback.fallback && `${READ_BY[feedback.evaluator]} `}
        <Link href={paths.howWeScore} className="underline underline-offset-4">
          How we score
        </Link>
      </p>
      <RemarkList remarks={feedback.remarks ?? []} />
    </header>
  )
}
