import { MoveRight } from 'lucide-react'
import { RUBRIC } from '@/domain/evaluation/score/rubric'
import { type AttemptComparison, VERDICT_LABELS } from '@/domain/interview/compare-attempts'
import { cn } from '@/lib/cn'

/** What became of each part of the score. */
export const DimensionChanges = ({ dimensions }: { dimensions: AttemptComparison['dimensions'] }) => (
  <div className="grid content-start gap-3">
    <h5 className="text-lg leading-snug">Part by part</h5>
    <ul className="grid">
      {dimensions.map(({ key, before, after, verdict }) => (
        <li
          key={key}
          className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 not-first:border-t sm:grid-cols-[1fr_auto_9rem] print:break-inside-avoid"
        >
          <span className="font-semibold text-[0.9375rem]">{RUBRIC[key].title}</span>
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            {before}
            <MoveRight aria-hidden className="size-4 text-muted-foreground" />
            <span className="sr-only">to</span>
            {after}
          </span>
          <span
            className={cn(
              'col-span-2 text-sm sm:col-span-1 sm:self-center sm:text-right',
              verdict === 'unclear' ? 'text-muted-foreground' : 'font-semibold',
            )}
          >
            {before === after ? 'Unchanged' : VERDICT_LABELS[verdict]}
          </span>
        </li>
      ))}
    </ul>
  </div>
)
