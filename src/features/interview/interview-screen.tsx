'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/lib/paths'
import { InterviewRoom } from './interview-room'
import { InterviewSkeleton } from './interview-skeleton'
import { useInterviewSource } from './use-interview-source'

/** Takes the interview that was started in this browser, or the saved one that is named. */
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
            <Button asChild variant="outline">
              <Link href={paths.dashboard}>Back to Dashboard</Link>
            </Button>
          </>
        }
      >
        <p>{source.message} Your saved answers are safe.</p>
      </EmptyState>
    </div>
  )
}
