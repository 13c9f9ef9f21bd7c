import { createContext, type ReactNode, useContext, useRef } from 'react'
import { pollInterval } from '@/domain/interview/poll-interval'
import type { AttemptDto } from '@/schemas/attempt'
import { trpc } from '@/trpc/client'

type Attempts = {
  interviewId: string
  /** All attempts at a question that was answered again, the interview's own first; empty for any other question. */
  attemptsAt: (questionId: string) => readonly AttemptDto[]
  /** Puts what the server answered in the place of what is known of these questions. */
  put: (attempts: AttemptDto[]) => void
  /** Whether the attempts could not be loaded. */
  isMissing: boolean
  retry: () => void
}

const AttemptsContext = createContext<Attempts | null>(null)

/** The further attempts at the questions of an interview, looked at again while one is being read. */
export function AttemptsProvider({ interviewId, children }: { interviewId: string; children: ReactNode }) {
  const utils = trpc.useUtils()
  const waitingSince = useRef<number | null>(null)
  const { data, error, refetch } = trpc.interview.attempts.useQuery(
    { id: interviewId },
    {
      // The first attempt's score changes when the interview is evaluated again.
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => {
        if (!state.data?.some(({ status }) => status === 'processing')) {
          waitingSince.current = null
          return false
        }
        waitingSince.current ??= Date.now()
        return pollInterval(Date.now() - waitingSince.current)
      },
    },
  )

  const attempts: Attempts = {
    interviewId,
    attemptsAt: (questionId) => data?.filter((attempt) => attempt.questionId === questionId) ?? [],
    put: (changed) => {
      const ids = new Set(changed.map(({ questionId }) => questionId))
      // Sending cuts a load short, and what it would have brought is still wanted.
      const isAll = utils.interview.attempts.getData({ id: interviewId }) !== undefined
      utils.interview.attempts.setData({ id: interviewId }, (known = []) => [
        ...known.filter(({ questionId }) => !ids.has(questionId)),
        ...changed,
      ])
      if (!isAll) void refetch()
    },
    isMissing: data === undefined && error !== null,
    retry: () => void refetch(),
  }
  return <AttemptsContext value={attempts}>{children}</AttemptsContext>
}

export function useAttempts(): Attempts {
  const attempts = useContext(AttemptsContext)
  if (!attempts) throw new Error('useAttempts needs an AttemptsProvider above it')
  return attempts
}
