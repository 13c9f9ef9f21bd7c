import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The heading of a part of a page. */
export const SectionTitle = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={clsx('section-title', className)} />
)
