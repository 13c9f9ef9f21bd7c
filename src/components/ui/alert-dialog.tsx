import * as Primitive from 'radix-ui/alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from './button'
import { overlayClasses } from './dialog'
import { useReturnFocus } from './use-return-focus'

export const AlertDialog = Primitive.Root
export const AlertDialogTrigger = Primitive.Trigger

type AlertDialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  title: string
  description: ReactNode
  /** Directly below the description. */
  more?: ReactNode
}

/** A modal decision: it only closes by its buttons or Escape. */
export function AlertDialogContent({ title, description, more, children, ...props }: AlertDialogContentProps) {
  const focusHandlers = useReturnFocus(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-3 sm:p-6">
        <Primitive.Content
          {...props}
          {...focusHandlers}
          className={
            'pointer-events-auto flex max-h-[calc(100dvh-1.5rem)] w-full max-w-lg flex-col gap-5 overflow-y-auto ' +
            'rounded-2xl border bg-card p-5 text-card-foreground shadow-lg ' +
            'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in sm:p-7'
          }
        >
          <div>
            <Primitive.Title className="text-heading">{title}</Primitive.Title>
            <Primitive.Description className="mt-2 text-muted-foreground">{description}</Primitive.Description>
            {more}
          </div>
          {children}
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  )
}

/** The buttons, the primary one first. */
export const AlertDialogFooter = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:flex-wrap sm:justify-start">{children}</div>
)

export const AlertDialogCancel = ({ variant = 'outline', ...props }: ButtonProps) => (
  <Primitive.Cancel asChild>
    <Button variant={variant} {...props} />
  </Primitive.Cancel>
)
