import { Check, CircleDashed, CircleHelp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SectionTitle } from '@/components/ui/section-title'
import type { ToUsCriterion, ToUsVerdict } from '@/domain/interview/to-us-criteria'
import { QuestionsToUsFields } from '@/features/shared/questions-to-us-fields'
import { useQuestionsToUs } from '@/features/shared/use-questions-to-us'
import type { InterviewDto } from '@/schemas/interview'
import type { JudgedToUsDto } from '@/schemas/questions-to-us'
import { errorMessage } from '@/trpc/errors'

const CRITERIA: Readonly<Record<ToUsCriterion, string>> = {
  specific: 'Specific to this job',
  unanswered: 'Not answered by the advert',
  thinking: 'Open, and about the work',
}

const SIGNS = {
  met: { icon: Check, className: 'text-success', word: 'yes' },
  unmet: { icon: CircleDashed, className: 'text-warning', word: 'no' },
  unknown: { icon: CircleHelp, className: 'text-muted-foreground', word: 'unclear' },
} as const satisfies Record<ToUsVerdict, unknown>

export function QuestionsToUs({ interview: { id, questionsToUs } }: { interview: InterviewDto }) {
  const own = useQuestionsToUs(
    id,
    questionsToUs.map(({ text }) => text),
  )
  const [isWriting, setWriting] = useState(false)
  // A draft opens the form by itself, and leaves the focus where it is.
  const [isPressed, setPressed] = useState(false)
  const write = () => {
    setPressed(true)
    setWriting(true)
  }
  useEffect(() => {
    if (own.isDirty) setWriting(true)
  }, [own.isDirty])
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setWriting(false)
    // After the next render, when the form is unmounted.
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <section aria-labelledby="questions-to-us" className="grid gap-5 print:block print:space-y-5">
      <div className="grid gap-1.5">
        <SectionTitle ref={heading} id="questions-to-us" tabIndex={-1} className="outline-none">
          Your questions to us
        </SectionTitle>
        <p className="max-w-[62ch] text-muted-foreground">
          Every interview ends with “What would you like to ask us?”. Rules check yours for three things and can miss
          what you mean; there is no score.
        </p>
      </div>
      {questionsToUs.length > 0 && (
        <ol className="grid gap-6 print:block print:space-y-6">
          {questionsToUs.map((question) => (
            <Judged key={question.text} question={question} />
          ))}
        </ol>
      )}
      {isWriting ? (
        <form
          className="grid max-w-[46rem] gap-4 print:hidden"
          onSubmit={(event) => {
            event.preventDefault()
            if (own.isDirty) own.save(close)
            else close()
          }}
        >
          <QuestionsToUsFields texts={own.texts} onChange={own.change} autoFocus={isPressed} />
          {own.error && (
            <p role="alert" className="font-medium text-destructive text-sm">
              {errorMessage(own.error, 'No answer came from the server. Your questions are kept on this device.')}
            </p>
          )}
          <Button type="submit" className="justify-self-start" pending={own.isSaving} pendingLabel="Checking…">
            Check my questions
          </Button>
        </form>
      ) : (
        <Button variant="outline" className="justify-self-start print:hidden" onClick={write}>
          {questionsToUs.length > 0 ? 'Change my questions' : 'Write my questions'}
        </Button>
      )}
    </section>
  )
}

const Judged = ({ question: { text, criteria } }: { question: JudgedToUsDto }) => (
  <li className="grid gap-2.5">
    <p dir="auto" className="max-w-[65ch] wrap-anywhere font-semibold">
      {text}
    </p>
    <ul className="grid gap-2">
      {criteria.map(({ criterion, verdict, reason }) => {
        const { icon: Icon, className, word } = SIGNS[verdict]
        return (
          <li key={criterion} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <Icon aria-hidden className={`mt-0.5 size-5 ${className}`} />
            <span className="grid min-w-0 gap-0.5">
              <span>
                {CRITERIA[criterion]}: {word}
              </span>
              <span className="wrap-anywhere text-muted-foreground text-sm">{reason}</span>
            </span>
          </li>
        )
      })}
    </ul>
  </li>
)
