'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { LoadProblem } from '@/features/shared/load-problems'
import { resourceOf, useHasWaited, usePollInterval } from '@/features/shared/resource'
import type { InterviewDto } from '@/schemas/interview'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'
import { EvaluationFailed } from './evaluation-failed'
import { EvaluationWaiting } from './evaluation-waiting'
import { type LengthPercents, LengthPercentsProvider } from './length-percents-context'
import { ResultsReport } from './results-report'

// Loaded lazily, because few open it.
const NotFinished = dynamic(() => import('./not-finished').then((module) => module.NotFinished))

const isReady = (interview: InterviewDto | undefined) => interview?.feedbackStatus === 'ready'
const isBeingRead = (interview: InterviewDto | undefined) => interview?.feedbackStatus === 'processing'

/** The result of an interview: polls while it is being evaluated, then shows the report. */
export function ResultsScreen({
  interviewId,
  lengthPercents,
}: {
  interviewId: string
  lengthPercents: LengthPercents
}) {
  const pollInterval = usePollInterval()
  const query = trpc.interview.get.useQuery(
    { id: interviewId },
    {
      refetchOnMount: ({ state }) => (isReady(state.data) ? false : 'always'),
      refetchOnReconnect: ({ state }) => (isReady(state.data) ? false : 'always'),
      refetchInterval: ({ state }) =>
        pollInterval(isBeingRead(state.data) && errorCode(state.error) !== 'UNAUTHORIZED'),
    },
  )
  const { data: interview, isOffline, hasFailed } = resourceOf(query, isReady, isBeingRead)
  const hasWaited = useHasWaited(isBeingRead(interview))
  useListsKeptFresh(interview?.feedbackStatus, hasWaited)

  return (
    <LengthPercentsProvider value={lengthPercents}>
      <p role="status" className="sr-only">
        {interview ? announcement(interview) : !hasFailed && 'Loading your results.'}
      </p>
      {hasFailed && (
        <LoadProblem
          query={query}
          title="Your result could not be loaded"
          signedOut="Sign in again, and you will find this result on your dashboard. Nothing is lost."
          missing={{
            title: 'Interview not found',
            text: 'You have no interview at this address. Your dashboard lists every interview you have taken.',
          }}
          kept="Your answers and your result are safe on the server."
        />
      )}
      {!hasFailed && !interview && <ResultsLoading />}
      {interview && (
        <Result interview={interview} isOffline={isOffline} hasWaited={hasWaited} onChanged={() => query.refetch()} />
      )}
    </LengthPercentsProvider>
  )
}

type ResultProps = { interview: InterviewDto; isOffline: boolean; hasWaited: boolean; onChanged: () => void }

function Result({ interview, isOffline, hasWaited, onChanged }: ResultProps) {
  const { id, status, feedback, feedbackProgress } = interview
  if (status !== 'completed') return <NotFinished interview={interview} />
  if (feedback) return <ResultsReport interview={interview} feedback={feedback} takesFocus={hasWaited} />
  if (isBeingRead(interview)) return <EvaluationWaiting progress={feedbackProgress} isOffline={isOffline} />
  return <EvaluationFailed interviewId={id} onChanged={onChanged} />
}

/** Invalidates the dashboard's lists and the usage when an evaluation ends. */
function useListsKeptFresh(feedbackStatus: string | undefined | null, hasWaited: boolean) {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!hasWaited || (feedbackStatus !== 'ready' && feedbackStatus !== 'failed')) return
    utils.interview.overview.invalidate()
    utils.interview.listCompleted.invalidate()
    utils.user.usage.invalidate()
  }, [feedbackStatus, hasWaited, utils])
}

function announcement({ feedbackStatus, feedbackProgress, feedback, score }: InterviewDto): string {
  if (feedbackStatus === 'processing') {
    return `Your answers are being read: ${feedbackProgress.done} of ${feedbackProgress.total} done.`
  }
  if (feedbackStatus === 'ready') {
    const likely = feedback?.range ? `, likely ${feedback.range.low} to ${feedback.range.high}` : ''
    return `Your results are ready. Overall score: ${score} out of 100${likely}.`
  }
  return feedbackStatus === 'failed' ? 'Your answers could not be evaluated.' : ''
}

const ROWS = ['a', 'b', 'c', 'd', 'e']

const ResultsLoading = () => (
  <div className="container-page grid gap-10 py-8 sm:py-12">
    <div className="grid gap-6">
      <Skeleton className="h-5 w-44" />
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="flex items-center gap-5">
        <Skeleton className="size-32 shrink-0 rounded-full" />
        <div className="grid grow gap-3">
          <Skeleton className="h-6 max-w-sm" />
          <Skeleton className="h-4 w-40 max-w-full" />
        </div>
      </div>
    </div>
    <Skeleton className="h-48 rounded-2xl" />
    <div className="grid gap-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20 rounded-xl" />
      ))}
    </div>
  </div>
)
