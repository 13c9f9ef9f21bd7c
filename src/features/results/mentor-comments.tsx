import { useEffect, useRef } from 'react'
import { MentorComment } from '@/components/mentor-comment'
import { useComments } from './comments-context'
import { RemoveComment } from './remove-comment'

type MentorCommentsProps = { questionId: string; isOpen: boolean }

/** What mentors wrote about an answer; nothing where nobody did. Opened, it counts as read. */
export function MentorComments({ questionId, isOpen }: MentorCommentsProps) {
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
  // With the last comment the heading goes as well.
  const focusOn = () => (heading.current ?? document.getElementById('content'))?.focus({ preventScroll: true })
  if (comments.length === 0) return null
  return (
    <section className="mt-8 grid gap-4 border-t pt-6 sm:mt-10 sm:pt-8">
      <h4 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {comments.length === 1 ? 'A comment on this answer' : 'Comments on this answer'}
      </h4>
      <ul className="grid gap-3">
        {comments.map((comment) => (
          <li key={comment.id}>
            <MentorComment
              comment={comment}
              unnamed="A mentor"
              action={<RemoveComment commentId={comment.id} onRemoved={focusOn} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
