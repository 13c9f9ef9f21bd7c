import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const VARIANTS = {
  neutral: 'border-border bg-muted text-muted-foreground',
  primary: 'border-transparent bg-secondary text-secondary-foreground',
  accent: 'border-transparent bg-accent text-accent-foreground',
  outline: 'border-input text-foreground',
  success: 'border-success/35 bg-success/10 text-success',
  warning: 'border-warning/35 bg-warning/10 text-warning',
  destructive: 'border-destructive/35 bg-destructive/10 text-destructive',
}

type BadgeProps = ComponentProps<'span'> & { variant?: keyof typeof VARIANTS | undefined }

export function Badge({ variant = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={clsx('badge', VARIANTS[variant], className)} />
}
