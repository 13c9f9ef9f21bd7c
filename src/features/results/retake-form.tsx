import { useEffect, useId, useRef } from 'react'
import { AnswerLength } from '@/components/feedback/answer-length'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { isAnswered } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { wordAimWith } from '@/domain/practice-settings/settings'
import { SendFailure } from '@/features/shared/failure'
import { keptNote, onSendKeys, useDraftText } from '@/features/shared/use-draft-text'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { draftKeys } from '@/lib/draft-text'
import { trpc } from '@/trpc/client'
import { useAttempts } from './attempts-context'

type RetakeFormProps = {
  questionId: string
  label: string
  lastText: string
  /** Whether no further attempt can be sent now. */
  isBlocked: boolean
  onSent: () => void
  onClose: () => void
}

export function RetakeForm({ questionId, label, lastText, isBlocked, onSent, onClose }: RetakeFormProps) {
  const { text, isKept, write, isSending, error, send } = useRetake(questionId, onSent)
  const { answerTime } = usePracticeSettings()
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const startedEmpty = useRef(text === '')
  useEffect(() => {
    // A restored draft must not scroll the user down to it.
    if (startedEmpty.current) area.current?.focus()
  }, [])

  const isSame = isAnswered(text) && text.trim() === lastText.trim()
  const canSend = isAnswered(text) && !isSame && text.length <= TEXT_LIMITS.answer && !isBlocked
  return (
    <div className="grid max-w-[46rem] gap-4 print:hidden">
      <div
        className={
          'grid rounded-xl border bg-card text-card-foreground outline-2 outline-transparent ' +
          'transition-[outline-color] has-[textarea:focus-visible]:outline-ring'
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-3 sm:px-5">
          <Label htmlFor={id}>{label}</Label>
          {text === '' && lastText !== '' && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                write(lastText)
                area.current?.focus()
              }}
            >
              Start from your last answer
            </Button>
          )}
        </div>
        <Textarea
          ref={area}
          id={id}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onSendKeys(() => canSend && send())}
          readOnly={isSending}
          aria-describedby={`${id}-words ${id}-notice`}
          placeholder="Answer as you would say it in the interview."
          className={
            'field-sizing-content min-h-48 resize-none rounded-none border-0 px-4 py-3 ' +
            'text-[1.0625rem]/[inherit] focus-visible:outline-none sm:px-5'
          }
        />
        <div className="px-4 pb-4 sm:px-5">
          <AnswerLength id={id} text={text} aim={wordAimWith(answerTime)} />
        </div>
      </div>
      {isSame && (
        <p role="status" className="font-medium text-sm text-warning">
          This is your last answer, word for word. Change something first.
        </p>
      )}
      {error && <SendFailure error={error} title="Your new answer was not sent" />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button pending={isSending} disabled={!canSend} onClick={send}>
          Read my new answer
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onClose}>
          Close
        </Button>
        <p className="text-muted-foreground text-sm">{text !== '' && keptNote(isKept)}</p>
      </div>
      <p className="hidden text-muted-foreground text-sm pointer-fine:block">Press Ctrl or ⌘ and Enter to send it.</p>
    </div>
  )
}

/** The text of a further attempt, stored in the browser until the server has it. */
function useRetake(questionId: string, onSent: () => void) {
  const { interviewId, put, query } = useAttempts()
  const utils = trpc.useUtils()
  const { text, isKept, write, forget } = useDraftText(draftKeys.retake(interviewId, questionId))
  const sending = trpc.interview.retakeAnswer.useMutation({
    onMutate: () => utils.interview.attempts.cancel({ id: interviewId }),
    onSuccess: (attempts) => {
      put(attempts)
      forget()
      onSent()
    },
    // Another tab may have sent one, and the cancelled fetch is still needed.
    onError: () => void query.refetch(),
  })
  return {
    text,
    isKept,
    write,
    isSending: sending.isPending,
    error: sending.error,
    send: () => {
      if (!sending.isPending) sending.mutate({ id: interviewId, questionId, text })
    },
  }
}
