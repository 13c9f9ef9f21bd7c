import type { Metadata } from 'next'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { lengthPercents } from '@/domain/evaluation/score/influence'
import { ResultsScreen } from '@/features/results/results-screen'
import { Hydrated } from '@/trpc/hydrated'
import { prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Results' }

export default async function ResultsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const state = await prefetched(({ interview, mentor }) => [
    interview.get.prefetch({ id }),
    interview.attempts.prefetchInfinite({ id }),
    interview.contests.prefetch({ id }),
    mentor.comments.prefetchInfinite({ id }),
  ])
  return (
    <Hydrated state={state}>
      <ResultsScreen interviewId={id} lengthPercents={lengthPercents(SHIPPED_MODELS)} />
    </Hydrated>
  )
}
