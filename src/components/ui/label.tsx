import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const Label = ({ className, htmlFor, children, ...props }: ComponentProps<'label'> & { htmlFor: string }) => (
  <label htmlFor={htmlFor} className={clsx('font-semibold text-[0.9375rem] leading-snug', className)} {...props}>
    {children}
  </label>
)
