import { useRef } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { latestSaved } from '@/domain/interview/history'
import { useUser } from '@/trpc/session'
import { LoadFailure } from './load-failure'
import { SavedInterviewRow } from './saved-interview-row'
import { useSavedInterviews } from './use-interviews'

const SHOWN = 3

/** The interviews that were saved for later, the latest first. */
export function SavedInterviewsCard() {
  const user = useUser()
  const { data, error, isFetching, refetch } = useSavedInterviews(user.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()

  return (
    <Card id="continue">
      <CardTitle ref={heading} tabIndex={-1} className="w-fit rounded-sm">
        Continue Your Interviews
      </CardTitle>
      {data ? (
        data.items.length === 0 ? (
          <p className="text-muted-foreground">
            Nothing is saved right now. Choose “Save & Continue Later” in an interview, and it waits for you here.
          </p>
        ) : (
          <div className="grid gap-3">
            <ul className="-my-4 divide-y">
              {latestSaved(data.items, SHOWN).map((interview) => (
                <SavedInterviewRow key={interview.id} interview={interview} onDiscarded={focusHeading} />
              ))}
            </ul>
            {data.items.length > SHOWN ? (
              <p className="border-t pt-4 text-muted-foreground text-sm">
                These are the {SHOWN} you saved last of {data.nextCursor === null ? '' : 'more than '}
                {data.items.length}. The others follow when one of these is done.
              </p>
            ) : null}
          </div>
        )
      ) : error ? (
        <LoadFailure
          title="Your saved interviews could not be loaded"
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <SavedSkeleton />
      )}
    </Card>
  )
}

function SavedSkeleton() {
  return (
    <div className="grid gap-2">
      <span className="sr-only">Loading your saved interviews</span>
      <Skeleton className="h-5 w-44" />
      <Skeleton className="h-4 w-60 max-w-full" />
    </div>
  )
}
