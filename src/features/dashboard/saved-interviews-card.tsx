import { useRef } from 'react'
import { ShortDate } from '@/components/local-dates'
import { ButtonLink } from '@/components/ui/button-link'
import { Card, CardTitle } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { latestSaved, savedProgress } from '@/domain/interview/history'
import { interviewName } from '@/domain/interview/roles'
import { LoadFailure } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import type { InterviewSummaryDto } from '@/schemas/interview'
import { DiscardInterview } from './discard-interview'
import { useSavedInterviews } from './use-interviews'

const SHOWN = 3

export function SavedInterviewsCard() {
  const user = useUser()
  const saved = useSavedInterviews(user.id)
  const { data, error } = saved
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
            Nothing is saved right now. Choose “Save & Continue Later” in an interview, and you will find it here.
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
                These are {SHOWN} of {data.nextCursor === null ? '' : 'more than '}
                {data.items.length}, those with answers first. The others appear when one of these is finished or
                discarded.
              </p>
            ) : null}
          </div>
        )
      ) : error ? (
        <LoadFailure query={saved} title="Your saved interviews could not be loaded" />
      ) : (
        <SavedSkeleton />
      )}
    </Card>
  )
}

const SavedSkeleton = () => (
  <div className="grid gap-2">
    <span className="sr-only">Loading your saved interviews</span>
    <Skeleton className="h-5 w-44" />
    <Skeleton className="h-4 w-60 max-w-full" />
  </div>
)

function SavedInterviewRow({ interview, onDiscarded }: { interview: InterviewSummaryDto; onDiscarded: () => void }) {
  const { id, savedAt, createdAt, answeredCount, questionCount } = interview
  const name = interviewName(interview)
  const progress = savedProgress(interview)
  // Two saved interviews may have the same name.
  const describedBy = `${id}-saved ${id}-progress`
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <span id={`${id}-saved`} className="text-muted-foreground text-sm">
            Saved <ShortDate at={savedAt ?? createdAt} />
          </span>
        </p>
        <Progress
          value={answeredCount}
          max={questionCount}
          label={`${name} interview`}
          valueText={progress}
          className="sm:max-w-72"
        />
        <p id={`${id}-progress`} className="text-muted-foreground text-sm tabular-nums">
          {progress}
        </p>
      </div>
      <div className="flex gap-2">
        <ButtonLink href={paths.resumeInterview(id)} variant="secondary" aria-describedby={describedBy}>
          Resume <span className="sr-only">the {name} interview</span>
        </ButtonLink>
        <DiscardInterview
          interview={{ ...interview, startedAt: createdAt }}
          onDiscarded={onDiscarded}
          describedBy={describedBy}
        />
      </div>
    </li>
  )
}
