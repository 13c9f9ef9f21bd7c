import { Armchair } from 'lucide-react'
import { likely } from '@/components/feedback/likely'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { performanceOf } from '@/domain/interview/history'
import { LoadFailure } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import type { InterviewOverviewDto } from '@/schemas/interview-overview'
import { PastInterviews } from './past-interviews'
import { ProgressChart } from './progress-chart'
import { START_HEADING_ID } from './start-interview-card'
import { useCompletedInterviews, useOverview } from './use-interviews'

export function PerformanceCard() {
  const user = useUser()
  const overview = useOverview(user.id)
  const completed = useCompletedInterviews(user.id)
  const error = overview.error ?? completed.error
  return (
    <Card id="performance" className="gap-6">
      <CardTitle>Performance overview</CardTitle>
      {overview.data && completed.data ? (
        <Performance userId={user.id} overview={overview.data} completed={completed} />
      ) : error ? (
        <LoadFailure
          title="Your past interviews could not be loaded"
          query={{
            error,
            isFetching: overview.isFetching || completed.isFetching,
            refetch: () => Promise.all([overview.refetch(), completed.refetch()]),
          }}
        />
      ) : (
        <PerformanceSkeleton />
      )}
    </Card>
  )
}

type PerformanceProps = {
  userId: string
  overview: InterviewOverviewDto
  completed: ReturnType<typeof useCompletedInterviews>
}

function Performance({ userId, overview: { totals }, completed }: PerformanceProps) {
  if (totals.completed === 0) {
    return (
      <EmptyState
        className="border-0 py-4"
        icon={<Armchair />}
        title="Your first score is one interview away"
        action={
          <Button asChild variant="outline">
            <a href={`#${START_HEADING_ID}`}>Choose a role</a>
          </Button>
        }
      >
        Answer a few questions in your own words. You get a score for each, with the sentences it is based on.
      </EmptyState>
    )
  }
  const { average, range } = performanceOf(totals)
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-4">
        <Figure label="Average score" value={average ?? '–'} note={range ? likely(range) : undefined} />
        <Figure
          label={totals.completed === 1 ? 'Interview completed' : 'Interviews completed'}
          value={totals.completed}
        />
        <Figure label={totals.answered === 1 ? 'Question answered' : 'Questions answered'} value={totals.answered} />
      </dl>
      <ProgressChart userId={userId} />
      <PastInterviews query={completed} />
    </>
  )
}

const Figure = ({ label, value, note }: { label: string; value: number | string; note?: string | undefined }) => (
  <div className="flex flex-col gap-1">
    <dt className="order-2 text-muted-foreground text-sm leading-snug">{label}</dt>
    <dd className="order-1 font-display font-semibold text-4xl tabular-nums leading-none tracking-tight">{value}</dd>
    {note && <dd className="order-3 text-muted-foreground text-sm tabular-nums leading-snug">{note}</dd>}
  </div>
)

const PerformanceSkeleton = () => (
  <>
    <span className="sr-only">Loading your past interviews</span>
    <div className="grid grid-cols-3 gap-4">
      {['average', 'completed', 'answered'].map((figure) => (
        <div key={figure} className="grid gap-2">
          <Skeleton className="h-9 w-14" />
          <Skeleton className="h-4 w-20 max-w-full" />
        </div>
      ))}
    </div>
    <Skeleton className="h-32" />
  </>
)
