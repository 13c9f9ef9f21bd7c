import { clsx } from 'clsx'

type ProgressProps = {
  /** 0 to `max`. */
  value: number
  max?: number
  /** What is progressing, for screen readers. */
  label: string
  /** Announced instead of the percentage, e.g. 'Question 3 of 5'. */
  valueText?: string
  className?: string
}

export function Progress({ value, max = 100, label, valueText, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.round(share * max)}
      aria-valuetext={valueText}
      className={clsx('progress', className)}
    >
      <div
        className={
          'meaning-fill h-full origin-left rounded-full bg-primary transition-transform duration-(--duration-slow)'
        }
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  )
}
