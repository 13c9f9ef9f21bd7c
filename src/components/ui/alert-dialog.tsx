'use client'

import * as Primitive from 'radix-ui/alert-dialog'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Button, type ButtonProps } from './button'
import { overlayClasses } from './dialog'
import { useReturnFocus } from './use-return-focus'

export const AlertDialog = Primitive.Root
export const AlertDialogTrigger = Primitive.Trigger

/** Holds a decision: it stays until one of its buttons, or Escape, is pressed. */
export function AlertDialogContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  const focusHandlers = useReturnFocus(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-3 sm:p-6">
        <Primitive.Content
          {...props}
          {...focusHandlers}
          className={cn(
            'pointer-events-auto flex max-h-[calc(100dvh-1.5rem)] w-full max-w-lg flex-col gap-5 overflow-y-auto rounded-2xl border bg-card p-5 text-card-foreground shadow-lg',
            'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in sm:p-7',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...props} className={cn('text-heading', className)} />
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description {...props} className={cn('mt-2 text-muted-foreground', className)} />
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn('flex flex-col gap-2.5 sm:flex-row-reverse sm:flex-wrap sm:justify-start', className)}
    />
  )
}

export function AlertDialogCancel({ variant = 'outline', ...props }: ButtonProps) {
  return (
    <Primitive.Cancel asChild>
      <Button variant={variant} {...props} />
    </Primitive.Cancel>
  )
}
