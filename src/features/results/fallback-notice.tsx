import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FailureAlert } from '@/features/shared/failure'
import { trpc } from '@/trpc/client'
import type { Feedback } from './reviewed'

type FallbackCause = NonNullable<Feedback['fallbackCause']>

/** The cause of the failure, in general terms; the server's log has the details. */
const TITLES: Readonly<Record<FallbackCause, string>> = {
  unreachable: 'The AI service could not be reached',
  'too-slow': 'The AI service took too long',
  unavailable: 'The AI service is not available right now',
  declined: 'The AI service declined to read some answers',
  unusable: 'The answer of the AI service could not be used',
}

const UNKNOWN_CAUSE = 'The AI service did not read every answer'

/** Says that rules evaluated the answers instead of the AI service, and offers to repeat it. */
export function FallbackNotice({ interviewId, cause }: { interviewId: string; cause: FallbackCause | undefined }) {
  const utils = trpc.useUtils()
  const retry = trpc.interview.retryEvaluation.useMutation({
    onSuccess: (interview) => utils.interview.get.setData({ id: interviewId }, interview),
    // Another tab may have started it.
    onError: () => void utils.interview.get.invalidate({ id: interviewId }),
  })
  return (
    <div className="grid gap-3">
      <Alert variant="warning" title={cause ? TITLES[cause] : UNKNOWN_CAUSE}>
        <p>
          Greenroom's own rules read these answers, or the ones the AI had not read by then. Evaluating again is free
          and may change the scores.
        </p>
        <Button
          size="sm"
          variant="outline"
          className="mt-3 print:hidden"
          pending={retry.isPending}
          onClick={() => retry.mutate({ id: interviewId })}
        >
          Evaluate again with AI
        </Button>
      </Alert>
      <FailureAlert error={retry.error} title="The evaluation could not be started" />
    </div>
  )
}
