import type { Metadata } from 'next'
import { ReviewScreen } from '@/features/review/review-screen'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Review' }

export default async function ReviewPage() {
  const user = await currentUser()
  if (!user) return null
  const state = await prefetched(({ review }) => [review.sitting.prefetch({ userId: user.id })])
  return (
    <Hydrated state={state}>
      <ReviewScreen />
    </Hydrated>
  )
}
