import * as Primitive from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'
import { overlayClasses } from './dialog'
import { useReturnFocus } from './use-return-focus'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger?: ReactNode
  title: string
  description: ReactNode
  more?: ReactNode
  /** Can prevent that the focus returns to the opener. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  children: ReactNode
}

/** A modal decision: it only closes by its buttons or Escape. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, trigger, title, description, more, onCloseAutoFocus, children } = props
  const focusHandlers = useReturnFocus({ onCloseAutoFocus })
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-3 sm:p-6">
          <Primitive.Content
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
    </Primitive.Root>
  )
}

/** The buttons, the primary one first, in the order in which they are tabbed to. */
export const AlertDialogFooter = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">{children}</div>
)

export const AlertDialogCancel = (props: ButtonProps) => (
  <Primitive.Cancel asChild>
    <Button variant="outline" {...props} />
  </Primitive.Cancel>
)
