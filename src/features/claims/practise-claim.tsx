import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { notifyFailure } from '@/features/shared/failure'
import { paths } from '@/lib/paths'
import type { ClaimDto } from '@/schemas/claim'
import { trpc } from '@/trpc/client'

/** Starts or continues the practice interview on a claim, or leads to its result; nothing where none can be made. */
export function PractiseClaim({ claim, reviewId }: { claim: ClaimDto; reviewId: string }) {
  const { quote, state, canPractise, practice } = claim
  const router = useRouter()
  const { mutate, isPending, isSuccess } = trpc.claim.practise.useMutation({
    onSuccess: ({ interviewId, isCompleted }) =>
      router.push(isCompleted ? paths.results(interviewId) : paths.resumeInterview(interviewId)),
    onError: (error) => notifyFailure(error, 'No answer came from the server. Nothing was started.'),
  })
  if (practice?.isCompleted) {
    return (
      <ButtonLink href={paths.results(practice.interviewId)} variant="link" size="sm">
        Practised{practice.score !== null && `: ${practice.score} of 100`}
        <span className="sr-only">, {quote}</span>
      </ButtonLink>
    )
  }
  if (!canPractise || (state === 'told' && !practice)) return null
  return (
    <Button
      variant={state === 'untold' ? 'outline' : 'link'}
      size="sm"
      pending={isPending || isSuccess}
      // A link stands at the left edge of its label, which room for a longer one would move.
      pendingLabel={state === 'untold' ? 'Starting…' : undefined}
      onClick={() => mutate({ id: reviewId, quote })}
    >
      {practice ? 'Go on practising' : 'Practise this'}
      <span className="sr-only">: {quote}</span>
    </Button>
  )
}
