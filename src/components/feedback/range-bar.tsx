/**
 * A score and its prediction interval on a scale from 0 to 100; hidden from screen readers, which read the text beside
 * it.
 */
export const RangeBar = ({ score, range }: { score: number; range: { low: number; high: number } }) => (
  <div aria-hidden className="meaning-track relative h-3 rounded-full bg-foreground/8">
    <div
      className="meaning-fill absolute inset-y-0 rounded-full bg-accent/60"
      style={{ left: `${range.low}%`, right: `${100 - range.high}%` }}
    />
    <div
      className="meaning-mark absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-primary"
      style={{ left: `clamp(2px, ${score}%, calc(100% - 2px))` }}
    />
  </div>
)
