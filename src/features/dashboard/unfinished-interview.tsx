import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { roleName } from '@/domain/interview/roles'
import { formatShortDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { DiscardInterview } from './discard-interview'
import { START_HEADING_ID } from './start-heading-id'
import { type Unfinished, useUnfinishedInterview } from './use-unfinished-interview'

/** The first thing to offer: going on with the interview that was left in the middle. */
export function UnfinishedInterview() {
  const interview = useUnfinishedInterview()
  if (!interview) return null
  const { role, startedAt, answeredCount, questionCount, isHere } = interview
  return (
    <section
      aria-labelledby="unfinished-heading"
      className="flex flex-col gap-4 rounded-xl bg-accent-soft p-5 sm:flex-row sm:items-center sm:justify-between sm:gap-8 sm:p-6"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="unfinished-heading" className="text-heading">
          Your {roleName(role)} interview is not finished
        </h2>
        <p>
          {answeredCount} of {questionCount} questions answered, started {formatShortDate(startedAt)}.{' '}
          {!isHere
            ? 'It was not started in this browser; you can go on here.'
            : answeredCount > 0
              ? 'Everything you wrote is still there. If you start another one, this one is saved for later.'
              : 'If you start another one, this one is saved for later.'}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {isHere ? (
          <Button asChild size="lg">
            <Link href={paths.interview}>Continue interview</Link>
          </Button>
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

/** Only a saved interview can be taken up elsewhere, so it is saved first. */
function TakeOver({ interview: { id, answeredCount, questionCount } }: { interview: Unfinished }) {
  const router = useRouter()
  const save = trpc.interview.save.useMutation({
    onSuccess: () => router.push(paths.resumeInterview(id)),
    onError: (error) =>
      notify({
        title: 'Error',
        description: errorMessage(
          error,
          'The interview could not be opened because the server does not answer. Please try again.',
        ),
        variant: 'destructive',
      }),
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
