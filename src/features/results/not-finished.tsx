import { CirclePause } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import { isOpen } from '@/domain/interview/lifecycle'
import { readCurrentInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'

/** An interview that has not been handed in has no result; the way on depends on where it stands. */
export function NotFinished({ interview: { id, userId, status } }: { interview: InterviewDto }) {
  const [isTakenHere] = useState(() => readCurrentInterview(userId)?.id === id)
  const wayOn = status === 'saved' ? paths.resumeInterview(id) : isTakenHere ? paths.interview : null

  if (!isOpen(status)) {
    return (
      <PageMessage icon={<CirclePause />} title="This interview was discarded" actions={<BackToDashboard />}>
        <p>It was not handed in, so there is nothing to score. You can start another one from your dashboard.</p>
      </PageMessage>
    )
  }
  return (
    <PageMessage
      icon={<CirclePause />}
      title="This interview is not finished yet"
      actions={
        <>
          {wayOn && (
            <Button asChild size="lg">
              <Link href={wayOn}>Go on with the interview</Link>
            </Button>
          )}
          <BackToDashboard />
        </>
      }
    >
      <p>
        {wayOn
          ? 'The result comes once you have handed it in. The answers you have written so far are kept.'
          : 'It was started in another browser and can be finished there. The answers that were sent are kept.'}
      </p>
    </PageMessage>
  )
}
