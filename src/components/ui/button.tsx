import { clsx } from 'clsx'
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Spinner } from './spinner'

export type ButtonLooks = {
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'destructive' | 'link' | undefined
  size?: 'sm' | 'md' | 'lg' | 'icon' | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Renders the only child (for example a link) with the look of a button. `pending` then has no effect. */
    asChild?: boolean
    /** Shows a spinner and ignores clicks; the width does not change. With it, a double click counts once. */
    pending?: boolean
    /** Text to show while pending ('Processing...'); without it the spinner covers the label. */
    pendingLabel?: ReactNode
  }

/** The classes of a button, defined in app/controls.css. */
export const buttonClasses = ({ variant = 'primary', size = 'md' }: ButtonLooks, className?: string) =>
  clsx('button', `button-${size}`, `button-${variant}`, className)

// A pending button must keep the keyboard focus, which `disabled` would remove, so clicks are cancelled instead.
const refuse = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({ variant, size, asChild, pending, pendingLabel, className, children, ...props }: ButtonProps) {
  const classes = buttonClasses({ variant, size }, className)
  if (asChild) return isValidElement(children) && dressed(children, classes, props)
  if (pending === undefined)
    return (
      <button type="button" className={classes} {...props}>
        {children}
      </button>
    )
  return (
    <button
      type="button"
      className={classes}
      {...props}
      aria-busy={pending}
      aria-disabled={pending || props['aria-disabled']}
      onClick={(event) => (pending || event.detail > 1 ? refuse(event) : props.onClick?.(event))}
    >
      <PendingContent pending={pending} pendingLabel={pendingLabel}>
        {children}
      </PendingContent>
    </button>
  )
}

type Dressed = ReactElement<{ className?: string }>

/** Clones the child with the classes; its own props win. */
const dressed = (child: ReactElement, classes: string, props: object) => {
  const { props: own } = child as Dressed
  return cloneElement(child as Dressed, { ...props, ...own, className: clsx(classes, own.className) })
}

/** Both states share one grid cell, so that the wider one determines the width. */
function PendingContent({
  pending,
  pendingLabel,
  children,
}: Pick<ButtonProps, 'pending' | 'pendingLabel' | 'children'>) {
  const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  const covered = pending && !pendingLabel
  return (
    <span className="inline-grid">
      <span className={clsx(layer, covered && 'opacity-0', pending && pendingLabel && 'invisible')}>{children}</span>
      <span aria-hidden={!pending} className={clsx(layer, !pending && 'invisible')}>
        {pending ? <Spinner /> : pendingLabel ? <span className="size-5" /> : null}
        {pendingLabel}
      </span>
    </span>
  )
}
