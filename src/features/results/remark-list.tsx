import { Info } from 'lucide-react'
import { Contestable } from './contestable'
import type { Reading } from './reading'

type RemarkListProps = {
  remarks: readonly string[]
  /** The reading they are about, where they can be contested. */
  reading?: Reading
}

/** What to know about how a text was read. */
export const RemarkList = ({ remarks, reading }: RemarkListProps) =>
  remarks.map((remark) => (
    <div key={remark} className="flex gap-2.5 text-muted-foreground">
      <Info aria-hidden className="mt-1 size-4.5 shrink-0" />
      <span className="min-w-0 break-words">
        {reading ? (
          <Contestable place={reading} remark={reading.keyOf(remark)}>
            {remark}
          </Contestable>
        ) : (
          remark
        )}
      </span>
    </div>
  ))
