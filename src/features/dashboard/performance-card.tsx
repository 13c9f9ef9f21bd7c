import { Armchair } from 'lucide-react'
import type { ReactNode } from 'react'
import { likely } from '@/components/feedback/likely'
import { ShortDate } from '@/components/local-dates'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { performanceOf } from '@/domain/interview/history'
import { nextMonthStart } from '@/domain/plans/usage'
import { LoadFailure } from '@/features/shared/load-problems'
import type { InterviewOverviewDto } from '@/schemas/interview-overview'
import { PastInterviews } from './past-interviews'
import { ProgressChart } from './progress-chart'
import { START_HEADING_ID } from './start-interview-card'
import { useCompletedInterviews, useOverview, useSavedInterviews } from './use-interviews'
import type { HeldNow } from './use-plan'

type PerformanceCardProps = { held: HeldNow; onUpgrade: () => void }

export function PerformanceCard({ held, onUpgrade }: PerformanceCardProps) {
  const { user } = held
  const overview = useOverview(user.id)
  const completed = useCompletedInterviews(user.id)
  const error = overview.error ?? completed.error
  return (
    <Card id="performance" className="gap-6">
      <CardTitle>Performance overview</CardTitle>
      {overview.data && completed.data ? (
        overview.data.totals.completed === 0 ? (
          <NoScoreYet held={held} onUpgrade={onUpgrade} />
        ) : (
          <Performance userId={user.id} overview={overview.data} completed={completed} />
        )
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

/** Before the first completed interview; once none is left to start, the ways on are a saved one or another plan. */
function NoScoreYet({ held: { user, now, isQuotaReached }, onUpgrade }: PerformanceCardProps) {
  const hasSaved = (useSavedInterviews(user.id).data?.items.length ?? 0) > 0
  if (!isQuotaReached) {
    return (
      <Empty action={<LinkTo id={START_HEADING_ID}>Choose a role</LinkTo>}>
        Answer a few questions in your own words. You get a score for each, with the sentences it is based on.
      </Empty>
    )
  }
  if (hasSaved) {
    return (
      <Empty action={<LinkTo id="continue">Continue an interview</LinkTo>}>
        You have started all your free interviews this month. Finish one that you saved, and you get a score for each
        answer.
      </Empty>
    )
  }
  return (
    <Empty
      action={
        <Button variant="outline" onClick={onUpgrade}>
          See the plans
        </Button>
      }
    >
      You have started all your free interviews this month. You get new ones on <ShortDate at={nextMonthStart(now)} />.
    </Empty>
  )
}

const Empty = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <EmptyState
    className="border-0 py-4"
    icon={<Armchair />}
    title="Your first score is one interview away"
    action={action}
  >
    {children}
  </EmptyState>
)

const LinkTo = ({ id, children }: { id: string; children: ReactNode }) => (
  <Button asChild variant="outline">
    <a href={`#${id}`}>{children}</a>
  </Button>
)

type PerformanceProps = {
  userId: string
  overview: InterviewOverviewDto
  completed: ReturnType<typeof useCompletedInterviews>
}

function Performance({ userId, overview: { totals }, completed }: PerformanceProps) {
  const { average, range } = performanceOf(totals)
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-2 sm:gap-x-4">
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
    {note && (
      <dd className="order-3 whitespace-nowrap text-muted-foreground text-sm tabular-nums leading-snug">{note}</dd>
    )}
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
