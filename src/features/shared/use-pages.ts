import { useEffect, useState } from 'react'

/** How hooks read a list that comes in pages; other screens change it, so it is fetched on each visit. */
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

/** The rows of all pages that were read. */
export const rowsOf = <T>(data: PagedQuery<T>['data']): T[] | undefined => data?.pages.flatMap(({ items }) => items)

/**
 * The rows of a list to be drawn, and the way to more of them.
 * @param first how many are drawn at first
 */
export function usePages<T>(query: PagedQuery<T>, first: number) {
  const [isOpen, setOpen] = useState(false)
  const all = rowsOf(query.data)
  const isHidden = !isOpen && (all?.length ?? 0) > first
  return {
    rows: isOpen ? all : all?.slice(0, first),
    /** What `ShowMore` needs. */
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

/** Fetches every page of a list that hardly ever has more than one. */
export function useAllPages({ hasNextPage, isFetching, error, fetchNextPage }: AllPages): void {
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
}
