import { CalendarClock } from 'lucide-react'
import { useDates } from '@/components/local-dates'
import { Badge } from '@/components/ui/badge'
import { planName } from '@/domain/plans/plans'
import { type PlanStatus, planStatus } from '@/domain/plans/status'
import { RemainingInterviews } from './remaining-interviews'
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
          <ExpiryBadge status={planStatus(user, now, useDates().short)} />
        </div>
        <h1 className="text-title">
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
