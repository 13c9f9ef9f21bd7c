/** A score as a point inside its prediction interval, on a scale from 0 to 100. */
export const RangeScale = ({ score, low, high }: { score: number; low: number; high: number }) => (
  <div aria-hidden className="grid gap-1.5">
    <div className="relative h-3 rounded-full bg-current/12">
      <div className="absolute inset-y-0 rounded-full bg-accent" style={{ left: `${low}%`, right: `${100 - high}%` }} />
      <div className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-current" style={{ left: `${score}%` }} />
    </div>
    <div className="flex justify-between text-xs tabular-nums">
      <span>0</span>
      <span>100</span>
    </div>
  </div>
)
