import type { Metadata } from 'next'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { CvReviewScreen } from '@/features/cv-review/cv-review-screen'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'CV review' }

export default async function CvReviewPage({ searchParams }: { searchParams: Promise<{ from?: string | string[] }> }) {
  const user = await currentUser()
  if (!user) return null
  const { from } = await searchParams
  const fromId = typeof from === 'string' ? from : null
  const state = await prefetched((prefetch) => [
    prefetch.user.usage.prefetch({ id: user.id }),
    prefetch.user.lastCv.prefetch({ id: user.id }),
    prefetch.cvReview.list.prefetchInfinite({ userId: user.id, limit: PAGE_SIZE }),
    fromId === null
      ? prefetch.practice.plan.prefetch({ userId: user.id })
      : prefetch.cvReview.get.prefetch({ id: fromId }),
  ])
  return (
    <Hydrated state={state}>
      <CvReviewScreen key={fromId} fromId={fromId} />
    </Hydrated>
  )
}
