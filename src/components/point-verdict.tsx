import { Check, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react'
import type { Verdict } from '@/domain/evaluation/facts'

const SHOWN = {
  met: { icon: Check, className: 'text-success', word: 'You say it' },
  partly: { icon: CircleDashed, className: 'text-success', word: 'You say part of it' },
  missing: { icon: CircleDashed, className: 'text-muted-foreground', word: 'Not found' },
  unsure: { icon: CircleHelp, className: 'text-muted-foreground', word: 'Could not be told' },
  contradicted: { icon: TriangleAlert, className: 'text-warning', word: 'Check what you say' },
} as const satisfies Record<Verdict, unknown>

type PointVerdictProps = {
  point: string
  verdict: Verdict
  /** The words of the answer that show it. */
  quote: string | null
}

/** A key point with what an answer says of it. */
export function PointVerdict({ point, verdict, quote }: PointVerdictProps) {
  const { icon: Icon, className, word } = SHOWN[verdict]
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 ${className}`} />
      <span className="grid min-w-0 gap-0.5">
        <span>{point}</span>
        <span className="break-words text-muted-foreground text-sm">
          {word}
          {quote && (
            <>
              : <bdi>“{quote}”</bdi>
            </>
          )}
        </span>
      </span>
    </div>
  )
}
