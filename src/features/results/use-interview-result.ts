import { useRef } from 'react'
import { pollInterval } from '@/domain/interview/poll-interval'
import type { InterviewDto } from '@/schemas/interview'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'

export type ResultState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'signed-out' }
  /** No answer, or none that could be used; `reason` is the server's sentence, if it sent one. */
  | { kind: 'unreachable'; reason: string }
  /** `isOffline`: the last look failed, and this is what was known before. */
  | { kind: 'found'; interview: InterviewDto; isOffline: boolean }

const NO_ANSWER = 'There was no answer. The line may be down, or the server is busy.'

/** The interview, looked at again and again while its answers are being evaluated. */
export function useInterviewResult(interviewId: string) {
  const waitingSince = useRef<number | null>(null)
  const query = trpc.interview.get.useQuery(
    { id: interviewId },
    {
      // An evaluation that stands never changes; anything else may have since somebody looked.
      refetchOnMount: ({ state }) => (isReady(state.data) ? false : 'always'),
      refetchOnReconnect: ({ state }) => (isReady(state.data) ? false : 'always'),
      refetchInterval: ({ state }) => {
        if (state.data?.feedbackStatus !== 'processing' || errorCode(state.error) === 'UNAUTHORIZED') {
          waitingSince.current = null
          return false
        }
        waitingSince.current ??= Date.now()
        return pollInterval(Date.now() - waitingSince.current)
      },
    },
  )
  return { state: stateOf(query), isFetching: query.isFetching, retry: () => void query.refetch() }
}

const isReady = (interview: InterviewDto | undefined) => interview?.feedbackStatus === 'ready'

function stateOf({
  data,
  error,
  isFetchedAfterMount,
}: {
  data: InterviewDto | undefined
  error: unknown
  isFetchedAfterMount: boolean
}): ResultState {
  if (data && isReady(data)) return { kind: 'found', interview: data, isOffline: false }
  // What was kept from an earlier screen may be outdated, so it is not shown before the server was asked.
  if (!isFetchedAfterMount) return { kind: 'loading' }
  if (error) {
    const code = errorCode(error)
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return { kind: 'missing' }
    if (code === 'UNAUTHORIZED') return { kind: 'signed-out' }
    if (data?.feedbackStatus === 'processing') return { kind: 'found', interview: data, isOffline: true }
    return { kind: 'unreachable', reason: errorMessage(error, NO_ANSWER) }
  }
  return data ? { kind: 'found', interview: data, isOffline: false } : { kind: 'loading' }
}
