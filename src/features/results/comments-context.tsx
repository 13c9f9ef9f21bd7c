import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { MentorCommentDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'
import { PAGED, rowsOf } from '@/trpc/use-pages'

type Comments = {
  /** What mentors wrote about an answer, the oldest first. */
  commentsOn: (questionId: string) => readonly MentorCommentDto[]
  /** Those that were new when the page was opened; they stay so until it is left. */
  fresh: readonly MentorCommentDto[]
  /** Tells the server that these were seen. */
  markRead: (comments: readonly MentorCommentDto[]) => void
  /** Whether the comments could not be loaded. */
  isMissing: boolean
  retry: () => void
}

const CommentsContext = createContext<Comments | null>(null)

const NONE: readonly MentorCommentDto[] = []

/** The comments of mentors on an interview's answers. */
export function CommentsProvider({ interviewId, children }: { interviewId: string; children: ReactNode }) {
  const utils = trpc.useUtils()
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = trpc.mentor.comments.useInfiniteQuery(
    { id: interviewId },
    PAGED,
  )
  const { mutate: read } = trpc.mentor.readComments.useMutation({
    onSuccess: () => utils.mentor.newComments.invalidate(),
  })
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const known = rowsOf(data) ?? NONE

  // A later look finds them read, and the reader is still at them.
  const [freshIds, setFreshIds] = useState<ReadonlySet<string>>(new Set())
  const added = known.filter(({ id, isNew }) => isNew && !freshIds.has(id))
  if (added.length > 0) setFreshIds(new Set([...freshIds, ...added.map(({ id }) => id)]))

  const shown = known.map((comment) => ({ ...comment, isNew: freshIds.has(comment.id) })).toReversed()
  const comments: Comments = {
    commentsOn: (questionId) => shown.filter((comment) => comment.questionId === questionId),
    fresh: shown.filter(({ isNew }) => isNew),
    markRead: (seen) => read({ id: interviewId, commentIds: seen.map(({ id }) => id) }),
    isMissing: data === undefined && error !== null,
    retry: () => void refetch(),
  }
  return <CommentsContext value={comments}>{children}</CommentsContext>
}

export function useComments(): Comments {
  const comments = useContext(CommentsContext)
  if (!comments) throw new Error('useComments needs a CommentsProvider above it')
  return comments
}
