import type { ReactNode } from 'react'
import { strictContext } from '@/components/strict-context'
import { usePollInterval } from '@/features/shared/resource'
import { PAGED, rowsOf, useAllPages } from '@/features/shared/use-pages'
import type { AttemptDto } from '@/schemas/attempt'
import { trpc } from '@/trpc/client'

type Attempts = {
  interviewId: string
  role: string
  /** All attempts at a question that was answered again, the interview's own first; empty for other questions. */
  attemptsAt: (questionId: string) => readonly AttemptDto[]
  /** Replaces the cached attempts at these questions with the server's response. */
  put: (attempts: AttemptDto[]) => void
  isMissing: boolean
  query: { isFetching: boolean; refetch: () => unknown }
}

const AttemptsContext = strictContext<Attempts>('useAttempts')
export const useAttempts = AttemptsContext.use

type AttemptsProviderProps = { interviewId: string; role: string; children: ReactNode }

/** The further attempts at the questions of an interview, polled while one is being evaluated. */
export function AttemptsProvider({ interviewId, role, children }: AttemptsProviderProps) {
  const utils = trpc.useUtils()
  const pollInterval = usePollInterval()
  const query = trpc.interview.attempts.useInfiniteQuery(
    { id: interviewId },
    {
      // Refetched on each visit: the first attempt's score changes when the interview is evaluated again.
      ...PAGED,
      refetchInterval: ({ state }) =>
        pollInterval(rowsOf(state.data)?.some(({ status }) => status === 'processing') ?? false),
    },
  )
  useAllPages(query)
  const known = rowsOf(query.data)

  const attempts: Attempts = {
    interviewId,
    role,
    attemptsAt: (questionId) =>
      known?.filter((attempt) => attempt.questionId === questionId).sort((a, b) => a.number - b.number) ?? [],
    put: (changed) => {
      const ids = new Set(changed.map(({ questionId }) => questionId))
      // Sending an attempt cancels a fetch in flight, which is still needed then.
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
      if (!isAll) void query.refetch()
    },
    isMissing: query.data === undefined && query.error !== null,
    query,
  }
  return <AttemptsContext.Provider value={attempts}>{children}</AttemptsContext.Provider>
}
