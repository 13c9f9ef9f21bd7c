import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode; className?: string }

export const EmptyState = ({ title, children, icon, action, className }: EmptyStateProps) => (
  <div className={clsx('empty-state', className)}>
    {icon ? (
      <div aria-hidden className="mb-2 text-primary [&_svg:not([class*=size-])]:size-8 [&_svg]:stroke-[1.5]">
        {icon}
      </div>
    ) : null}
    <p className="font-display font-semibold text-heading">{title}</p>
    {children ? <div className="max-w-[48ch] text-muted-foreground">{children}</div> : null}
    {action ? <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div> : null}
  </div>
)
