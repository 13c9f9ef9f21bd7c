import { MoveRight } from 'lucide-react'
import { matchMessage } from '@/domain/cv-review/bands'
import type { CvAnalysisDto, CvEditDto } from '@/schemas/cv-review'
import { Points } from './points'

type Props = { score: number; plan: CvAnalysisDto['plan'] }

/** The shortest honest list of changes to the next band. */
export function BandPlan({ score, plan }: Props) {
  if (!plan || plan.edits.length === 0 || plan.reached <= score) return null
  const { edits, reached, isReached, target } = plan
  return (
    <section
      aria-labelledby="band-plan"
      className="grid gap-5 rounded-2xl border bg-card p-5 text-card-foreground sm:p-8"
    >
      <div className="grid gap-2">
        <h2 id="band-plan" className="text-2xl leading-tight tracking-tight">
          {isReached ? 'The shortest way to the next band' : 'The most that changes to the text can bring'}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lead">
          <span className="font-display font-semibold tabular-nums">{score}%</span>
          <MoveRight aria-hidden className="size-5 text-muted-foreground" />
          <span className="sr-only">to</span>
          <span className="font-display font-semibold tabular-nums">{reached}%</span>
          <span className="text-base text-muted-foreground">
            {isReached ? `“${matchMessage(reached)}”` : `The next band begins at ${target}%: the rest is experience.`}
          </span>
        </p>
      </div>
      <ol className="grid">
        {edits.map(({ term, kind, honesty, points, advice }, index) => (
          <li key={`${term}${advice}`} className="flex items-baseline gap-3 py-2.5 not-first:border-t">
            <span aria-hidden className="font-display font-semibold text-warning tabular-nums">
              {index + 1}
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="break-words font-semibold">{term}</span>
              <span className="text-muted-foreground text-sm">{conditionOf(kind, honesty)}</span>
            </span>
            <Points points={points} />
          </li>
        ))}
      </ol>
      <p className="text-muted-foreground text-sm">
        {edits.length === 1
          ? 'The score was computed again with this change.'
          : `Each figure is what the change brings alone; the score was computed again with it. Together they bring it to ${reached}%.`}
      </p>
    </section>
  )
}

/** Under which condition a change is honest. */
function conditionOf(kind: CvEditDto['kind'], honesty: CvEditDto['honesty']): string {
  if (honesty === 'if-true') return 'Only if it is true'
  return kind === 'title' ? 'If it was the same work under another name' : 'You have it: say it better'
}
