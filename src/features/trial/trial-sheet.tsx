import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CodeText } from '@/components/code-text'
import { AnswerLength } from '@/components/feedback/answer-length'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { isAnswered } from '@/domain/interview/answers'
import { categoryName } from '@/domain/interview/category-names'
import type { TrialQuestion } from '@/domain/interview/trial'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { onSendKeys } from '@/features/shared/use-draft-text'
import { TrialResult } from './trial-result'
import { useTrialAnswer } from './use-trial-answer'

type TrialSheetProps = {
  role: string
  question: TrialQuestion
  headingRef: RefObject<HTMLHeadingElement | null>
  onNext: (() => void) | null
}

/** A question, the field for its answer, and the evaluation. */
export function TrialSheet({ role, question, headingRef, onNext }: TrialSheetProps) {
  const { text, isKept, write, read, reading, result } = useTrialAnswer(role, question)
  const [isMissing, setMissing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const resultHeading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const isReading = reading === 'reading'
  const isTooLong = text.length > TEXT_LIMITS.answer

  useEffect(() => {
    if (result) resultHeading.current?.focus()
  }, [result])

  const send = () => {
    const isEmpty = !isAnswered(text)
    setMissing(isEmpty)
    if (isEmpty || isTooLong) area.current?.focus()
    else read()
  }
  return (
    <div className="grid gap-10 rounded-2xl border max-sm:-mx-3 bg-card px-4 py-6 text-card-foreground sm:px-8 sm:py-8">
      <div className="grid max-w-[46rem] gap-5">
        <div className="grid gap-2">
          <p className="text-muted-foreground text-sm">
            {categoryName(question.category)} question, about {question.timeEstimate} min
          </p>
          <h3 ref={headingRef} tabIndex={-1} className="scroll-mt-6 text-xl leading-snug outline-none sm:text-2xl">
            <CodeText text={question.text} />
          </h3>
        </div>
        <div className="grid gap-2">
          <Label htmlFor={id}>Your answer</Label>
          <Textarea
            ref={area}
            id={id}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onSendKeys(send)}
            aria-invalid={(isMissing && text === '') || isTooLong}
            aria-describedby={`${id}-missing ${id}-words ${id}-notice`}
            placeholder="Answer as you would say it in the interview."
            className="field-sizing-content min-h-48 resize-none text-[1.0625rem]/[inherit]"
          />
          <p id={`${id}-missing`} role="alert" className="font-medium text-destructive text-sm empty:hidden">
            {isMissing && text === '' && 'Write an answer first: a few sentences are enough.'}
          </p>
          <AnswerLength id={id} text={text} />
        </div>
        {reading === 'failed' && (
          <Alert
            live
            variant="destructive"
            title="Your answer could not be read"
            action={<Button onClick={send}>Retry</Button>}
          >
            The evaluation could not be loaded. Check your connection; your text is still here.
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            size="lg"
            variant={result ? 'outline' : 'primary'}
            pending={isReading}
            pendingLabel="Checking…"
            onClick={send}
            className="max-sm:w-full"
          >
            {result ? 'Check it again' : 'Check my answer'}
          </Button>
          {onNext && (
            <Button size="lg" variant="ghost" onClick={onNext} className="max-sm:w-full">
              Another question
            </Button>
          )}
          <p className="text-muted-foreground text-sm">
            {isKept
              ? 'Read on this device; nothing is sent. What you write is kept here.'
              : 'Read on this device; nothing is sent. This browser cannot keep your text when you leave.'}
          </p>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isReading ? 'Your answer is being read.' : result ? 'Your answer has been read.' : ''}
      </p>
      {result && <TrialResult {...result} isChanged={result.answer !== text} headingRef={resultHeading} />}
    </div>
  )
}
