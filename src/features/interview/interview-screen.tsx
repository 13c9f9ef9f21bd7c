'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { InterviewRoom } from './interview-room'
import { useInterviewSource } from './use-interview-source'

/** Shows the interview that was started in this browser, or the saved one with the given id. */
export function InterviewScreen({ resumeId }: { resumeId: string | null }) {
  const { source, retry } = useInterviewSource(resumeId)
  if (source.kind === 'loading') return <InterviewSkeleton />
  if (source.kind === 'ready')
    return <InterviewRoom key={source.interview.id} interview={source.interview} isFresh={source.isFresh} />
  return (
    <div className="container-page py-10 sm:py-16">
      <h1 className="sr-only">Interview</h1>
      <EmptyState
        title="The interview could not be loaded"
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <ButtonLink href={paths.dashboard} variant="outline">
              Back to Dashboard
            </ButtonLink>
          </>
        }
      >
        <p>{source.message} Your saved answers are safe.</p>
      </EmptyState>
    </div>
  )
}

const InterviewSkeleton = () => (
  <div className="container-page grid min-h-dvh content-start gap-4 pt-2 pb-12">
    <h1 className="sr-only">Interview</h1>
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <Skeleton className="h-9 w-20" />
        <Skeleton className="h-9 w-40" />
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        Loading your interview…
      </p>
      <Skeleton className="h-1.5 w-full" />
    </div>
    <div className="grid gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
      <div className="grid content-start gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-12 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  </div>
)
