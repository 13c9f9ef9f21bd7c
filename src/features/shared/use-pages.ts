import { useEffect, useState } from 'react'

/** Query options of a paginated list. Other screens change it, so it is refetched on each visit. */
export const PAGED = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  refetchOnMount: 'always',
} as const

type PagedQuery<T> = {
  data: { pages: { items: T[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The rows of all pages loaded so far. */
export const rowsOf = <T>(data: PagedQuery<T>['data']): T[] | undefined => data?.pages.flatMap(({ items }) => items)

/**
 * The visible rows of a list, and the props of its 'Show more' button.
 * @param first number of rows that are shown initially
 */
export function usePages<T>(query: PagedQuery<T>, first: number) {
  const [isOpen, setOpen] = useState(false)
  const all = rowsOf(query.data)
  const isHidden = !isOpen && (all?.length ?? 0) > first
  return {
    rows: isOpen ? all : all?.slice(0, first),
    more: {
      isMore: isHidden || query.hasNextPage,
      isPending: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      onMore: () => {
        setOpen(true)
        if (!isHidden) query.fetchNextPage()
      },
    },
  }
}

type AllPages = { hasNextPage: boolean; isFetching: boolean; error: unknown; fetchNextPage: () => unknown }

/** Loads every page of a list that rarely has more than one. */
export function useAllPages({ hasNextPage, isFetching, error, fetchNextPage }: AllPages): void {
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
}
