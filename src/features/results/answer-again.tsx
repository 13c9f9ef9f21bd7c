import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { BidiText } from '@/components/code-text'
import { Spinner } from '@/components/ui/spinner'
import { attemptsLeft, MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { AttemptReport } from './attempt-report'
import { useAttempts } from './attempts-context'
import { RetakeArea, useRetaking } from './retake-area'
import type { ReviewedQuestion } from './reviewed'

type AnswerAgainProps = {
  item: ReviewedQuestion
  /** Opens the form at the request of another part of the page; `onAsked` reports that it is open. */
  isAsked: boolean
  onAsked: () => void
}

export function AnswerAgain({ item: { question, answer, number }, isAsked, onAsked }: AnswerAgainProps) {
  const { attemptsAt } = useAttempts()
  const attempts = attemptsAt(question.id)
  const last = attempts.at(-1)
  const left = attempts.length === 0 ? MAX_ATTEMPTS - 1 : attemptsLeft(attempts)
  const retaking = useRetaking(question.id)
  const { heading, setWriting } = retaking
  const [hasSent, setSent] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    setWriting(true)
    onAsked()
    // A form that was already open with a draft does not focus itself.
    requestAnimationFrame(() => {
      const sheet = heading.current?.parentElement
      sheet?.scrollIntoView({ block: 'start' })
      sheet?.querySelector('textarea')?.focus({ preventScroll: true })
    })
  }, [isAsked, onAsked, heading, setWriting])
  const isReading = last?.status === 'processing'

  return (
    <section
      className={clsx(
        'mt-8 scroll-mt-2 grid gap-5 border-t pt-6 sm:mt-10 sm:pt-8',
        attempts.length < 2 ? 'print:hidden' : 'print:block print:space-y-5',
      )}
    >
      <h4 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {attempts.length > 1 ? 'Your attempts at this question' : 'Answer this question again'}
      </h4>
      {hasSent && <Announcement status={last?.status} />}
      {attempts.length > 1 && <AttemptReport attempts={attempts} />}
      {isReading && (
        <p className="flex items-center gap-2.5 text-muted-foreground print:hidden">
          <Spinner />
          Your new answer is being read. The comparison appears here by itself.
        </p>
      )}
      {/* The question itself stands above the first answer, out of sight on a phone. */}
      {retaking.isWriting && (
        <p className="font-semibold">
          <BidiText text={question.text} />
        </p>
      )}
      <RetakeArea
        retaking={retaking}
        label={`New answer to question ${number}`}
        lastText={last?.text ?? answer.text}
        isReading={isReading}
        left={left}
        action="Answer again"
        terms={termsOf(left)}
        onSent={() => setSent(true)}
      />
    </section>
  )
}

const termsOf = (left: number) =>
  left === 0
    ? `You have used all ${MAX_ATTEMPTS} attempts at this question. A new interview brings new questions.`
    : 'Free, and shown beside your first answer. The score of the interview stays the same. ' +
      `${left === 1 ? '1 attempt' : `${left} attempts`} left.`

const Announcement = ({ status }: { status: string | undefined }) => (
  <p role="status" className="sr-only">
    {status === 'processing' && 'Your new answer is being read.'}
    {status === 'ready' && 'Your new answer was read. The comparison follows.'}
    {status === 'failed' && 'Your new answer could not be read.'}
  </p>
)
