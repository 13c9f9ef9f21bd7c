import { useEffect, useState } from 'react'
import styles from '@/components/ui/print.module.css'
import { interviewWithout } from '@/domain/evaluation/contest/interview-without'
import { firstChanges } from '@/domain/interview/first-changes'
import { followUpId } from '@/domain/interview/follow-up'
import { cn } from '@/lib/cn'
import { readRetakeDraft } from '@/lib/retake-storage'
import type { InterviewDto, QuestionScoreDto } from '@/schemas/interview'
import { AttemptsProvider } from './attempts-context'
import { CommentsProvider, useComments } from './comments-context'
import { CommentsNotice } from './comments-notice'
import { ContestsProvider, useContests } from './contests-context'
import { FirstChanges } from './first-changes'
import { MetricList } from './metric-list'
import { NextSteps } from './next-steps'
import { QuestionList } from './question-list'
import { QuestionsToUs } from './questions-to-us'
import { readingOf } from './reading'
import { RecommendationList } from './recommendation-list'
import { ResultsHeader } from './results-header'
import { type Feedback, questionAnchor, type ReviewedQuestion, reviewOf } from './reviewed'
import { WeakestAction } from './weakest-action'

type ResultsReportProps = {
  interview: InterviewDto
  feedback: Feedback
  /** The report replaces what the reader was looking at, so the focus goes to its heading. */
  takesFocus: boolean
}

/** The whole result, what matters most first. */
export function ResultsReport(props: ResultsReportProps) {
  const { id, role } = props.interview
  return (
    <AttemptsProvider interviewId={id} role={role}>
      <ContestsProvider interviewId={id}>
        <CommentsProvider interviewId={id}>
          <Report {...props} />
        </CommentsProvider>
      </ContestsProvider>
    </AttemptsProvider>
  )
}

function Report({ interview, feedback, takesFocus }: ResultsReportProps) {
  const { fresh } = useComments()
  const { reviewed, unanswered } = reviewOf(interview, feedback.questionScores)
  const contests = useContests()
  const changes = firstChanges(reviewed.map(({ result }) => withoutContested(result, contests)))
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...(changes[0]?.questionIds.slice(0, 1) ?? []),
        ...begunAgain(interview.id, reviewed),
        ...fresh.map(({ questionId }) => questionId),
      ]),
  )
  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((known) => new Set(isOpen ? [...known, id] : [...known].filter((other) => other !== id)))

  const [asked, setAsked] = useState<string | null>(null)
  useLinkedQuestion(reviewed, (id) => setOpen(id, true))

  return (
    <div className={cn('container-page grid gap-10 py-8 sm:gap-14 sm:py-12', styles.page)}>
      <CommentsNotice reviewed={reviewed} onShow={(id) => setOpen(id, true)} />
      <div className="grid gap-8 sm:gap-10 lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-14">
        <ResultsHeader
          interview={interview}
          answeredCount={reviewed.length}
          feedback={feedback}
          takesFocus={takesFocus}
          without={withoutContests(reviewed, contests)}
        >
          <WeakestAction
            reviewed={reviewed}
            onAnswer={(id) => {
              setOpen(id, true)
              setAsked(id)
            }}
          />
        </ResultsHeader>
        <FirstChanges changes={changes} reviewed={reviewed} onShow={(id) => setOpen(id, true)} />
      </div>
      <QuestionList
        reviewed={reviewed}
        unanswered={unanswered}
        openIds={openIds}
        askedId={asked}
        onAsked={() => setAsked(null)}
        onOpenChange={setOpen}
        onOpenAll={(isOpen) => setOpenIds(new Set(isOpen ? reviewed.map(({ question }) => question.id) : []))}
      />
      <QuestionsToUs interview={interview} />
      <div className="grid gap-4">
        <MetricList metrics={feedback.metrics} metricRanges={feedback.metricRanges} notAsked={feedback.notAsked} />
        <RecommendationList recommendations={feedback.recommendations} />
      </div>
      <NextSteps interviewId={interview.id} />
    </div>
  )
}

/** Opens the question that the address names, as a link from another screen does. */
function useLinkedQuestion(reviewed: readonly ReviewedQuestion[], open: (questionId: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address with which one came.
  useEffect(() => {
    const linked = reviewed.find(({ number }) => window.location.hash === `#${questionAnchor(number)}`)
    if (linked) open(linked.question.id)
  }, [])
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
