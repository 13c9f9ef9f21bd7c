import { BidiText } from '@/components/code-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { SectionTitle } from '@/components/ui/section-title'
import { kindName } from '@/domain/interview/category-names'
import { LoadFailure } from '@/features/shared/load-problems'
import { useAttempts } from './attempts-context'
import { ProbeReview } from './probe-review'
import { QuestionReview } from './question-review'
import type { ReviewedQuestion, UnansweredQuestion } from './reviewed'

/** Id of the heading. */
export const QUESTIONS_ID = 'questions'

type QuestionListProps = {
  reviewed: readonly ReviewedQuestion[]
  unanswered: readonly UnansweredQuestion[]
  openIds: ReadonlySet<string>
  /** The question that should be answered again; `onAsked` reports that the form is open. */
  askedId: string | null
  onAsked: () => void
  onOpenChange: (questionId: string, isOpen: boolean) => void
  onOpenAll: (isOpen: boolean) => void
}

export function QuestionList({
  reviewed,
  unanswered,
  openIds,
  askedId,
  onAsked,
  onOpenChange,
  onOpenAll,
}: QuestionListProps) {
  const areAllOpen = reviewed.every(({ question }) => openIds.has(question.id))
  return (
    <section aria-labelledby={QUESTIONS_ID} className="grid gap-5 print:block print:space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 print:break-after-avoid">
        <SectionTitle id={QUESTIONS_ID} tabIndex={-1} className="outline-none">
          Question-by-question analysis
        </SectionTitle>
        {reviewed.length > 1 && (
          <Button variant="outline" size="sm" className="print:hidden" onClick={() => onOpenAll(!areAllOpen)}>
            {areAllOpen ? 'Close all' : 'Open all'}
          </Button>
        )}
      </div>
      <AttemptsMissing />
      <div className="border-y">
        {reviewed.map((item) => (
          <QuestionReview
            key={item.question.id}
            item={item}
            isOpen={openIds.has(item.question.id)}
            isAsked={askedId === item.question.id}
            onAsked={onAsked}
            onOpenChange={(isOpen) => onOpenChange(item.question.id, isOpen)}
          />
        ))}
      </div>
      {unanswered.length > 0 && <Unanswered questions={unanswered} />}
    </section>
  )
}

/** Not a blocking error, because answering again works without the earlier attempts. */
function AttemptsMissing() {
  const { query, isMissing } = useAttempts()
  return (
    isMissing && (
      <LoadFailure query={query} title="Your later attempts could not be loaded" text="They are safe on the server." />
    )
  )
}

const Unanswered = ({ questions }: { questions: readonly UnansweredQuestion[] }) => (
  <Disclosure as="h3" label={`Not answered (${questions.length})`}>
    <p className="pb-3 text-muted-foreground">These do not count in your score.</p>
    <ul className="grid gap-3 print:block print:space-y-3">
      {questions.map(({ number, question, probe }) => (
        <li key={question.id}>
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <span className="min-w-0">
              {number}. <BidiText text={question.text} />
            </span>
            <Badge>{kindName(question)}</Badge>
          </p>
          {probe?.answer && <ProbeReview asked={probe} next={null} isOpen />}
        </li>
      ))}
    </ul>
  </Disclosure>
)
