import { CalendarCheck } from 'lucide-react'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { EmptyState } from '@/components/ui/empty-state'
import { formatShortDate } from '@/lib/format'
import type { SittingDto } from '@/schemas/review'

/** While no point is due: when the next one is, or how points get here. */
export function NothingDue({ sitting: { laterCount, nextDue } }: { sitting: SittingDto }) {
  return (
    <EmptyState icon={<CalendarCheck />} title="Nothing is due today" action={<BackToDashboard />}>
      {nextDue
        ? `${laterCount === 1 ? 'One point comes' : `${laterCount} points come`} back later, the first on ${formatShortDate(nextDue)}.`
        : 'When an answer of an interview misses a point, it comes up here the day after, and again at growing intervals until you know it.'}
    </EmptyState>
  )
}
