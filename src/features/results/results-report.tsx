import { useState } from 'react'
import styles from '@/components/ui/print.module.css'
import { firstChanges } from '@/domain/interview/first-changes'
import { followUpId } from '@/domain/interview/follow-up'
import { cn } from '@/lib/cn'
import { readRetakeDraft } from '@/lib/retake-storage'
import type { InterviewDto } from '@/schemas/interview'
import { AttemptsProvider } from './attempts-context'
import { FirstChanges } from './first-changes'
import { MetricList } from './metric-list'
import { NextSteps } from './next-steps'
import { QuestionList } from './question-list'
import { QuestionsToUs } from './questions-to-us'
import { RecommendationList } from './recommendation-list'
import { ResultsHeader } from './results-header'
import { type Feedback, type ReviewedQuestion, reviewOf } from './reviewed'

type ResultsReportProps = {
  interview: InterviewDto
  feedback: Feedback
  /** The report replaces what the reader was looking at, so the focus goes to its heading. */
  takesFocus: boolean
}

/** The whole result, what matters most first. */
export function ResultsReport({ interview, feedback, takesFocus }: ResultsReportProps) {
  const { reviewed, unanswered } = reviewOf(interview, feedback.questionScores)
  const changes = firstChanges(reviewed.map(({ result }) => result))
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set([...(changes[0]?.questionIds.slice(0, 1) ?? []), ...begunAgain(interview.id, reviewed)]),
  )
  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((known) => new Set(isOpen ? [...known, id] : [...known].filter((other) => other !== id)))

  return (
    <div className={cn('container-page grid gap-12 py-8 sm:gap-16 sm:py-12', styles.page)}>
      <div className="grid gap-8 sm:gap-10 lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-14">
        <ResultsHeader
          interview={interview}
          answeredCount={reviewed.length}
          feedback={feedback}
          takesFocus={takesFocus}
        />
        <FirstChanges changes={changes} reviewed={reviewed} onShow={(id) => setOpen(id, true)} />
      </div>
      <AttemptsProvider interviewId={interview.id}>
        <QuestionList
          reviewed={reviewed}
          unanswered={unanswered}
          hasModelReadings={feedback.evaluator === 'llm' || feedback.fallback === true}
          openIds={openIds}
          onOpenChange={setOpen}
          onOpenAll={(isOpen) => setOpenIds(new Set(isOpen ? reviewed.map(({ question }) => question.id) : []))}
        />
      </AttemptsProvider>
      <QuestionsToUs interview={interview} />
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <MetricList metrics={feedback.metrics} metricRanges={feedback.metricRanges} notAsked={feedback.notAsked} />
        <RecommendationList recommendations={feedback.recommendations} />
      </div>
      <NextSteps />
    </div>
  )
}

/** Questions to which a further answer was begun and not sent. */
const begunAgain = (interviewId: string, reviewed: readonly ReviewedQuestion[]): string[] =>
  reviewed
    .map(({ question }) => question.id)
    .filter((id) => [id, followUpId(id)].some((each) => readRetakeDraft(interviewId, each) !== ''))
