import { type ReactNode, useState } from 'react'
import { strictContext } from '@/components/strict-context'
import { PAGED, rowsOf, useAllPages } from '@/features/shared/use-pages'
import type { MentorCommentDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'

type Comments = {
  commentsOn: (questionId: string) => readonly MentorCommentDto[]
  /** The comments that were unread when the page was opened; they stay marked until it is left. */
  fresh: readonly MentorCommentDto[]
  markRead: (comments: readonly MentorCommentDto[]) => void
  isMissing: boolean
  query: { isFetching: boolean; refetch: () => unknown }
}

const CommentsContext = strictContext<Comments>('useComments')
export const useComments = CommentsContext.use

const NONE: readonly MentorCommentDto[] = []

export function CommentsProvider({ interviewId, children }: { interviewId: string; children: ReactNode }) {
  const utils = trpc.useUtils()
  const query = trpc.mentor.comments.useInfiniteQuery({ id: interviewId }, PAGED)
  useAllPages(query)
  const { mutate: read } = trpc.mentor.readComments.useMutation({
    onSuccess: () => utils.mentor.newComments.invalidate(),
  })
  const known = rowsOf(query.data) ?? NONE

  // A refetch returns them as read while the user is still reading them.
  const [freshIds, setFreshIds] = useState<ReadonlySet<string>>(new Set())
  const added = known.filter(({ id, isNew }) => isNew && !freshIds.has(id))
  if (added.length > 0) setFreshIds(new Set([...freshIds, ...added.map(({ id }) => id)]))

  const shown = known.map((comment) => ({ ...comment, isNew: freshIds.has(comment.id) })).toReversed()
  const comments: Comments = {
    commentsOn: (questionId) => shown.filter((comment) => comment.questionId === questionId),
    fresh: shown.filter(({ isNew }) => isNew),
    markRead: (seen) => read({ id: interviewId, commentIds: seen.map(({ id }) => id) }),
    isMissing: query.data === undefined && query.error !== null,
    query,
  }
  return <CommentsContext.Provider value={comments}>{children}</CommentsContext.Provider>
}
