import { useEffect, useRef } from 'react'
import { PAGE_SIZE } from '@/domain/limits/page-size'
import { useUser } from '@/features/shared/session'
import { PAGED } from '@/features/shared/use-pages'
import { trpc } from '@/trpc/client'

/** Polling interval in milliseconds while the answers of an interview are being evaluated. */
const EVALUATION_LOOK_MS = 5_000

/** The totals of all interviews. Other screens change them, so they are refetched on each visit. */
export const useOverview = (userId: string) =>
  trpc.interview.overview.useQuery({ userId }, { refetchOnMount: 'always' })

/** The completed interviews in pages, by completion time, newest first. */
export function useCompletedInterviews(userId: string) {
  const { interview } = trpc.useUtils()
  const query = trpc.interview.listCompleted.useInfiniteQuery(
    { userId, limit: PAGE_SIZE },
    { ...PAGED, refetchInterval: ({ state }) => (isBeingRead(state.data) ? EVALUATION_LOOK_MS : false) },
  )
  const isReading = isBeingRead(query.data)
  const wasReading = useRef(isReading)
  useEffect(() => {
    // The averages include the new score.
    if (wasReading.current && !isReading) void interview.overview.invalidate()
    wasReading.current = isReading
  }, [isReading, interview])
  return query
}

type Pages = { pages: { items: { feedbackStatus: string }[] }[] }

const isBeingRead = (data: Pages | undefined): boolean =>
  data?.pages.some(({ items }) => items.some(({ feedbackStatus }) => feedbackStatus === 'processing')) ?? false

/** The saved interviews, which can be resumed: the first page. */
export const useSavedInterviews = (userId: string) =>
  trpc.interview.listSaved.useQuery({ userId, limit: PAGE_SIZE }, { refetchOnMount: 'always' })

/** Refetches all lists of interviews and their totals. */
export function useRefetchInterviews() {
  const { interview } = trpc.useUtils()
  return () =>
    Promise.all([
      interview.overview.invalidate(),
      interview.listCompleted.invalidate(),
      interview.listSaved.invalidate(),
    ])
}

/** Today's step and the following days. Other screens change them, so they are refetched on each visit. */
export function usePracticePlan() {
  const { id } = useUser()
  return trpc.practice.plan.useQuery({ userId: id }, { refetchOnMount: 'always' })
}
