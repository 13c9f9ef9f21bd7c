import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Above the title: a back link or a badge. */
  eyebrow?: ReactNode
  actions?: ReactNode
  className?: string
}

export const PageHeader = ({ title, description, eyebrow, actions, className }: PageHeaderProps) => (
  <header className={clsx('flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between', className)}>
    <div className="grid min-w-0 gap-2">
      {eyebrow ? <div className="text-muted-foreground text-sm">{eyebrow}</div> : null}
      <h1 className="text-title">{title}</h1>
      {description ? <p className="max-w-[62ch] text-lead text-muted-foreground">{description}</p> : null}
    </div>
    {actions ? <div className="flex shrink-0 flex-wrap gap-2.5">{actions}</div> : null}
  </header>
)
