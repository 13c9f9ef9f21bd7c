import { useState } from 'react'
import styles from '@/components/ui/print.module.css'
import { interviewWithout } from '@/domain/evaluation/contest/interview-without'
import { firstChanges } from '@/domain/interview/first-changes'
import { followUpId } from '@/domain/interview/follow-up'
import { cn } from '@/lib/cn'
import { readRetakeDraft } from '@/lib/retake-storage'
import type { InterviewDto, QuestionScoreDto } from '@/schemas/interview'
import { AttemptsProvider } from './attempts-context'
import { ContestsProvider, useContests } from './contests-context'
import { FirstChanges } from './first-changes'
import { MetricList } from './metric-list'
import { NextSteps } from './next-steps'
import { QuestionList } from './question-list'
import { readingOf } from './reading'
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
export const ResultsReport = (props: ResultsReportProps) => (
  <ContestsProvider interviewId={props.interview.id}>
    <Report {...props} />
  </ContestsProvider>
)

function Report({ interview, feedback, takesFocus }: ResultsReportProps) {
  const { reviewed, unanswered } = reviewOf(interview, feedback.questionScores)
  const contests = useContests()
  const changes = firstChanges(reviewed.map(({ result }) => withoutContested(result, contests)))
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
          without={withoutContests(reviewed, contests)}
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
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <MetricList metrics={feedback.metrics} metricRanges={feedback.metricRanges} notAsked={feedback.notAsked} />
        <RecommendationList recommendations={feedback.recommendations} />
      </div>
      <NextSteps />
    </div>
  )
}

type ContestsOf = Pick<ReturnType<typeof useContests>, 'at' | 'isContested'>

/** A result whose withdrawn advice is not what to begin with. */
function withoutContested(result: QuestionScoreDto, { isContested }: ContestsOf): QuestionScoreDto {
  const place = { questionId: result.questionId, number: 1 }
  const { keyOf } = readingOf(place, result)
  return { ...result, improvements: result.improvements.filter((text) => !isContested(place, keyOf(text) ?? '')) }
}

const withoutContests = (reviewed: readonly ReviewedQuestion[], { at }: ContestsOf) =>
  interviewWithout(
    reviewed.map(({ question, result: { score, range } }) => {
      const reading = at({ questionId: question.id, number: 1 })
      return { score, range, without: reading && { score: reading.scoreWithout, range: reading.range } }
    }),
  )

/** Questions to which a further answer was begun and not sent. */
const begunAgain = (interviewId: string, reviewed: readonly ReviewedQuestion[]): string[] =>
  reviewed
    .map(({ question }) => question.id)
    .filter((id) => [id, followUpId(id)].some((each) => readRetakeDraft(interviewId, each) !== ''))
