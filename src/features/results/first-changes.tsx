import { QuotedText } from '@/components/quoted-text'
import type { Change } from '@/domain/interview/first-changes'
import { questionAnchor, type ReviewedQuestion } from './reviewed'

type FirstChangesProps = {
  changes: readonly Change[]
  reviewed: readonly ReviewedQuestion[]
  /** Opens the review of a question that the reader goes to. */
  onShow: (questionId: string) => void
}

/** The one or two changes that matter most, before anything else is explained. */
export function FirstChanges({ changes, reviewed, onShow }: FirstChangesProps) {
  if (changes.length === 0) return null
  return (
    <section
      aria-labelledby="first-changes"
      className="grid gap-5 rounded-2xl border bg-card p-5 text-card-foreground sm:p-8 print:break-inside-avoid"
    >
      <h2 id="first-changes" className="text-2xl leading-tight tracking-tight">
        {changes.length === 1 ? 'Change this first' : 'Change these two things first'}
      </h2>
      <ol className="grid gap-6">
        {changes.map((change, index) => (
          <li key={change.text} className="flex gap-4 not-first:border-t not-first:pt-6">
            <span
              aria-hidden
              className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-display font-semibold text-accent-foreground"
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 content-start gap-3">
              <p className="text-lead leading-normal">
                <QuotedText text={change.text} />
              </p>
              <ChangeSources change={change} reviewed={reviewed} onShow={onShow} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The weakest answer that the change is for, and the others; what they are stands in the list below. */
function ChangeSources({ change, reviewed, onShow }: { change: Change } & Omit<FirstChangesProps, 'changes'>) {
  const [first, ...others] = change.questionIds.flatMap(
    (id) => reviewed.find(({ question }) => question.id === id) ?? [],
  )
  if (!first) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <a
        href={`#${questionAnchor(first.number)}`}
        onClick={() => onShow(first.question.id)}
        className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary print:hidden"
      >
        Go to question {first.number}
      </a>
      {others.length > 0 && (
        <span className="text-muted-foreground">
          Also in {others.length === 1 ? 'question' : 'questions'} {others.map(({ number }) => number).join(', ')}
        </span>
      )}
    </p>
  )
}
