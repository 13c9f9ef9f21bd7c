import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('card', className)} />
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('grid gap-1.5', className)} />
}

export const CardTitle = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={clsx('card-title', className)} />
)

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx('text-muted-foreground', className)} />
}
