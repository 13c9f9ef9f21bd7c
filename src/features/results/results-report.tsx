import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { NumberedList } from '@/components/feedback/numbered-list'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import styles from '@/components/ui/print.module.css'
import { rescoreInterview } from '@/domain/evaluation/contest/rescore-interview'
import { type Change, firstChanges } from '@/domain/interview/first-changes'
import { followUpId } from '@/domain/interview/follow-up'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { draftKeys, readDraftText } from '@/lib/draft-text'
import { againAnchor, questionAnchor } from '@/lib/paths'
import type { InterviewDto, QuestionScoreDto } from '@/schemas/interview'
import { AttemptsProvider, useAttempts } from './attempts-context'
import { CommentsProvider, useComments } from './comments-context'
import { CommentsNotice } from './comments-notice'
import { ContestsProvider, useContests } from './contests-context'
import { FirstChanges } from './first-changes'
import { JobAdvert } from './job-advert'
import { MetricList } from './metric-list'
import { NextSteps } from './next-steps'
import { QUESTIONS_ID, QuestionList } from './question-list'
import { QuestionsToUs } from './questions-to-us'
import { ResultsHeader } from './results-header'
import { type Feedback, isRead, type ReviewedQuestion, readingOf, reviewOf } from './reviewed'
import { WeakestAction } from './weakest-action'

type ResultsReportProps = {
  interview: InterviewDto
  feedback: Feedback
  /** The report replaces the element that the user was looking at, so its heading gets the focus. */
  takesFocus: boolean
}

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
  // A change that is contested at the top stays there, with its undo button, until the page is left.
  const [withdrawn, setWithdrawn] = useState<readonly Change[]>([])
  const { attemptsAt } = useAttempts()
  const changes = firstChanges(
    reviewed.map(({ result }) => ({
      ...withoutContested(result, contests, (text) =>
        withdrawn.some((change) => change.text === text && change.questionIds[0] === result.questionId),
      ),
      latest: attemptsAt(result.questionId).findLast(isRead)?.result.score,
    })),
  )
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    // Without a change to make, as where the only one was contested, the first answer is open.
    () => {
      const first = changes[0]?.questionIds[0] ?? reviewed[0]?.question.id
      return new Set([...(first ? [first] : []), ...fresh.map(({ questionId }) => questionId)])
    },
  )
  const { oneThing } = usePracticeSettings()
  // Whoever wants one thing at a time sees the first change, and the rest after a press or a link into it.
  const [isWhole, setWhole] = useState(!oneThing || changes.length === 0)
  const setOpen = (id: string, isOpen: boolean) => {
    if (isOpen) setWhole(true)
    setOpenIds((known) => new Set(isOpen ? [...known, id] : [...known].filter((other) => other !== id)))
  }

  const [asked, setAsked] = useState<string | null>(null)
  const answerAgain = (id: string) => {
    setOpen(id, true)
    setAsked(id)
  }
  // In an effect, because the server cannot read the browser's storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the texts of an earlier visit.
  useEffect(() => {
    for (const id of begunAgain(interview.id, reviewed)) setOpen(id, true)
  }, [])
  useLinkedQuestion(reviewed, (id) => setOpen(id, true), answerAgain)

  const rest = (
    <>
      <QuestionList
        reviewed={reviewed.map((item) => ({ ...item, lead: leadOf(item, changes) }))}
        unanswered={unanswered}
        openIds={openIds}
        askedId={asked}
        onAsked={() => setAsked(null)}
        onOpenChange={setOpen}
        onOpenAll={(isOpen) => setOpenIds(new Set(isOpen ? reviewed.map(({ question }) => question.id) : []))}
      />
      <QuestionsToUs interview={interview} />
      <div className="grid gap-4 print:block print:space-y-4">
        <MetricList metrics={feedback.metrics} metricRanges={feedback.metricRanges} notAsked={feedback.notAsked} />
        <RecommendationList recommendations={feedback.recommendations} />
        <JobAdvert text={interview.jobDescription} />
      </div>
      <NextSteps interview={interview} />
    </>
  )

  return (
    <div
      className={clsx('container-page grid gap-10 py-8 sm:gap-14 sm:py-12 print:block print:space-y-8', styles.page)}
    >
      <CommentsNotice reviewed={reviewed} onShow={(id) => setOpen(id, true)} />
      <div
        className={'grid gap-8 sm:gap-10 lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-14 print:block print:space-y-8'}
      >
        <ResultsHeader
          interview={interview}
          answeredCount={reviewed.length}
          feedback={feedback}
          takesFocus={takesFocus}
          without={withoutContests(reviewed, contests)}
        >
          <WeakestAction reviewed={reviewed} firstId={changes[0]?.questionIds[0]} onAnswer={answerAgain} />
        </ResultsHeader>
        <FirstChanges
          changes={changes}
          isOnlyFirst={!isWhole}
          reviewed={reviewed}
          onShow={(id) => setOpen(id, true)}
          onContest={(change) => setWithdrawn((known) => [...known, change])}
        />
      </div>
      {isWhole ? (
        rest
      ) : (
        <>
          <ShowRest onShow={() => setWhole(true)} />
          <div className="hidden print:block print:space-y-8">{rest}</div>
        </>
      )}
    </div>
  )
}

const ShowRest = ({ onShow }: { onShow: () => void }) => (
  <Button
    variant="outline"
    className="justify-self-start print:hidden"
    onClick={() => {
      onShow()
      // After the next render, when the heading has taken the place of this button.
      requestAnimationFrame(() => document.getElementById(QUESTIONS_ID)?.focus())
    }}
  >
    Show the whole result
  </Button>
)

function useLinkedQuestion(
  reviewed: readonly ReviewedQuestion[],
  open: (questionId: string) => void,
  answerAgain: (questionId: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the initial URL.
  useEffect(() => {
    const { hash } = window.location
    const linked = reviewed.find(({ number }) => hash === `#${questionAnchor(number)}`)
    const again = reviewed.find(({ number }) => hash === `#${againAnchor(number)}`)
    if (linked) open(linked.question.id)
    if (again) answerAgain(again.question.id)
  }, [])
}

type ContestsOf = Pick<ReturnType<typeof useContests>, 'at' | 'isContested'>

/** The result without contested advice, which is not to be among the first changes, except what stays there. */
function withoutContested(
  result: QuestionScoreDto,
  { isContested }: ContestsOf,
  stays: (text: string) => boolean,
): QuestionScoreDto {
  const place = { questionId: result.questionId, number: 1 }
  const { keysOf } = readingOf(place, result)
  const isWithdrawn = (keys: readonly string[]) => keys.length > 0 && keys.every((key) => isContested(place, key))
  const improvements = result.improvements.filter((text) => stays(text) || !isWithdrawn(keysOf(text)))
  return { ...result, improvements }
}

/** The change at the top that applies to this answer. Other answers with the same advice keep it in their own list. */
const leadOf = ({ question }: ReviewedQuestion, changes: readonly Change[]) =>
  changes.find(({ questionIds }) => questionIds[0] === question.id)?.text

const withoutContests = (reviewed: readonly ReviewedQuestion[], { at }: ContestsOf) =>
  rescoreInterview(
    reviewed.map(({ question, result: { score, range } }) => {
      const reading = at({ questionId: question.id, number: 1 })
      return { score, range, without: reading && { score: reading.scoreWithout, range: reading.range } }
    }),
  )

const begunAgain = (interviewId: string, reviewed: readonly ReviewedQuestion[]): string[] =>
  reviewed
    .map(({ question }) => question.id)
    .filter((id) => [id, followUpId(id)].some((each) => readDraftText(draftKeys.retake(interviewId, each)) !== ''))

const TIMED = 'Say each answer aloud once and time it: aim for two minutes.'
const UNTIMED = 'Read each answer again a day later, and cut what the question did not ask for.'

/** Shown if an evaluation has no recommendations of its own. */
const defaultRecommendations = (isTimed: boolean): readonly string[] => [
  'Take the answer with the lowest score and write it again with the points listed under it, without ' +
    'looking at the first version.',
  isTimed ? TIMED : UNTIMED,
  'Prepare three stories from your own work, each with what you did, one figure, and what came of it.',
]

function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  const { answerTime, inWriting } = usePracticeSettings()
  const isTimed = answerTime === 'usual' && !inWriting
  const shown = recommendations.length > 0 ? recommendations : defaultRecommendations(isTimed)
  return (
    <Disclosure as="h2" label="Key Recommendations">
      <div className="max-w-[65ch] pt-2">
        <NumberedList texts={shown} />
      </div>
    </Disclosure>
  )
}
