import type { Metadata } from 'next'
import { ClaimsScreen } from '@/features/claims/claims-screen'
import { REVIEW_PARAMETER } from '@/lib/paths'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Claims' }

type Props = { searchParams: Promise<{ [REVIEW_PARAMETER]?: string | string[] }> }

export default async function ClaimsPage({ searchParams }: Props) {
  const user = await currentUser()
  if (!user) return null
  const asked = (await searchParams)[REVIEW_PARAMETER]
  const reviewId = typeof asked === 'string' ? asked : undefined
  const state = await prefetched(({ claim }) => [claim.ledger.prefetch({ userId: user.id, cvReviewId: reviewId })])
  return (
    <Hydrated state={state}>
      <ClaimsScreen key={reviewId} reviewId={reviewId} />
    </Hydrated>
  )
}
