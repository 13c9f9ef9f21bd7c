import { useRouter } from 'next/navigation'
import { ShortDate } from '@/components/local-dates'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { roleName } from '@/domain/interview/roles'
import { notifyFailure } from '@/features/shared/failure'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { DiscardInterview } from './discard-interview'
import { OfferBox } from './offer-box'
import { START_HEADING_ID } from './start-interview-card'
import { type Unfinished, useUnfinishedInterview } from './use-unfinished-interview'

/** The most prominent offer: continuing the interview that is in progress. */
export function UnfinishedInterview({ canStartAnother }: { canStartAnother: boolean }) {
  const interview = useUnfinishedInterview()
  if (!interview) return null
  const { role, startedAt, answeredCount, questionCount, isHere } = interview
  return (
    <OfferBox
      id="unfinished-heading"
      title={<>Your {roleName(role)} interview is not finished</>}
      className="gap-1"
      actions={
        <>
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
        </>
      }
    >
      <p>
        {answeredCount} of {questionCount} questions answered, started <ShortDate at={startedAt} />.{' '}
        {!isHere && 'It is not open in this browser, but you can continue it here.'}
        {isHere && answeredCount > 0 && 'Everything you wrote is still there. '}
        {isHere && canStartAnother && 'If you start another interview, this one is saved for later.'}
      </p>
    </OfferBox>
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
