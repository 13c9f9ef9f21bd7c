import { Check, CircleDashed, CircleHelp, Dot, TriangleAlert } from 'lucide-react'
import type { Verdict } from '@/domain/evaluation/facts'
import { BidiText } from './code-text'

const SHOWN = {
  met: { icon: Check, className: 'text-success', own: 'You say it', others: 'Said' },
  partly: { icon: CircleDashed, className: 'text-success', own: 'You say part of it', others: 'Said in part' },
  missing: { icon: CircleDashed, className: 'text-muted-foreground', own: 'Not found', others: 'Not found' },
  unsure: {
    icon: CircleHelp,
    className: 'text-muted-foreground',
    own: 'Unclear',
    others: 'Unclear',
  },
  contradicted: { icon: TriangleAlert, className: 'text-warning', own: 'Check what you say', others: 'To be checked' },
} as const satisfies Record<Verdict, unknown>

type PointVerdictProps = {
  point: string
  verdict: Verdict | null
  /** The words of the answer that make the point. */
  quote: string | null
  /** Whether the answer is someone else's, which changes the wording. */
  isOthers?: boolean
}

/** A key point with the verdict on an answer. */
export function PointVerdict({ point, verdict, quote, isOthers = false }: PointVerdictProps) {
  if (verdict === null) {
    return (
      <div className="grid grid-cols-[1.25rem_1fr] gap-3">
        <Dot aria-hidden className="mt-0.5 size-5 text-warning" />
        <BidiText text={point} className="min-w-0" />
      </div>
    )
  }
  const { icon: Icon, className, own, others } = SHOWN[verdict]
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 ${className}`} />
      <span className="grid min-w-0 gap-0.5">
        <BidiText text={point} />
        <span className="wrap-anywhere text-muted-foreground text-sm">
          {isOthers ? others : own}
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
