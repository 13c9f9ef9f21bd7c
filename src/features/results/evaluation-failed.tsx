import { CircleAlert } from 'lucide-react'
import { BackToDashboard } from '@/components/back-links'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import { FailureAlert } from '@/features/shared/failure'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'

export function EvaluationFailed({ interviewId, onChanged }: { interviewId: string; onChanged: () => void }) {
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
        Something went wrong on our side. It cost you nothing: this interview does not count towards your plan, and all
        your answers are kept.
      </p>
      <FailureAlert
        error={retry.error}
        title="The evaluation could not be started"
        className="text-base text-foreground"
      />
    </PageMessage>
  )
}
