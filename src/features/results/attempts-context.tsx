import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { pollInterval } from '@/domain/interview/poll-interval'
import type { AttemptDto } from '@/schemas/attempt'
import { trpc } from '@/trpc/client'
import { PAGED, rowsOf } from '@/trpc/use-pages'

type Attempts = {
  interviewId: string
  /** The interview's role. */
  role: string
  /** All attempts at a question that was answered again, the interview's own first; empty for any other question. */
  attemptsAt: (questionId: string) => readonly AttemptDto[]
  /** Puts what the server answered in the place of what is known of these questions. */
  put: (attempts: AttemptDto[]) => void
  /** Whether the attempts could not be loaded. */
  isMissing: boolean
  retry: () => void
}

const AttemptsContext = createContext<Attempts | null>(null)

type AttemptsProviderProps = { interviewId: string; role: string; children: ReactNode }

/** The further attempts at the questions of an interview, looked at again while one is being read. */
export function AttemptsProvider({ interviewId, role, children }: AttemptsProviderProps) {
  const utils = trpc.useUtils()
  const waitingSince = useRef<number | null>(null)
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = trpc.interview.attempts.useInfiniteQuery(
    { id: interviewId },
    {
      // The first attempt's score changes when the interview is evaluated again.
      ...PAGED,
      refetchInterval: ({ state }) => {
        if (!rowsOf(state.data)?.some(({ status }) => status === 'processing')) {
          waitingSince.current = null
          return false
        }
        waitingSince.current ??= Date.now()
        return pollInterval(Date.now() - waitingSince.current)
      },
    },
  )
  // Attempts are few; a second page is for whoever took every question ten times.
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const known = rowsOf(data)

  const attempts: Attempts = {
    interviewId,
    role,
    attemptsAt: (questionId) =>
      known?.filter((attempt) => attempt.questionId === questionId).sort((a, b) => a.number - b.number) ?? [],
    put: (changed) => {
      const ids = new Set(changed.map(({ questionId }) => questionId))
      // Sending cuts a load short, and what it would have brought is still wanted.
      const isAll = utils.interview.attempts.getInfiniteData({ id: interviewId }) !== undefined
      utils.interview.attempts.setInfiniteData({ id: interviewId }, (known) => {
        const others = known?.pages.map(({ items, nextCursor }) => ({
          items: items.filter(({ questionId }) => !ids.has(questionId)),
          nextCursor,
        }))
        const [first = { items: [], nextCursor: null }, ...rest] = others ?? []
        const pages = [{ ...first, items: [...changed, ...first.items] }, ...rest]
        return { pages, pageParams: known?.pageParams ?? [null] }
      })
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
