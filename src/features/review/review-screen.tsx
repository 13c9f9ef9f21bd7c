'use client'

import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { BackLink, BackToDashboard } from '@/components/back-links'
import { ShortDate } from '@/components/local-dates'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import type { AnswerTime } from '@/domain/practice-settings/settings'
import { forUser } from '@/features/shared/for-user'
import { LoadProblem } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import type { SittingDto } from '@/schemas/review'
import { trpc } from '@/trpc/client'
import { Sitting } from './sitting'

export const ReviewScreen = forUser(() => {
  const { id: userId, practiceSettings } = useUser()
  const { answerTime } = practiceSettings
  const [round, setRound] = useState(0)
  const query = trpc.review.sitting.useQuery({ userId }, { staleTime: 60_000 })
  const { data } = query
  if (!data && query.error) {
    return (
      <LoadProblem
        query={query}
        title="Your review could not be loaded"
        signedOut="Sign in again: your review is still there."
      />
    )
  }
  return (
    <div className="container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16">
      <PageHeader
        eyebrow={<BackLink />}
        title="Say it again"
        description={`Points that your answers missed, one question each. It is free${TIME_A_QUESTION[answerTime]}.`}
      />
      {data ? (
        <Due
          key={round}
          sitting={data}
          onMore={async () => {
            await query.refetch()
            setRound(round + 1)
          }}
        />
      ) : (
        <Skeleton className="h-72 max-w-[46rem] rounded-xl" />
      )}
    </div>
  )
})

const TIME_A_QUESTION: Readonly<Record<AnswerTime, string>> = {
  usual: ', and takes about a minute a question',
  longer: ', and takes about a minute and a half a question',
  double: ', and takes about two minutes a question',
  none: '',
}

/** A sitting that has begun continues to its end, even if nothing else is due by then. */
function Due({ sitting, onMore }: { sitting: SittingDto; onMore: () => Promise<void> }) {
  const isDue = sitting.cards.length > 0
  const [hasBegun, setBegun] = useState(isDue)
  if (isDue && !hasBegun) setBegun(true)
  return hasBegun || isDue ? <Sitting sitting={sitting} onMore={onMore} /> : <NothingDue sitting={sitting} />
}

/** If no point is due: when the next one is, or how points get here. */
const NothingDue = ({ sitting: { laterCount, nextDue } }: { sitting: SittingDto }) => (
  <EmptyState
    icon={<CalendarCheck />}
    title="Nothing is due today"
    action={nextDue ? <BackToDashboard /> : <ButtonLink href={paths.startInterview}>Start an interview</ButtonLink>}
  >
    {nextDue ? (
      <>
        {laterCount === 1 ? 'One point comes' : `${laterCount} points come`} back later, the first on{' '}
        <ShortDate at={nextDue} />.
      </>
    ) : (
      'When an interview answer misses a point, it comes up here the next day, and again at growing ' +
      'intervals until you know it.'
    )}
  </EmptyState>
)
