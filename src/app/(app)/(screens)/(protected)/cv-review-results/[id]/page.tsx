import type { Metadata } from 'next'
import { CvReviewResultScreen } from '@/features/cv-review/cv-review-result-screen'
import { Hydrated } from '@/trpc/hydrated'
import { prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'CV review results' }

export default async function CvReviewResultsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const state = await prefetched(({ cvReview }) => [cvReview.get.prefetch({ id })])
  return (
    <Hydrated state={state}>
      <CvReviewResultScreen key={id} reviewId={id} />
    </Hydrated>
  )
}
