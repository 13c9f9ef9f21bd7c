import { clsx } from 'clsx'
import { LineIcon, TURNING_ARC } from './line-icon'

type SpinnerProps = {
  /** With a size, which is 20 px otherwise. */
  className?: string
  /** Read out to screen readers; leave it out where text beside the spinner says the same. */
  label?: string
}

export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LineIcon path={TURNING_ARC} className={clsx('animate-spin', className ?? 'size-5')} />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
