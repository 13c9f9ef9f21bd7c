type FigureStripProps = {
  label: string
  hint: string
  figure: { value: number; low: number; high: number }
  max: number
  format: (value: number) => string
  compare?: { value: number; label: string }
}

/** A figure as text, and on a scale with its confidence interval and a value for comparison. */
export function FigureStrip({ label, hint, figure: { value, low, high }, max, format, compare }: FigureStripProps) {
  const at = (number: number) => `${100 * Math.min(1, Math.max(0, number / max))}%`
  return (
    <div className="grid gap-2">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className="text-muted-foreground text-sm">{hint}</span>
      </dt>
      <dd className="grid gap-2.5">
        <div aria-hidden className="relative h-3 rounded-full bg-foreground/8">
          <div
            className="absolute inset-y-0 rounded-full bg-primary/30"
            style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
          />
          <div
            className="absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-full bg-primary"
            style={{ left: at(value) }}
          />
          {compare && (
            <div
              className="absolute -inset-y-1.5 w-0 -translate-x-1/2 border-warning border-l-2 border-dashed"
              style={{ left: at(compare.value) }}
            />
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
          <span>
            <span className="mr-1.5 font-display font-semibold text-2xl tabular-nums">{format(value)}</span>
            <span className="text-muted-foreground tabular-nums">
              Greenroom, likely {format(low)} to {format(high)}
            </span>
          </span>
          {compare && (
            <span className="text-warning">
              <span className="font-semibold tabular-nums">{format(compare.value)}</span> {compare.label}
            </span>
          )}
        </p>
      </dd>
    </div>
  )
}
