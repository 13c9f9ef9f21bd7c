import { useEffect, useRef } from 'react'
import { useUser } from '@/features/shared/session'
import { PAGED } from '@/features/shared/use-pages'
import { PAGE_SIZE } from '@/schemas/paging'
import { trpc } from '@/trpc/client'

/** Milliseconds between looks at an interview whose answers are being read. */
const EVALUATION_LOOK_MS = 5_000

/** What all interviews add up to; other screens change it, so it is fetched on each visit. */
export const useOverview = (userId: string) =>
  trpc.interview.overview.useQuery({ userId }, { refetchOnMount: 'always' })

/** The completed interviews in pages, the one completed last first. */
export function useCompletedInterviews(userId: string) {
  const { interview } = trpc.useUtils()
  const query = trpc.interview.listCompleted.useInfiniteQuery(
    { userId, limit: PAGE_SIZE },
    { ...PAGED, refetchInterval: ({ state }) => (isBeingRead(state.data) ? EVALUATION_LOOK_MS : false) },
  )
  const isReading = isBeingRead(query.data)
  const wasReading = useRef(isReading)
  useEffect(() => {
    // A score that has just come belongs to the averages as well.
    if (wasReading.current && !isReading) void interview.overview.invalidate()
    wasReading.current = isReading
  }, [isReading, interview])
  return query
}

type Pages = { pages: { items: { feedbackStatus: string }[] }[] }

const isBeingRead = (data: Pages | undefined): boolean =>
  data?.pages.some(({ items }) => items.some(({ feedbackStatus }) => feedbackStatus === 'processing')) ?? false

/** The interviews that can be taken up again, as many as the dashboard looks at. */
export const useSavedInterviews = (userId: string) =>
  trpc.interview.listSaved.useQuery({ userId, limit: PAGE_SIZE }, { refetchOnMount: 'always' })

/** Asks for all of them again. */
export function useRefetchInterviews() {
  const { interview } = trpc.useUtils()
  return () =>
    Promise.all([
      interview.overview.invalidate(),
      interview.listCompleted.invalidate(),
      interview.listSaved.invalidate(),
    ])
}

/** Today's step and the days until the interview; other screens change them, so they are fetched on each visit. */
export function usePracticePlan() {
  const { id } = useUser()
  return trpc.practice.plan.useQuery({ userId: id }, { refetchOnMount: 'always' })
}
