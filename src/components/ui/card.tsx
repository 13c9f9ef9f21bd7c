import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn('flex flex-col gap-5 rounded-xl border bg-card p-5 text-card-foreground sm:p-6', className)}
    />
  )
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('grid gap-1.5', className)} />
}

type Level = 'h2' | 'h3' | 'h4'

export function CardTitle({
  as: Heading = 'h2',
  className,
  children,
  ...props
}: ComponentProps<'h2'> & { as?: Level }) {
  return (
    <Heading {...props} className={cn('text-heading', className)}>
      {children}
    </Heading>
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cn('text-muted-foreground', className)} />
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('grid gap-4', className)} />
}
