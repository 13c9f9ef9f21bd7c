import { useEffect, useState } from 'react'
import { CV_REVIEW_POLL_MS } from '@/domain/cv-review/poll-interval'
import type { CvReviewDto } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'

export type ReviewState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'signed-out' }
  /** No answer, or none that could be used; `reason` is the server's sentence, if it sent one. */
  | { kind: 'unreachable'; reason: string }
  /** `isOffline`: the last look failed, and this is what was known before. */
  | { kind: 'found'; review: CvReviewDto; isOffline: boolean }

const NO_ANSWER = 'There was no answer. The line may be down, or the server is busy.'

/** The review, looked at again and again while it is being made. */
export function useCvReview(reviewId: string) {
  const query = trpc.cvReview.get.useQuery(
    { id: reviewId },
    {
      refetchOnMount: ({ state }) => (state.data && state.data.status !== 'processing' ? false : 'always'),
      refetchInterval: ({ state }) => (state.data?.status === 'processing' ? CV_REVIEW_POLL_MS : false),
      refetchOnReconnect: ({ state }) => state.data?.status !== 'completed',
    },
  )
  return { state: stateOf(query), isFetching: query.isFetching, retry: () => void query.refetch() }
}

function stateOf({ data, error }: { data: CvReviewDto | undefined; error: unknown }): ReviewState {
  if (!error) return data ? { kind: 'found', review: data, isOffline: false } : { kind: 'loading' }
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return { kind: 'missing' }
  if (code === 'UNAUTHORIZED') return { kind: 'signed-out' }
  if (data) return { kind: 'found', review: data, isOffline: true }
  return { kind: 'unreachable', reason: errorMessage(error, NO_ANSWER) }
}

/** Whether the review was waited for on this page, so that its arrival is news. */
export function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setWaited] = useState(false)
  if (isWaiting && !hasWaited) setWaited(true)
  return hasWaited
}

/** The list and the units used up change when a review ends. */
export function useListsKeptFresh(status: CvReviewDto['status'] | null, hasWaited: boolean) {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!hasWaited || status === 'processing') return
    utils.cvReview.list.invalidate()
    utils.user.usage.invalidate()
  }, [status, hasWaited, utils])
}
