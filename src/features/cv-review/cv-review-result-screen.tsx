'use client'

import { useSession } from '@/trpc/session'
import { ReviewFailed } from './review-failed'
import { ReviewMissing, ReviewSignedOut, ReviewUnreachable } from './review-problems'
import { ReviewReport } from './review-report'
import { ReviewWaiting } from './review-waiting'
import { type ReviewState, useCvReview, useHasWaited, useListsKeptFresh } from './use-cv-review'

/** The result of a CV review: waited for while it is being made, then explained. */
export function CvReviewResultScreen({ reviewId }: { reviewId: string }) {
  const { user } = useSession()
  const { state, isFetching, retry } = useCvReview(reviewId)
  const status = state.kind === 'found' ? state.review.status : null
  const hasWaited = useHasWaited(status === 'processing')
  useListsKeptFresh(status, hasWaited)
  if (!user) return null
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
      {state.kind === 'missing' && <ReviewMissing />}
      {state.kind === 'signed-out' && <ReviewSignedOut />}
      {state.kind === 'unreachable' && (
        <ReviewUnreachable reason={state.reason} isFetching={isFetching} onRetry={retry} />
      )}
      {(state.kind === 'loading' || status === 'processing') && (
        <ReviewWaiting isOffline={state.kind === 'found' && state.isOffline} />
      )}
      {state.kind === 'found' && status === 'failed' && <ReviewFailed review={state.review} />}
      {state.kind === 'found' && status === 'completed' && (
        <ReviewReport review={state.review} takesFocus={hasWaited} />
      )}
    </>
  )
}

/** What a screen reader hears when the state changes. */
function announcement(state: ReviewState): string {
  if (state.kind === 'loading') return 'Analyzing your CV...'
  if (state.kind !== 'found') return ''
  const { status, score } = state.review
  if (status === 'processing') return 'Analyzing your CV...'
  return status === 'completed'
    ? `Your CV review is ready. Match score: ${score} percent.`
    : 'Your CV could not be reviewed.'
}
