import { clsx } from 'clsx'
import { QuotedText } from '@/components/quoted-text'
import { SectionTitle } from '@/components/ui/section-title'
import type { Change } from '@/domain/interview/first-changes'
import { questionAnchor } from '@/lib/paths'
import { ContestableText } from './contestable'
import { FIRST_CHANGES_ID, type ReviewedQuestion, readingOf } from './reviewed'

type FirstChangesProps = {
  changes: readonly Change[]
  /** Whether the screen shows the first one alone; print has them all. */
  isOnlyFirst?: boolean
  reviewed: readonly ReviewedQuestion[]
  onShow: (questionId: string) => void
  onContest: (change: Change) => void
}

type ChangeProps<Handler extends 'onShow' | 'onContest'> = { change: Change } & Pick<
  FirstChangesProps,
  'reviewed' | Handler
>

/** The one or two most important changes, above everything else. */
export function FirstChanges({ changes, isOnlyFirst = false, reviewed, onShow, onContest }: FirstChangesProps) {
  if (changes.length === 0) return null
  return (
    <section
      aria-labelledby={FIRST_CHANGES_ID}
      className="grid gap-5 rounded-2xl border bg-card p-5 text-card-foreground sm:p-8 print:break-inside-avoid"
    >
      <SectionTitle id={FIRST_CHANGES_ID} tabIndex={-1} className="outline-none">
        {changes.length === 1 || isOnlyFirst ? 'Change this first' : 'Change these two things first'}
      </SectionTitle>
      <ol className="grid gap-6">
        {changes.map((change, index) => (
          <li
            key={change.text}
            className={clsx(
              'flex gap-4 not-first:border-t not-first:pt-6',
              isOnlyFirst && 'not-first:hidden print:not-first:flex',
            )}
          >
            <span
              aria-hidden
              className={
                'mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent ' +
                'font-display font-semibold text-accent-foreground'
              }
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 content-start gap-0.5">
              <div className="text-lead leading-normal">
                <ContestableChange change={change} reviewed={reviewed} onContest={onContest} />
              </div>
              <ChangeSources change={change} reviewed={reviewed} onShow={onShow} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The advice. It is contested as a remark on the weakest answer that it applies to. */
function ContestableChange({ change, reviewed, onContest }: ChangeProps<'onContest'>) {
  const item = reviewed.find(({ question }) => question.id === change.questionIds[0])
  if (!item) return <QuotedText text={change.text} />
  const reading = readingOf({ questionId: item.question.id, number: 1 }, item.result)
  return (
    <ContestableText reading={reading} text={change.text} onContest={() => onContest(change)}>
      <QuotedText text={change.text} />
    </ContestableText>
  )
}

/** The weakest answer that the change applies to, and the numbers of the others. */
function ChangeSources({ change, reviewed, onShow }: ChangeProps<'onShow'>) {
  const [first, ...others] = change.questionIds.flatMap(
    (id) => reviewed.find(({ question }) => question.id === id) ?? [],
  )
  if (!first) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <a
        href={`#${questionAnchor(first.number)}`}
        onClick={() => onShow(first.question.id)}
        className={
          'inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline ' +
          'decoration-primary/40 underline-offset-4 hover:decoration-primary print:hidden'
        }
      >
        Go to question {first.number}
      </a>
      {others.length > 0 && (
        <span className="text-muted-foreground">
          Also in {others.length === 1 ? 'question' : 'questions'} {inOrder(others).join(', ')}
        </span>
      )}
    </p>
  )
}

const inOrder = (questions: readonly ReviewedQuestion[]): number[] =>
  questions.map(({ number }) => number).sort((a, b) => a - b)
