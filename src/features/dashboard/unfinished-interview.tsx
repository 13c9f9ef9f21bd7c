import { useRouter } from 'next/navigation'
import { ShortDate } from '@/components/local-dates'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CardTitle } from '@/components/ui/card'
import { roleName } from '@/domain/interview/roles'
import { notifyFailure } from '@/features/shared/failure'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { DiscardInterview } from './discard-interview'
import { START_HEADING_ID } from './start-interview-card'
import { type Unfinished, useUnfinishedInterview } from './use-unfinished-interview'

/** The most prominent offer: continuing the interview that is in progress. */
export function UnfinishedInterview() {
  const interview = useUnfinishedInterview()
  if (!interview) return null
  const { role, startedAt, answeredCount, questionCount, isHere } = interview
  return (
    <section
      aria-labelledby="unfinished-heading"
      className={
        'flex flex-col gap-4 rounded-xl bg-accent-soft p-5 sm:flex-row sm:items-center ' +
        'sm:justify-between sm:gap-8 sm:p-6'
      }
    >
      <div className="grid min-w-0 gap-1">
        <CardTitle id="unfinished-heading">Your {roleName(role)} interview is not finished</CardTitle>
        <p>
          {answeredCount} of {questionCount} questions answered, started <ShortDate at={startedAt} />.{' '}
          {!isHere
            ? 'It was not started in this browser, but you can continue it here.'
            : answeredCount > 0
              ? 'Everything you wrote is still there. If you start another interview, this one is saved for later.'
              : 'If you start another interview, this one is saved for later.'}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {isHere ? (
          <ButtonLink href={paths.interview} size="lg">
            Continue interview
          </ButtonLink>
        ) : (
          <TakeOver interview={interview} />
        )}
        <DiscardInterview
          key={interview.id}
          interview={interview}
          onDiscarded={() => document.getElementById(START_HEADING_ID)?.focus()}
        />
      </div>
    </section>
  )
}

/** Only a saved interview can be resumed in another browser, so it is saved first. */
function TakeOver({ interview: { id, answeredCount, questionCount } }: { interview: Unfinished }) {
  const router = useRouter()
  const save = trpc.interview.save.useMutation({
    onSuccess: () => router.push(paths.resumeInterview(id)),
    onError: (error) =>
      notifyFailure(error, 'The interview could not be opened because the server does not answer. Please try again.'),
  })
  return (
    <Button
      size="lg"
      pending={save.isPending || save.isSuccess}
      onClick={() => save.mutate({ id, currentQuestionIndex: Math.min(answeredCount, questionCount - 1), answers: [] })}
    >
      Continue interview
    </Button>
  )
}
