import type { ReactNode } from 'react'
import { AlertDialog, AlertDialogCancel, AlertDialogContent, AlertDialogFooter } from './alert-dialog'
import { Button } from './button'

export type ConfirmationProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: ReactNode
  /** Label of the confirm button. */
  action: string
  isPending: boolean
  onConfirm: () => void
  /** Moves the focus on closing, if the action removes the button that opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void
}

/** The dialog of `ConfirmDialog`, which loads it. */
export const Confirmation = ({
  isOpen,
  onOpenChange,
  title,
  description,
  action,
  isPending,
  onConfirm,
  onCloseAutoFocus,
}: ConfirmationProps) => (
  <AlertDialog open={isOpen} onOpenChange={onOpenChange}>
    <AlertDialogContent title={title} description={description} {...(onCloseAutoFocus && { onCloseAutoFocus })}>
      <AlertDialogFooter>
        <Button variant="destructive" pending={isPending} onClick={onConfirm}>
          {action}
        </Button>
        <AlertDialogCancel>Keep it</AlertDialogCancel>
      </AlertDialogFooter>
    </AlertDialogContent>
  </AlertDialog>
)
