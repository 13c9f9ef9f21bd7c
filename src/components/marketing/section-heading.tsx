import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type SectionHeadingProps = { id: string; title: string; children?: ReactNode; className?: string }

export function SectionHeading({ id, title, children, className }: SectionHeadingProps) {
  return (
    <div className={cn('grid max-w-[44rem] gap-3', className)}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children ? <p className="max-w-[58ch] text-lead text-muted-foreground">{children}</p> : null}
    </div>
  )
}
