import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notifyProblem } from '@/components/ui/notify'
import { isResumable } from '@/domain/interview/lifecycle'
import { useSession } from '@/features/shared/session'
import { keepInterview, readCurrentInterview, readInterview, readPlace, writePlace } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import type { StoredInterview } from '@/lib/stored-interview'
import { reloadedInterview } from '@/lib/tab-interview'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { withTimeout } from './answer-sync'

type Source =
  | { kind: 'loading' }
  | { kind: 'ready'; interview: StoredInterview; isFresh: boolean }
  | { kind: 'failed'; message: string }

const NO_ANSWER = 'The server does not answer. Please check your connection and try again.'

/** On a line that hangs, the interview as it is kept in the browser is shown after this time, and checked later. */
const LONGEST_WAIT_MS = 4_000

/** Loads the interview from the browser's storage, or from the server if a saved one is resumed. */
export function useInterviewSource(resumeId: string | null): { source: Source; retry: () => void } {
  const router = useRouter()
  const utils = trpc.useUtils()
  const [source, setSource] = useState<Source>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // The user when the screen opened: signing out later navigates away by itself.
  const userId = useRef(useSession().user?.id).current

  const resume = useCallback(
    async (id: string, ownerId: string, isReload: boolean): Promise<Source | null> => {
      const isKept = readInterview(id)?.userId === ownerId
      const place = isReload ? readPlace(id) : null
      try {
        const interview = await withTimeout(
          (signal) => utils.client.interview.get.query({ id }, { signal }),
          isKept ? LONGEST_WAIT_MS : undefined,
        )
        if (isResumable(interview.status)) {
          keepInterview(interview)
          // A reload stays where the tab was; starting another interview has saved this one at the next question.
          if (place) writePlace(id, place)
          return { kind: 'ready', interview, isFresh: true }
        }
        notifyProblem('Cannot resume interview', 'This interview is not available for resuming.', {
          isForNextPage: true,
        })
        return null
      } catch (error) {
        const isRefused = errorCode(error) === 'NOT_FOUND'
        const kept = isKept && !isRefused ? readInterview(id) : null
        if (kept) return { kind: 'ready', interview: kept, isFresh: false }
        const message = errorMessage(error, NO_ANSWER)
        notifyProblem('Failed to resume interview', message, { isForNextPage: isRefused })
        return isRefused ? null : { kind: 'failed', message }
      }
    },
    [utils],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` makes the retry button run it again.
  useEffect(() => {
    let isCurrent = true
    const toDashboard = () => router.replace(paths.dashboard)
    if (!userId) return toDashboard()
    const current = resumeId === null ? readCurrentInterview(userId) : null
    const own = resumeId ?? reloadedInterview() ?? current?.id
    if (own === undefined) return toDashboard()
    if (current?.id === own) {
      setSource({ kind: 'ready', interview: current, isFresh: false })
      return
    }
    setSource({ kind: 'loading' })
    // Delayed by a tick, so that React's strict-mode double effect sends no request.
    const timer = setTimeout(async () => {
      const found = await resume(own, userId, resumeId === null)
      if (!isCurrent) return
      if (found) setSource(found)
      else toDashboard()
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [resumeId, userId, router, resume, attempt])

  return { source, retry: () => setAttempt((count) => count + 1) }
}
