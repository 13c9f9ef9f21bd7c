import { CircleAlert } from 'lucide-react'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { PageMessage } from '@/components/page-message'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'

type EvaluationFailedProps = {
  interviewId: string
  /** Called when the interview turns out to have changed meanwhile. */
  onChanged: () => void
}

export function EvaluationFailed({ interviewId, onChanged }: EvaluationFailedProps) {
  const utils = trpc.useUtils()
  const retry = trpc.interview.retryEvaluation.useMutation({
    onSuccess: (interview) => utils.interview.get.setData({ id: interviewId }, interview),
    onError: (error) => errorCode(error) === 'CONFLICT' && onChanged(),
  })
  return (
    <PageMessage
      icon={<CircleAlert />}
      title="Your answers could not be evaluated"
      actions={
        <>
          <Button size="lg" pending={retry.isPending} onClick={() => retry.mutate({ id: interviewId })}>
            Evaluate again
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <p>
        Something failed on our side. It cost you nothing: this interview does not count against your plan, and all your
        answers are kept.
      </p>
      {retry.error && (
        <Alert
          live
          variant="destructive"
          title="The evaluation could not be started"
          className="text-base text-foreground"
        >
          {errorMessage(retry.error, 'There was no answer from the server. Check your connection and try again.')}
        </Alert>
      )}
    </PageMessage>
  )
}
