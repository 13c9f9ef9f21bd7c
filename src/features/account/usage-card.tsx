import { Badge } from '@/components/ui/badge'
import { ShowMore } from '@/components/ui/show-more'
import { Skeleton } from '@/components/ui/skeleton'
import { roleName } from '@/domain/interview/roles'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { usageEntryNote, usageEntryTitle } from '@/domain/plans/ledger'
import { effectivePlan } from '@/domain/plans/plans'
import { remainingCvReviewsText, remainingInterviewsText } from '@/domain/plans/remaining'
import { LoadFailure } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { PAGED, usePages } from '@/features/shared/use-pages'
import { formatLongDate } from '@/lib/format'
import { serverNow } from '@/lib/server-clock'
import type { UsageDto, UsageEntryDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'

export function UsageCard() {
  const { id } = useUser()
  const usage = trpc.user.usage.useQuery({ id }, { refetchOnMount: 'always' })
  const entries = trpc.user.usageEntries.useInfiniteQuery({ id, limit: PAGE_SIZE }, PAGED)
  const { rows, more } = usePages(entries, PAGE_SIZE)
  const error = entries.error ?? usage.error
  const retry = () => Promise.all([usage.refetch(), entries.refetch()])
  return (
    <SettingsSection
      title="Usage This Month"
      description="What counts towards your plan. Anything that fails on our side is given back."
    >
      {usage.data ? <Remaining usage={usage.data} /> : null}
      {rows ? (
        <>
          <Ledger entries={rows} />
          <ShowMore {...more} />
        </>
      ) : error ? (
        <LoadFailure
          query={{ error, isFetching: entries.isFetching, refetch: retry }}
          title="Your usage could not be loaded"
        />
      ) : (
        <div className="grid gap-2">
          <span className="sr-only">Loading your usage</span>
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-5 w-40 max-w-full" />
        </div>
      )}
    </SettingsSection>
  )
}

function Remaining({ usage: { interviewCount, cvReviewCount } }: { usage: UsageDto }) {
  const plan = effectivePlan(useUser(), serverNow())
  return (
    <ul className="grid gap-0.5 font-semibold">
      <li>{remainingInterviewsText(plan, interviewCount)}</li>
      <li>{remainingCvReviewsText(plan, cvReviewCount)}</li>
    </ul>
  )
}

function Ledger({ entries }: { entries: readonly UsageEntryDto[] }) {
  if (entries.length === 0) return <p className="text-muted-foreground">Nothing was used this month.</p>
  return (
    <section
      aria-label="What was used this month"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="-my-3 max-h-96 overflow-y-auto"
    >
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-start justify-between gap-4 py-3">
            <Line entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ entry }: { entry: UsageEntryDto }) {
  const { role, jobTitle, amount, createdAt } = entry
  const subject = role ? roleName(role) : jobTitle
  const note = usageEntryNote(entry)
  return (
    <>
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">
          <span className="font-medium">{usageEntryTitle(entry)}</span>
          {subject ? `: ${subject}` : ''}
        </p>
        {note ? <p className="text-muted-foreground text-sm">{note}</p> : null}
        <p className="text-muted-foreground text-sm tabular-nums">{formatLongDate(createdAt)}</p>
      </div>
      <Badge variant={amount > 0 ? 'neutral' : 'success'} className="shrink-0 tabular-nums">
        {amount > 0 ? `${amount} used` : `${-amount} given back`}
      </Badge>
    </>
  )
}
