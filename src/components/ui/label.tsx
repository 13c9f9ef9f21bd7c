import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={cn('font-semibold text-[0.9375rem] leading-snug', className)} {...props}>
      {children}
    </label>
  )
}
