'use client'

import { useState } from 'react'
import { BackLink } from '@/components/back-link'
import { SignedOutMessage, UnreachableMessage } from '@/components/load-problems'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import type { SittingDto } from '@/schemas/review'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useSession } from '@/trpc/session'
import { NothingDue } from './nothing-due'
import { Sitting } from './sitting'

export function ReviewScreen() {
  const { user } = useSession()
  // Signing out takes the user away a moment before the page changes.
  return user ? <ReviewOf key={user.id} userId={user.id} /> : null
}

function ReviewOf({ userId }: { userId: string }) {
  const [round, setRound] = useState(0)
  const { data, error, isFetching, refetch } = trpc.review.sitting.useQuery({ userId }, { staleTime: 60_000 })
  if (!data && errorCode(error) === 'UNAUTHORIZED') {
    return <SignedOutMessage>Sign in again, and what is due is still there.</SignedOutMessage>
  }
  if (!data && error) {
    return (
      <UnreachableMessage title="What is due could not be loaded" isFetching={isFetching} onRetry={refetch}>
        {errorMessage(error, 'No answer came from the server. Check your connection; nothing is lost.')}
      </UnreachableMessage>
    )
  }
  return (
    <div className="container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16">
      <PageHeader
        eyebrow={<BackLink />}
        title="Say it again"
        description="Points that your answers missed, one question each. It is free, and takes about a minute a question."
      />
      {data ? (
        <Due
          key={round}
          sitting={data}
          onMore={async () => {
            await refetch()
            setRound(round + 1)
          }}
        />
      ) : (
        <Skeleton className="h-72 max-w-[46rem] rounded-xl" />
      )}
    </div>
  )
}

/** A sitting that has begun goes on to its end, also when nothing else is due by then. */
function Due({ sitting, onMore }: { sitting: SittingDto; onMore: () => Promise<void> }) {
  const isDue = sitting.cards.length > 0
  const [hasBegun, setBegun] = useState(isDue)
  if (isDue && !hasBegun) setBegun(true)
  return hasBegun || isDue ? <Sitting sitting={sitting} onMore={onMore} /> : <NothingDue sitting={sitting} />
}
