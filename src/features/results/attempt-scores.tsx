import { RangeBar } from '@/components/feedback/range-bar'
import type { ReadAttempt } from './reviewed'

/** Scores with their likely ranges on one scale, so that an overlap can be seen. */
export const AttemptScores = ({ attempts, isApart }: { attempts: readonly ReadAttempt[]; isApart: boolean }) => (
  <ul className="grid gap-4">
    {attempts.map(({ number, result: { score, range } }) => (
      <li key={number} className="grid gap-1.5 print:break-inside-avoid">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-[0.9375rem]">
            Attempt {number}
            {number === 1 && !isApart && <span className="font-normal text-muted-foreground">, in the interview</span>}
          </span>
          <span className="text-sm tabular-nums">
            <span className="font-display font-semibold text-lg">{score}</span>
            <span className="text-muted-foreground">
              , likely {range.low}–{range.high}
            </span>
          </span>
        </p>
        <RangeBar score={score} range={range} />
      </li>
    ))}
  </ul>
)
