import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SectionHeadingProps = { id: string; title: string; children?: ReactNode; className?: string }

export const SectionHeading = ({ id, title, children, className }: SectionHeadingProps) => (
  <div className={clsx('grid max-w-[44rem] gap-3', className)}>
    <h2 id={id} className="text-title">
      {title}
    </h2>
    {children ? <p className="max-w-[58ch] text-lead text-muted-foreground">{children}</p> : null}
  </div>
)
