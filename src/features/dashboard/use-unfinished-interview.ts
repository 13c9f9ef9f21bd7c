import { useEffect, useState } from 'react'
import { isAnswered } from '@/domain/interview/answers'
import { useUser } from '@/features/shared/session'
import { readCurrentInterview, type StoredInterview } from '@/lib/interview-storage'
import { useOverview } from './use-interviews'

export type Unfinished = {
  id: string
  role: string
  startedAt: Date
  answeredCount: number
  questionCount: number
  /** Whether this browser holds it. Otherwise it was begun in another one, or the answer to its start got lost. */
  isHere: boolean
}

/** The interview in progress that waits to be gone on with; what was saved for later has its own list. */
export function useUnfinishedInterview(): Unfinished | null {
  const user = useUser()
  const { data: overview } = useOverview(user.id)
  const stored = useStoredInterview(user.id)
  const isInProgress = (id: string) =>
    overview?.isMoreInProgress || overview?.inProgress.some((interview) => interview.id === id)

  // The server knows better whether it is still open; as long as it is silent, the browser is believed.
  if (stored?.status === 'in_progress' && (!overview || isInProgress(stored.id))) {
    return {
      id: stored.id,
      role: stored.role,
      startedAt: stored.createdAt,
      answeredCount: stored.answers.filter((answer) => isAnswered(answer.text)).length,
      questionCount: stored.questions.length,
      isHere: true,
    }
  }
  const elsewhere = overview?.inProgress[0]
  return elsewhere ? { ...elsewhere, startedAt: elsewhere.createdAt, isHere: false } : null
}

function useStoredInterview(userId: string): StoredInterview | null {
  const [stored, setStored] = useState<StoredInterview | null>(null)
  useEffect(() => {
    const read = () => setStored(readCurrentInterview(userId))
    read()
    // Another tab starts, answers or ends an interview.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [userId])
  return stored
}
