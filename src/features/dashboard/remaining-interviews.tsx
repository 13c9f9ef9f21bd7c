import { clsx } from 'clsx'
import { Skeleton } from '@/components/ui/skeleton'
import { remainingInterviews, remainingInterviewsText } from '@/domain/plans/remaining'
import { useSavedInterviews } from './use-interviews'
import type { HeldNow } from './use-plan'

/** The number of interviews left, with a lamp for each if they are limited. */
export const RemainingInterviews = ({ held }: { held: HeldNow }) => (
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
        className={clsx('size-3 rounded-full border', place < lit ? 'border-accent bg-accent' : 'border-input')}
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
        '-my-1 w-fit rounded-sm py-1 text-primary text-sm underline decoration-primary/40 ' +
        'underline-offset-4 hover:decoration-primary'
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
