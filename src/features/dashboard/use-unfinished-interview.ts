import { useEffect, useState } from 'react'
import { isAnswered } from '@/domain/interview/answers'
import { useUser } from '@/features/shared/session'
import { readCurrentInterview } from '@/lib/interview-storage'
import type { StoredInterview } from '@/lib/stored-interview'
import { useOverview } from './use-interviews'

export type Unfinished = {
  id: string
  role: string
  focus: string | null
  startedAt: Date
  answeredCount: number
  questionCount: number
  /** Whether this browser has it. Otherwise it was started in another one, or the response to its start was lost. */
  isHere: boolean
}

/** The interview in progress that can be continued; saved interviews have their own list. */
export function useUnfinishedInterview(): Unfinished | null {
  const user = useUser()
  const { data: overview } = useOverview(user.id)
  const stored = useStoredInterview(user.id)
  const isInProgress = (id: string) =>
    overview?.isMoreInProgress || overview?.inProgress.some((interview) => interview.id === id)

  // The server decides whether it is still open; without a response, the browser's copy is used.
  if (stored?.status === 'in_progress' && (!overview || isInProgress(stored.id))) {
    return {
      id: stored.id,
      role: stored.role,
      focus: stored.focus,
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
    // Another tab may start, change or end an interview.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [userId])
  return stored
}
