import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ScoreRingProps = {
  /** 0 to 100. */
  score: number
  /** What the score measures; announced, and shown below the number unless `caption` replaces it. */
  label: string
  caption?: ReactNode
  suffix?: '' | '%'
}

const STROKE = 8

const toneOf = (score: number) =>
  score >= 70 ? 'stroke-success' : score >= 50 ? 'stroke-warning' : 'stroke-destructive'

export function ScoreRing({ score, label, caption = label, suffix = '' }: ScoreRingProps) {
  const value = Math.round(Math.min(100, Math.max(0, score)))
  return (
    <div
      role="img"
      aria-label={`${label}: ${value}${suffix === '%' ? ' percent' : ' out of 100'}`}
      className="relative inline-grid size-32 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={49 - STROKE / 2} fill="none" strokeWidth={STROKE} className="stroke-foreground/12" />
        {value > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={49 - STROKE / 2}
            fill="none"
            strokeWidth={STROKE}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray="100 100"
            strokeDashoffset={100 - value}
            className={clsx('animate-score', toneOf(value))}
          />
        ) : null}
      </svg>
      <div className="relative grid justify-items-center text-center leading-none">
        <span className="font-display font-semibold text-4xl tabular-nums tracking-tight">
          {value}
          {suffix ? <span className="text-[0.55em]">{suffix}</span> : null}
        </span>
        <span className="mt-1 max-w-[6.5em] text-muted-foreground text-xs leading-tight">{caption}</span>
      </div>
    </div>
  )
}
