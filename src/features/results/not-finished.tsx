import { CirclePause } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BackToDashboard } from '@/components/back-links'
import { PageMessage } from '@/components/page-message'
import { ButtonLink } from '@/components/ui/button-link'
import { isOpen } from '@/domain/interview/lifecycle'
import { readCurrentInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import type { InterviewDto } from '@/schemas/interview'

/** An interview that was not completed has no result; the next step depends on its status. */
export function NotFinished({ interview: { id, userId, status } }: { interview: InterviewDto }) {
  const [isTakenHere, setTakenHere] = useState(false)
  // In an effect, because the server cannot read the browser's storage.
  useEffect(() => setTakenHere(readCurrentInterview(userId)?.id === id), [userId, id])
  const wayOn = status === 'saved' ? paths.resumeInterview(id) : isTakenHere ? paths.interview : null

  if (!isOpen(status)) {
    return (
      <PageMessage icon={<CirclePause />} title="This interview was discarded" actions={<BackToDashboard />}>
        <p>It was not submitted, so there is nothing to score. You can start another one from your dashboard.</p>
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
            <ButtonLink href={wayOn} size="lg">
              Continue the interview
            </ButtonLink>
          )}
          <BackToDashboard />
        </>
      }
    >
      <p>
        {wayOn
          ? 'You get the result once you submit it. Your answers so far are kept.'
          : 'You started it in another browser and can finish it there. The answers you have sent are kept.'}
      </p>
    </PageMessage>
  )
}
