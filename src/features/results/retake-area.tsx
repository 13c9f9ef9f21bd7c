import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { draftKeys, readDraftText } from '@/lib/draft-text'
import { useAttempts } from './attempts-context'
import { RetakeForm } from './retake-form'

/** Whether a further answer is being written, and what has the focus afterwards. */
export function useRetaking(questionId: string) {
  const { interviewId } = useAttempts()
  const [isWriting, setWriting] = useState(false)
  // In an effect, because the server cannot read the browser's storage.
  useEffect(() => {
    if (readDraftText(draftKeys.retake(interviewId, questionId)) !== '') setWriting(true)
  }, [interviewId, questionId])
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (next: RefObject<HTMLElement | null>) => {
    setWriting(false)
    // After the next render, when the form is unmounted; the button is disabled while an answer is being evaluated.
    requestAnimationFrame(() => next.current?.focus())
  }
  return { questionId, isWriting, setWriting, heading, opener, close }
}

type RetakeAreaProps = {
  retaking: ReturnType<typeof useRetaking>
  label: string
  lastText: string
  isReading: boolean
  /** Number of attempts that are left. */
  left: number
  /** Label of the button that opens the form. */
  action: string
  terms: string
  onSent?: () => void
}

/** The form for a further answer, or the button that opens it with what it costs. */
export function RetakeArea({ retaking, label, lastText, isReading, left, action, terms, onSent }: RetakeAreaProps) {
  const { questionId, isWriting, setWriting, heading, opener, close } = retaking
  if (isWriting) {
    return (
      <RetakeForm
        questionId={questionId}
        label={label}
        lastText={lastText}
        isBlocked={isReading || left === 0}
        onSent={() => {
          onSent?.()
          close(heading)
        }}
        onClose={() => close(opener)}
      />
    )
  }
  return (
    <div className="grid justify-items-start gap-2.5 print:hidden">
      {left > 0 && (
        <Button ref={opener} variant="outline" disabled={isReading} onClick={() => setWriting(true)}>
          {action}
        </Button>
      )}
      <p className="max-w-[62ch] text-muted-foreground text-sm">{terms}</p>
    </div>
  )
}
