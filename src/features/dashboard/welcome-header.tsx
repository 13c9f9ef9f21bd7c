import { clsx } from 'clsx'
import { CalendarClock } from 'lucide-react'
import { useDates } from '@/components/local-dates'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import { planName } from '@/domain/plans/plans'
import { remainingInterviews, remainingInterviewsText } from '@/domain/plans/remaining'
import { type PlanStatus, planStatus } from '@/domain/plans/status'
import { useSavedInterviews } from './use-interviews'
import type { HeldNow } from './use-plan'

const badgeVariants = {
  free: 'neutral',
  active: 'neutral',
  'expires-soon': 'warning',
  expired: 'destructive',
} as const satisfies Record<PlanStatus['state'], string>

export function WelcomeHeader({ held }: { held: HeldNow }) {
  const { user, now } = held
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between sm:gap-8">
      <div className="grid min-w-0 gap-2.5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge variant="primary">{planName(user.plan)}</Badge>
          <ExpiryBadge status={planStatus(user, now, useDates())} />
        </div>
        <h1 className="wrap-anywhere text-title">
          Welcome, <bdi>{user.name}</bdi>
        </h1>
      </div>
      <RemainingInterviews held={held} />
    </header>
  )
}

function ExpiryBadge({ status: { badge, state } }: { status: PlanStatus }) {
  if (badge === null) return null
  return (
    <Badge variant={badgeVariants[state]} className="tabular-nums">
      <CalendarClock aria-hidden />
      {badge}
    </Badge>
  )
}

/** The number of interviews left, with a lamp for each if they are limited. */
const RemainingInterviews = ({ held }: { held: HeldNow }) => (
  <div className="grid shrink-0 content-end gap-1 sm:min-h-11 sm:justify-items-end sm:text-right">
    <Count held={held} />
    <SavedLink userId={held.user.id} />
  </div>
)

function Count({ held: { plan, usage, isUsageUnknown } }: { held: HeldNow }) {
  if (plan.interviewLimit === null) return <p className="font-semibold">{remainingInterviewsText(plan, 0)}</p>
  if (usage === undefined) {
    return isUsageUnknown ? (
      <p className="max-w-[32ch] text-muted-foreground text-sm">
        We cannot tell right now how many interviews you have left. We will try again in a moment.
      </p>
    ) : (
      <>
        <Skeleton className="h-6 w-56 max-w-full" />
        <span className="sr-only">Loading how many interviews you have left</span>
      </>
    )
  }
  const left = remainingInterviews(plan, usage.interviewCount) ?? 0
  return (
    <p className="flex items-center gap-2.5 font-semibold">
      <Lamps lit={left} total={plan.interviewLimit} />
      {remainingInterviewsText(plan, usage.interviewCount)}
    </p>
  )
}

const Lamps = ({ lit, total }: { lit: number; total: number }) => (
  <span aria-hidden className="flex gap-1.5">
    {Array.from({ length: total }, (_, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is identified by its position.
        key={place}
        className={clsx(
          'size-3 rounded-full border',
          place < lit ? 'meaning-fill border-accent bg-accent' : 'border-input',
        )}
      />
    ))}
  </span>
)

function SavedLink({ userId }: { userId: string }) {
  const { data } = useSavedInterviews(userId)
  if (!data?.items.length) return null
  return (
    <a
      href="#continue"
      className={
        '-my-1 inline-flex w-fit items-center rounded-sm py-1 text-primary text-sm underline decoration-primary/40 ' +
        'underline-offset-4 hover:decoration-primary pointer-coarse:-my-2 pointer-coarse:min-h-11'
      }
    >
      {savedCount(data)}
    </a>
  )
}

function savedCount({ items, nextCursor }: { items: readonly unknown[]; nextCursor: string | null }): string {
  if (nextCursor !== null) return `More than ${items.length} saved interviews`
  return items.length === 1 ? '1 saved interview' : `${items.length} saved interviews`
}
