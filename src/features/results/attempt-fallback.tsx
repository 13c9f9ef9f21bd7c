import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FailureAlert } from '@/features/shared/failure'
import type { AttemptDto } from '@/schemas/attempt'
import { trpc } from '@/trpc/client'
import { useAttempts } from './attempts-context'

/** Says that rules evaluated a further attempt instead of the AI service, and offers to repeat it. */
export function AttemptFallback({ attempt: { questionId, number } }: { attempt: AttemptDto }) {
  const { interviewId, put, query } = useAttempts()
  const utils = trpc.useUtils()
  const reread = trpc.interview.rereadAttempt.useMutation({
    onMutate: () => utils.interview.attempts.cancel({ id: interviewId }),
    onSuccess: put,
    // Another tab may have started it.
    onError: () => void query.refetch(),
  })
  return (
    <div className="grid gap-3 print:hidden">
      <Alert
        variant="warning"
        title={`The AI service did not read attempt ${number}`}
        action={
          <Button
            size="sm"
            variant="outline"
            pending={reread.isPending}
            onClick={() => reread.mutate({ id: interviewId, questionId, number })}
          >
            Evaluate again with AI
          </Button>
        }
      >
        Greenroom's own rules read it instead. Evaluating again is free and may change its score.
      </Alert>
      <FailureAlert error={reread.error} title="The evaluation could not be started" />
    </div>
  )
}
