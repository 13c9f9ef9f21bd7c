import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const SectionTitle = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={clsx('section-title', className)} />
)
