'use client'

import { useEffect } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { WaitingPage } from '@/components/waiting-page'
import { LoadProblem } from '@/features/shared/load-problems'
import { resourceOf, useHasWaited } from '@/features/shared/resource'
import { useSession } from '@/features/shared/session'
import type { CvReviewDto } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'
import { ReviewFailed } from './review-failed'
import { ReviewReport } from './review-report'

const POLL_MS = 2_000

const isBeingMade = (review: CvReviewDto | undefined) => review?.status === 'processing'

/** The result of a CV review: polls while the review is in progress, then shows the report. */
export function CvReviewResultScreen({ reviewId }: { reviewId: string }) {
  const { user } = useSession()
  const query = trpc.cvReview.get.useQuery(
    { id: reviewId },
    {
      refetchOnMount: ({ state }) => (state.data && !isBeingMade(state.data) ? false : 'always'),
      refetchInterval: ({ state }) => (isBeingMade(state.data) ? POLL_MS : false),
      refetchOnReconnect: ({ state }) => state.data?.status !== 'completed',
    },
  )
  const { data: review, isOffline, hasFailed } = resourceOf(query, (data) => !isBeingMade(data), isBeingMade)
  const hasWaited = useHasWaited(isBeingMade(review))
  useListsKeptFresh(review?.status, hasWaited)
  if (!user) return null
  return (
    <>
      <p role="status" className="sr-only">
        {!hasFailed && announcement(review)}
      </p>
      {hasFailed && (
        <LoadProblem
          query={query}
          title="Your review could not be loaded"
          signedOut="Sign in again, and you will find this review under “Analyse My CV”. Nothing is lost."
          missing={{ title: 'CV review not found', text: 'You have no CV review at this address.' }}
          kept="Your CV and its review are safe on the server."
        />
      )}
      {!hasFailed && (!review || isBeingMade(review)) && <ReviewWaiting isOffline={isOffline} />}
      {review?.status === 'failed' && <ReviewFailed review={review} />}
      {review?.status === 'completed' && <ReviewReport review={review} takesFocus={hasWaited} />}
    </>
  )
}

const ReviewWaiting = ({ isOffline }: { isOffline: boolean }) => (
  <WaitingPage
    title={
      <>
        <Spinner className="size-8 text-primary" />
        Analyzing your CV...
      </>
    }
    text={
      "We look for each of the job's requirements in your CV, line by line. " +
      'It takes a few seconds, and the result will appear here.'
    }
    isOffline={isOffline}
    offlineText="The review continues without you, and this page will keep checking for the result."
    longMs={15_000}
    longText="Nothing is lost. You can leave this page: you will find the result under your past reviews."
  />
)

function announcement(review: CvReviewDto | undefined): string {
  if (!review || isBeingMade(review)) return 'Analyzing your CV...'
  return review.status === 'completed'
    ? `Your CV review is ready. Match score: ${review.score} percent.`
    : 'Your CV could not be reviewed.'
}

/** Invalidates the list of reviews and the usage when a review ends. */
function useListsKeptFresh(status: CvReviewDto['status'] | undefined, hasWaited: boolean) {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!hasWaited || status === 'processing') return
    utils.cvReview.list.invalidate()
    utils.user.usage.invalidate()
  }, [status, hasWaited, utils])
}
