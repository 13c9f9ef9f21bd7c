import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The heading of a section. */
export const SectionTitle = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={clsx('section-title', className)} />
)
