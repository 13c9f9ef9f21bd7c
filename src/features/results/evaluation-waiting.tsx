import { Progress } from '@/components/ui/progress'
import { WaitingPage } from '@/components/waiting-page'

type EvaluationWaitingProps = {
  /** Answers that are read, and how many there are. */
  progress: { done: number; total: number }
  isOffline: boolean
}

export function EvaluationWaiting({ progress: { done, total }, isOffline }: EvaluationWaitingProps) {
  const count = `${done} of ${total} answers read`
  return (
    <WaitingPage
      title="Reading your answers"
      text="Each answer is read for the points that a strong answer makes, for how it is told, and for the details that prove it. Your result appears here by itself."
      isOffline={isOffline}
      offlineText="The reading goes on without you, and this page keeps asking for the result."
      longMs={20_000}
      longText="Nothing is lost. You can leave this page: the result will wait for you on your dashboard."
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
