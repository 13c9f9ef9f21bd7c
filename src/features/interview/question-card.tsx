import { Clock, Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CodeText } from '@/components/code-text'
import { Badge } from '@/components/ui/badge'
import { kindName } from '@/domain/interview/category-names'
import { isProbe } from '@/domain/interview/follow-up'
import { minutesText, minutesWith } from '@/domain/practice-settings/settings'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import type { QuestionDto } from '@/schemas/interview'
import { questionTip } from './category-tips'
import { ReadAloud } from './read-aloud'
import { stuckTo } from './stuck-bar'

const stuckToTop = stuckTo('top')

/** @param position for example 'Question 3 of 5', announced when the question changes */
export function QuestionCard({ question, position }: { question: QuestionDto; position: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(question.id)
  const { answerTime, readsAloud } = usePracticeSettings()
  const minutes = minutesWith(answerTime, question.timeEstimate)

  useEffect(() => {
    if (shown.current === question.id) return
    shown.current = question.id
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [question.id])

  return (
    <section aria-labelledby="question" className="contents lg:tall:sticky lg:top-26 lg:grid lg:gap-4">
      <p role="status" className="sr-only">
        {position}
      </p>
      {/* Below 1024 px the question sticks below the header during writing. */}
      <div
        ref={stuckToTop}
        className={
          'max-lg:tall:sticky top-22 z-20 -mx-1 grid gap-2 bg-background px-1 pt-2 ' +
          'max-lg:tall:max-h-[45dvh] max-lg:tall:overflow-y-auto max-lg:pb-3 lg:gap-4'
        }
      >
        <div className="flex enlarged:flex-wrap items-start justify-between gap-x-3">
          <div
            className={
              'flex min-h-7 min-w-0 flex-wrap content-center items-center gap-x-3 gap-y-2 pointer-coarse:min-h-9'
            }
          >
            <Badge variant="primary">{kindName(question)}</Badge>
            {minutes !== null && (
              <span className="inline-flex items-center gap-1.5 text-muted-foreground text-sm">
                <Clock aria-hidden className="size-4" />
                About {minutesText(minutes)}
              </span>
            )}
            {question.followUpOf && !isProbe(question.id) && <Badge>Follow-up</Badge>}
            {question.source === 'own' && <Badge>Your own question</Badge>}
          </div>
          <ReadAloud text={question.text} begins={readsAloud} />
        </div>
        <h1
          ref={heading}
          id="question"
          tabIndex={-1}
          dir="auto"
          className="text-[1.25rem] leading-[1.25] tracking-[-0.015em] outline-none lg:text-[1.875rem] lg:leading-[1.2]"
        >
          <CodeText text={question.text} />
        </h1>
      </div>
      <div className="grid gap-4 max-lg:pb-5">
        {question.provenance && <Provenance {...question.provenance} />}
        <p className="flex gap-2.5 border-accent border-l-2 pl-3.5 text-muted-foreground">
          <Lightbulb aria-hidden className="mt-0.5 hidden size-5 shrink-0 text-warning sm:block" />
          <span>
            <span className="sr-only">Tip: </span>
            {questionTip(question)}
          </span>
        </p>
      </div>
    </section>
  )
}

const ORIGIN = { cv: 'Asked because your CV says', job: 'Asked because the job description says' } as const

/** The reason for a personal question, or the sentence on which it is based. */
function Provenance({ source, quote, reason }: NonNullable<QuestionDto['provenance']>) {
  if (reason) return <p className="text-muted-foreground text-sm">Asked {reason}.</p>
  return (
    <p className="text-muted-foreground text-sm">
      {ORIGIN[source]}:{' '}
      <q dir="auto" className="text-foreground">
        {quote}
      </q>
    </p>
  )
}
