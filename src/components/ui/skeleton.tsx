import { clsx } from 'clsx'

/** The place of something that is being loaded; say so in words beside it, it is silent itself. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />
}
