import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type ScoreRingProps = {
  /** 0 to 100. */
  score: number
  /** What the score is of; read out, and shown under the figure unless `caption` replaces it. */
  label: string
  caption?: ReactNode
  /** Shown after the figure. */
  suffix?: '' | '%'
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = {
  sm: { box: 'size-18', figure: 'text-xl', caption: 'sr-only', stroke: 9 },
  md: { box: 'size-32', figure: 'text-4xl', caption: 'text-xs', stroke: 8 },
  lg: { box: 'size-44', figure: 'text-6xl', caption: 'text-sm', stroke: 7 },
}

const toneOf = (score: number) =>
  score >= 70 ? 'stroke-success' : score >= 50 ? 'stroke-warning' : 'stroke-destructive'

export function ScoreRing({ score, label, caption = label, suffix = '', size = 'md', className }: ScoreRingProps) {
  const value = Math.round(Math.min(100, Math.max(0, score)))
  const { box, figure, caption: captionClass, stroke } = sizes[size]
  return (
    <div
      role="img"
      aria-label={`${label}: ${value}${suffix === '%' ? ' percent' : ' out of 100'}`}
      className={cn('relative inline-grid shrink-0 place-items-center', box, className)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={49 - stroke / 2} fill="none" strokeWidth={stroke} className="stroke-foreground/12" />
        {value > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={49 - stroke / 2}
            fill="none"
            strokeWidth={stroke}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray="100 100"
            strokeDashoffset={100 - value}
            className={cn('animate-score', toneOf(value))}
          />
        ) : null}
      </svg>
      <div className="relative grid justify-items-center text-center leading-none">
        <span className={cn('font-display font-semibold tabular-nums tracking-tight', figure)}>
          {value}
          {suffix ? <span className="text-[0.55em]">{suffix}</span> : null}
        </span>
        <span className={cn('mt-1 max-w-[6.5em] text-muted-foreground leading-tight', captionClass)}>{caption}</span>
      </div>
    </div>
  )
}
