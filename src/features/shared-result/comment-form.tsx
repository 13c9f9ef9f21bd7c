import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { FailureAlert } from '@/features/shared/failure'
import { keptNote, onSendKeys, useDraftText } from '@/features/shared/use-draft-text'
import { NOT_CHECKED } from '@/features/shared/use-schema-resolver'
import { draftKeys } from '@/lib/draft-text'
import type { SentCommentDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'

const loadMentorCommentForm = () => import('@/schemas/mentor').then((module) => module.mentorCommentForm)

export type SharedLink = { token: string; id: string; firstName: string | null }

type CommentFormProps = {
  link: SharedLink
  questionId: string
  number: number
  onSent: (comment: SentCommentDto) => void
  onClose: () => void
}

/** Number of remaining characters below which a counter is shown. */
const NEAR = 200

/** The form for a mentor's comment; the text is stored in the browser until the server has it. */
export function CommentForm({ link, questionId, number, onSent, onClose }: CommentFormProps) {
  const name = useDraftText(draftKeys.mentorName(link.id))
  const { text, isKept, write, forget } = useDraftText(draftKeys.mentorComment(link.id, questionId))
  const [problems, setProblems] = useState<{ name?: string | undefined; text?: string | undefined }>({})
  const area = useRef<HTMLTextAreaElement>(null)
  const startedEmpty = useRef(text === '')
  useEffect(() => {
    // A restored draft must not scroll the user down to it.
    if (startedEmpty.current) area.current?.focus()
  }, [])
  const comment = trpc.mentor.comment.useMutation({
    onSuccess: (sent) => {
      forget()
      onSent(sent)
    },
  })
  const isChecking = useRef(false)
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (comment.isPending || isChecking.current) return
    isChecking.current = true
    const form = await loadMentorCommentForm().catch(() => null)
    isChecking.current = false
    if (!form) return setProblems({ text: NOT_CHECKED })
    const checked = form.safeParse({ name: name.text, text })
    if (checked.success) return comment.mutate({ token: link.token, questionId, ...checked.data })
    const messageAt = (field: string) => checked.error.issues.find(({ path }) => path[0] === field)?.message
    setProblems({ name: messageAt('name'), text: messageAt('text') })
    if (messageAt('text')) area.current?.focus()
  }
  const left = TEXT_LIMITS.comment - text.length
  return (
    <form aria-label={`Comment on answer ${number}`} onSubmit={send} noValidate className="grid gap-4">
      <Field label="Your comment" error={problems.text} hint={hintOf(text, left, isKept)}>
        <Textarea
          ref={area}
          dir="auto"
          value={text}
          onChange={(event) => {
            write(event.target.value)
            setProblems({ ...problems, text: undefined })
          }}
          onKeyDown={onSendKeys(send)}
          readOnly={comment.isPending}
          className="field-sizing-content min-h-32"
        />
      </Field>
      <Field label="Your name" aside="Optional" error={problems.name}>
        <Input
          dir="auto"
          value={name.text}
          onChange={(event) => {
            name.write(event.target.value)
            setProblems({ ...problems, name: undefined })
          }}
          readOnly={comment.isPending}
          autoComplete="name"
        />
      </Field>
      <FailureAlert error={comment.error} title="Your comment was not sent">
        Your text is kept on this device.
      </FailureAlert>
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
  return keptNote(isKept)
}
