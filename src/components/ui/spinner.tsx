import { LoaderCircle } from 'lucide-react'
import { cn } from '@/lib/cn'

type SpinnerProps = {
  className?: string
  /** Read out to screen readers; leave it out where text beside the spinner says the same. */
  label?: string
}

export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={cn('size-5 animate-spin', className)} />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
