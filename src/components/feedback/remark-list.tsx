import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

type RemarkListProps = {
  remarks: readonly string[]
  wrap?: ((remark: string, shown: ReactNode) => ReactNode) | undefined
}

/** Remarks on how a text was processed. */
export const RemarkList = ({ remarks, wrap = (_, shown) => shown }: RemarkListProps) =>
  remarks.map((remark) => (
    <div key={remark} className="flex gap-2.5 text-muted-foreground">
      <Info aria-hidden className="mt-1 size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{wrap(remark, remark)}</span>
    </div>
  ))
