'use client'

import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MentorComment } from '@/components/mentor-comment'
import { Button } from '@/components/ui/button'
import { useFocusAfter } from '@/components/ui/use-focus-after'
import { draftKeys, readDraftText } from '@/lib/draft-text'
import type { SentCommentDto } from '@/schemas/mentor'
import { CommentForm, type SharedLink } from './comment-form'

type CommentAreaProps = { link: SharedLink; questionId: string; number: number; sent: readonly SentCommentDto[] }

export function CommentArea({ link, questionId, number, sent }: CommentAreaProps) {
  const [added, setAdded] = useState<SentCommentDto[]>([])
  const [isWriting, setWriting] = useState(false)
  const opener = useFocusAfter(isWriting)
  // In an effect, because the server cannot read the browser's storage.
  useEffect(() => {
    if (readDraftText(draftKeys.mentorComment(link.id, questionId)) !== '') setWriting(true)
  }, [link.id, questionId])
  const comments = [...sent, ...added]
  return (
    <div className="grid min-w-0 content-start gap-4 print:hidden">
      {comments.length > 0 && (
        <ul className="grid gap-3">
          {comments.map((comment) => (
            <li key={comment.id}>
              <MentorComment comment={comment} unnamed="You" />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {added.length > 0 && !isWriting && 'Your comment was sent.'}
      </p>
      {isWriting ? (
        <CommentForm
          link={link}
          questionId={questionId}
          number={number}
          onSent={(comment) => {
            setAdded((known) => [...known, comment])
            setWriting(false)
          }}
          onClose={() => setWriting(false)}
        />
      ) : (
        <Button ref={opener} variant="outline" className="justify-self-start" onClick={() => setWriting(true)}>
          <MessageSquarePlus aria-hidden />
          {`Comment on answer ${number}${comments.length > 0 ? ' again' : ''}`}
        </Button>
      )}
    </div>
  )
}
