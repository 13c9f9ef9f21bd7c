import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Spinner } from './spinner'

export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-lg border border-transparent text-center font-semibold',
    'transition-[background-color,border-color,color,translate] active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-busy:cursor-progress aria-busy:active:translate-y-0',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-[1.125em]',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary-hover',
        outline: 'border-input bg-card text-foreground hover:border-foreground hover:bg-muted',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'rounded-sm text-primary underline decoration-primary/40 decoration-1 underline-offset-4 hover:decoration-primary',
      },
      size: {
        sm: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
        md: 'min-h-10 px-4 py-2 text-[0.9375rem] pointer-coarse:min-h-11',
        lg: 'min-h-12 px-6 py-2.5 text-base',
        icon: 'size-10 p-0 pointer-coarse:size-11',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['sm', 'md', 'lg'], class: 'px-0.5' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Puts the look on the only child (a link, say) instead of a button. `pending` has no effect then. */
    asChild?: boolean
    /** Shows a spinner and ignores presses; the width stays. */
    pending?: boolean
    /** Text to show while pending ('Processing...'); without it the spinner covers the label. */
    pendingLabel?: ReactNode
  }

// A pending button keeps the keyboard's focus, which `disabled` would throw away; so presses are refused by hand.
const refuse = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({ variant, size, asChild, pending, pendingLabel, className, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild)
    return (
      <Slot className={classes} {...props}>
        {children}
      </Slot>
    )
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
      {...(pending ? { onClick: refuse } : {})}
    >
      <PendingContent pending={pending} pendingLabel={pendingLabel}>
        {children}
      </PendingContent>
    </button>
  )
}

/** Both states lie in one grid cell, so that the wider one sets the width once and for all. */
function PendingContent({
  pending,
  pendingLabel,
  children,
}: Pick<ButtonProps, 'pending' | 'pendingLabel' | 'children'>) {
  const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  const covered = pending && !pendingLabel
  return (
    <span className="inline-grid">
      <span className={cn(layer, covered && 'opacity-0', pending && pendingLabel && 'invisible')}>{children}</span>
      <span aria-hidden={!pending} className={cn(layer, !pending && 'invisible')}>
        {pending ? <Spinner /> : pendingLabel ? <span className="size-5" /> : null}
        {pendingLabel}
      </span>
    </span>
  )
}
