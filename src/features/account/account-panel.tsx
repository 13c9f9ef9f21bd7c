import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

const TONES = {
  primary: 'bg-secondary text-secondary-foreground',
  success: 'bg-success/12 text-success',
  destructive: 'bg-destructive/10 text-destructive',
}

type Props = {
  icon: LucideIcon
  tone?: keyof typeof TONES
  title: string
  description: ReactNode
  /** Focuses the title on mount, for a panel that replaces the element that had the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

/** A page with a single short step, such as opening an emailed link or setting a password. */
export function AccountPanel({ icon: Icon, tone = 'primary', title, description, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6 px-4 py-10 sm:px-6 sm:py-20">
      <span aria-hidden className={clsx('inline-flex size-12 items-center justify-center rounded-xl', TONES[tone])}>
        <Icon className="size-6" strokeWidth={1.75} />
      </span>
      <div className="grid gap-3" aria-live="polite">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
        <div className="text-lead text-muted-foreground">{description}</div>
      </div>
      {children}
    </div>
  )
}
