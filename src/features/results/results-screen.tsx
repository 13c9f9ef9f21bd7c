'use client'

import { useEffect, useState } from 'react'
import { trpc } from '@/trpc/client'
import { InterviewResult } from './interview-result'
import { ResultsLoading } from './results-loading'
import { ResultMissing, ResultSignedOut, ResultUnreachable } from './results-problems'
import { type ResultState, useInterviewResult } from './use-interview-result'

/** The result of an interview: waited for while it is being made, then explained answer by answer. */
export function ResultsScreen({ interviewId }: { interviewId: string }) {
  const { state, isFetching, retry } = useInterviewResult(interviewId)
  const feedbackStatus = state.kind === 'found' ? state.interview.feedbackStatus : null
  const hasWaited = useHasWaited(feedbackStatus === 'processing')
  useListsKeptFresh(feedbackStatus, hasWaited)

  return (
    <>
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
      {state.kind === 'loading' && <ResultsLoading />}
      {state.kind === 'missing' && <ResultMissing />}
      {state.kind === 'signed-out' && <ResultSignedOut />}
      {state.kind === 'unreachable' && (
        <ResultUnreachable reason={state.reason} isFetching={isFetching} onRetry={retry} />
      )}
      {state.kind === 'found' && (
        <InterviewResult
          interview={state.interview}
          isOffline={state.isOffline}
          hasWaited={hasWaited}
          onChanged={retry}
        />
      )}
    </>
  )
}

/** Whether the result was waited for on this page, so that its arrival is news. */
function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setWaited] = useState(false)
  if (isWaiting && !hasWaited) setWaited(true)
  return hasWaited
}

/** The dashboard's list and the units used up change when an evaluation ends. */
function useListsKeptFresh(feedbackStatus: string | null, hasWaited: boolean) {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!hasWaited || (feedbackStatus !== 'ready' && feedbackStatus !== 'failed')) return
    utils.interview.overview.invalidate()
    utils.interview.listCompleted.invalidate()
    utils.user.usage.invalidate()
  }, [feedbackStatus, hasWaited, utils])
}

/** What a screen reader hears when the state changes. */
function announcement(state: ResultState): string {
  if (state.kind === 'loading') return 'Loading your results.'
  if (state.kind !== 'found') return ''
  const { feedbackStatus, feedbackProgress, feedback, score } = state.interview
  if (feedbackStatus === 'processing') {
    return `Your answers are being read: ${feedbackProgress.done} of ${feedbackProgress.total} done.`
  }
  if (feedbackStatus === 'ready') {
    const likely = feedback?.range ? `, likely ${feedback.range.low} to ${feedback.range.high}` : ''
    return `Your results are ready. Overall score: ${score} out of 100${likely}.`
  }
  return feedbackStatus === 'failed' ? 'Your answers could not be evaluated.' : ''
}
