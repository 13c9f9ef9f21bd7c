'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { chooseText, draftOf } from '@/domain/interview/session'
import { useInterviewSession, useSessionState } from './interview-session-context'

/** Two devices wrote the same answer: neither text goes until the person has chosen. */
export function ElsewhereNotice({ questionId }: { questionId: string }) {
  const { store, sync } = useInterviewSession()
  const elsewhere = useSessionState(({ session }) => draftOf(session, questionId).elsewhere)
  if (elsewhere === null) return null
  const choose = (choice: 'here' | 'elsewhere') => {
    store.update((session) => chooseText(session, questionId, choice, Date.now()))
    sync.sendNow()
    document.getElementById('answer')?.focus()
  }
  return (
    <Alert variant="warning" title="This answer was also written on another device" live>
      <p>The other version, as it is saved:</p>
      <blockquote dir="auto" className="my-2 max-h-48 overflow-y-auto whitespace-pre-wrap border-l-2 pl-3">
        {elsewhere}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose('here')}>
          Keep what is written here
        </Button>
        <Button size="sm" variant="outline" onClick={() => choose('elsewhere')}>
          Use the other version
        </Button>
      </div>
    </Alert>
  )
}
