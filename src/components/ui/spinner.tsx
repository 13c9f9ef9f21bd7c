import { clsx } from 'clsx'
import { LineIcon, TURNING_ARC } from './line-icon'

type SpinnerProps = {
  /** May set the size, which is 20 px by default. */
  className?: string
  /** Announced by screen readers; omit it if a text beside the spinner says the same. */
  label?: string
}

export const Spinner = ({ className, label }: SpinnerProps) => (
  <span role={label ? 'status' : undefined} className="inline-flex">
    <LineIcon path={TURNING_ARC} className={clsx('animate-spin', className ?? 'size-5')} />
    {label ? <span className="sr-only">{label}</span> : null}
  </span>
)
