import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MentorComment } from '@/components/mentor-comment'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notifyFailure } from '@/features/shared/failure'
import { trpc } from '@/trpc/client'
import { errorReason } from '@/trpc/errors'
import { useAttempts } from './attempts-context'
import { useComments } from './comments-context'

/** The mentors' comments on an answer; renders nothing if there are none. Opening it marks them as read. */
export function MentorComments({ questionId, isOpen }: { questionId: string; isOpen: boolean }) {
  const { commentsOn, markRead } = useComments()
  const comments = commentsOn(questionId)
  const heading = useRef<HTMLHeadingElement>(null)
  const marked = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const unread = comments.filter(({ id, isNew }) => isNew && !marked.current.has(id))
    if (!isOpen || unread.length === 0) return
    marked.current = new Set([...marked.current, ...unread.map(({ id }) => id)])
    markRead(unread)
  })
  // After the last comment the heading stays: it takes the focus, and says what happened.
  const [hasRemoved, setRemoved] = useState(false)
  const isEmpty = comments.length === 0
  if (isEmpty && !hasRemoved) return null
  return (
    <section
      className={clsx(
        'mt-8 grid gap-4 border-t pt-6 sm:mt-10 sm:pt-8',
        isEmpty ? 'print:hidden' : 'print:block print:space-y-4',
      )}
    >
      <h4 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {isEmpty ? 'The comment was removed' : titleOf(comments.length)}
      </h4>
      <ul className="grid gap-3 print:block print:space-y-3">
        {comments.map((comment) => (
          <li key={comment.id}>
            <MentorComment
              comment={comment}
              unnamed="A mentor"
              action={
                <RemoveComment
                  commentId={comment.id}
                  onRemove={() => setRemoved(true)}
                  onGone={() => heading.current?.focus({ preventScroll: true })}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const titleOf = (comments: number): string => (comments === 1 ? 'A comment on this answer' : 'Comments on this answer')

type RemoveCommentProps = { commentId: string; onRemove: () => void; onGone: () => void }

/** @param onRemove is called once it is removed, `onGone` when the list no longer shows it */
function RemoveComment({ commentId, onRemove, onGone }: RemoveCommentProps) {
  const { interviewId } = useAttempts()
  const utils = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const forget = async () => {
    setOpen(false)
    onRemove()
    await Promise.all([utils.mentor.comments.invalidate({ id: interviewId }), utils.mentor.newComments.invalidate()])
    onGone()
  }
  const remove = trpc.mentor.removeComment.useMutation({
    onSuccess: forget,
    onError: (error) => {
      // Another tab has removed it already.
      if (errorReason(error) === 'comment-not-found') return void forget()
      notifyFailure(error, 'Nothing was removed because the server does not answer. Please try again.')
    },
  })
  return (
    <ConfirmDialog
      trigger={
        <Button size="icon" variant="ghost" aria-label="Remove this comment">
          <Trash2 aria-hidden />
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Remove this comment?"
      description="It will be deleted for good, also for the person who wrote it."
      action="Remove comment"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: commentId })}
    />
  )
}
