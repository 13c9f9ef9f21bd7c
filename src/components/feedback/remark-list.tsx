import { Info } from 'lucide-react'

/** What to know about how a text was read. */
export const RemarkList = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.map((remark) => (
    <p key={remark} className="flex gap-2.5 text-muted-foreground">
      <Info aria-hidden className="mt-1 size-4.5 shrink-0" />
      <span className="min-w-0 break-words">{remark}</span>
    </p>
  ))
