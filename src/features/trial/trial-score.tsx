import { RangeBar } from '@/components/feedback/range-bar'
import { ScoreLabel } from '@/components/feedback/score-label'
import type { Evaluation } from '@/domain/evaluation/evaluate'

/** The score, and the range in which it likely lies where there was enough to judge. */
export function TrialScore({ score, range, judged }: Pick<Evaluation, 'score' | 'range' | 'judged'>) {
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-display font-semibold text-5xl tabular-nums leading-none tracking-tight">{score}</span>
        <span className="text-muted-foreground tabular-nums">
          out of 100, {judged ? `likely ${range.low}–${range.high}` : 'too little to judge'}
        </span>
        <ScoreLabel score={score} />
      </p>
      {judged && <RangeBar score={score} range={range} />}
    </div>
  )
}
