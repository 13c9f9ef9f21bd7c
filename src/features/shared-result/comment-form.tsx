import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { cleanText } from '@/domain/interview/clean-text'
import { readMentorDraft, readMentorName, writeMentorDraft, writeMentorName } from '@/lib/mentor-storage'
import { mentorCommentForm, type SentCommentDto } from '@/schemas/mentor'
import { LIMITS } from '@/schemas/text'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import type { SharedLink } from './comment-area'

type CommentFormProps = {
  link: SharedLink
  questionId: string
  number: number
  onSent: (comment: SentCommentDto) => void
  onClose: () => void
}

/** So many characters before the limit it is spoken of. */
const NEAR = 200

/** Where a mentor writes about an answer; what is typed is kept in the browser until the server has it. */
export function CommentForm({ link, questionId, number, onSent, onClose }: CommentFormProps) {
  const [name, setName] = useState(() => readMentorName(link.id))
  const [text, setText] = useState(() => readMentorDraft(link.id, questionId))
  const [isKept, setKept] = useState(true)
  const [problems, setProblems] = useState<{ name?: string | undefined; text?: string | undefined }>({})
  const area = useRef<HTMLTextAreaElement>(null)
  const startedEmpty = useRef(text === '')
  useEffect(() => {
    // A draft that waited from before the reload must not pull the reader down to it.
    if (startedEmpty.current) area.current?.focus()
  }, [])
  const comment = trpc.mentor.comment.useMutation({
    onSuccess: (sent) => {
      writeMentorDraft(link.id, questionId, '')
      onSent(sent)
    },
  })
  const writeText = (next: string) => {
    const clean = cleanText(next)
    setText(clean)
    setKept(writeMentorDraft(link.id, questionId, clean))
    setProblems((known) => ({ ...known, text: undefined }))
  }
  const writeName = (next: string) => {
    const clean = cleanText(next)
    setName(clean)
    writeMentorName(link.id, clean)
    setProblems((known) => ({ ...known, name: undefined }))
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (comment.isPending) return
    const checked = mentorCommentForm.safeParse({ name, text })
    if (checked.success) return comment.mutate({ token: link.token, questionId, ...checked.data })
    const messageAt = (field: string) => checked.error.issues.find(({ path }) => path[0] === field)?.message
    setProblems({ name: messageAt('name'), text: messageAt('text') })
    if (messageAt('text')) area.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  const left = LIMITS.comment - text.length
  return (
    <form aria-label={`Comment on answer ${number}`} onSubmit={send} noValidate className="grid gap-4">
      <Field label="Your comment" error={problems.text} hint={hintOf(text, left, isKept)}>
        <Textarea
          ref={area}
          dir="auto"
          value={text}
          onChange={(event) => writeText(event.target.value)}
          onKeyDown={sendByKey}
          readOnly={comment.isPending}
          className="field-sizing-content min-h-32"
        />
      </Field>
      <Field label="Your name" aside="optional" error={problems.name}>
        <Input
          dir="auto"
          value={name}
          onChange={(event) => writeName(event.target.value)}
          readOnly={comment.isPending}
          autoComplete="name"
        />
      </Field>
      {comment.error && (
        <Alert live variant="destructive" title="Your comment was not sent">
          {errorMessage(comment.error, 'There was no answer from the server. Check your connection and send it again.')}{' '}
          Your text is kept on this device.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={comment.isPending}>
          Send comment
        </Button>
        <Button variant="ghost" disabled={comment.isPending} onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}

function hintOf(text: string, left: number, isKept: boolean): string {
  if (left < 0) return `${(-left).toLocaleString('en')} characters too many: shorten it, so that it can be sent.`
  if (left <= NEAR) return `${left} characters left.`
  if (text === '') return 'What works, and what to say differently.'
  return isKept
    ? 'Kept on this device until it is sent.'
    : 'This browser cannot keep your text: send it before you leave this page.'
}
