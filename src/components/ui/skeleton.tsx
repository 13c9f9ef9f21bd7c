import { clsx } from 'clsx'

/** A placeholder for loading content. Silent for screen readers, so describe it in a text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />
}
