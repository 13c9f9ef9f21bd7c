import type { ReactNode } from 'react'
import { ShortDate } from './local-dates'
import { Badge } from './ui/badge'

type MentorCommentProps = {
  comment: { name: string; text: string; createdAt: Date; isNew?: boolean }
  unnamed: string
  action?: ReactNode
}

/** A mentor's comment, as plain text in the direction of its script. */
export function MentorComment({
  comment: { name, text, createdAt, isNew = false },
  unnamed,
  action,
}: MentorCommentProps) {
  return (
    <article
      className={
        'grid gap-1.5 rounded-lg border-accent border-l-4 bg-accent-soft/50 px-4 py-3 ' + 'print:break-inside-avoid'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name || unnamed}</bdi>
        </p>
        <span className="text-muted-foreground text-sm">
          <ShortDate at={createdAt} />
        </span>
        {isNew && <Badge variant="accent">New</Badge>}
        {action && <span className="ml-auto print:hidden">{action}</span>}
      </div>
      <p dir="auto" className="max-w-[70ch] whitespace-pre-line leading-[1.7] wrap-anywhere">
        {text}
      </p>
    </article>
  )
}
