import { Progress } from '@/components/ui/progress'
import { WaitingPage } from '@/components/waiting-page'

type EvaluationWaitingProps = {
  progress: { done: number; total: number }
  isOffline: boolean
}

export function EvaluationWaiting({ progress: { done, total }, isOffline }: EvaluationWaitingProps) {
  const count = `${done} of ${total} answers read`
  return (
    <WaitingPage
      title="Reading your answers"
      text={
        'We check each answer for the points a strong answer makes, for how it is told, and for ' +
        'the details that prove it. Your result will appear here.'
      }
      isOffline={isOffline}
      offlineText="The reading continues without you, and this page will keep checking for the result."
      longMs={20_000}
      longText="Nothing is lost. You can leave this page: you will find the result on your dashboard."
    >
      <div className="grid gap-2.5">
        <Progress value={done} max={total} label="Evaluation of your answers" valueText={count} className="h-2.5" />
        <p aria-hidden className="text-muted-foreground tabular-nums">
          {count}
        </p>
      </div>
    </WaitingPage>
  )
}
