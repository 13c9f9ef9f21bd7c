import { clsx } from 'clsx'
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const variants = {
  info: { icon: Info, box: 'border-primary/30 bg-primary/6', mark: 'text-primary' },
  success: { icon: CircleCheck, box: 'border-success/35 bg-success/8', mark: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-warning/40 bg-warning/9', mark: 'text-warning' },
  destructive: { icon: OctagonAlert, box: 'border-destructive/40 bg-destructive/8', mark: 'text-destructive' },
}

type AlertProps = {
  variant?: keyof typeof variants
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announces the text when it appears, for alerts that are shown while the page is open. */
  live?: boolean
  className?: string
  /** Marks the alert about a reached limit, so that the same button in the navigation bar is hidden. */
  'data-limit-reached'?: string
}

export function Alert({ variant = 'info', title, children, action, live, className, ...marks }: AlertProps) {
  const { icon: Icon, box, mark } = variants[variant]
  const role = variant === 'destructive' ? 'alert' : 'status'
  return (
    <div
      {...marks}
      role={live ? role : undefined}
      className={clsx(
        'flex flex-col gap-3 rounded-lg border p-4 sm:flex-row sm:items-center sm:justify-between',
        box,
        className,
      )}
    >
      <div className="flex min-w-0 gap-3">
        <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', mark)} />
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold">{title}</p>
          {children ? <div className="mt-0.5 text-foreground/85">{children}</div> : null}
        </div>
      </div>
      {action ? <div className="flex shrink-0 flex-wrap gap-2 pl-8 sm:pl-0">{action}</div> : null}
    </div>
  )
}
