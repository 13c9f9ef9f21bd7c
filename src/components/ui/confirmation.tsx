import type { ReactNode } from 'react'
import { AlertDialog, AlertDialogCancel, AlertDialogFooter } from './alert-dialog'
import { Button } from './button'

export type ConfirmationProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: ReactNode
  action: string
  isPending: boolean
  onConfirm: () => void
  /** Moves the focus on closing, if the action removes the button that opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void
}

/** The dialog of `ConfirmDialog`, which loads it. */
export const Confirmation = ({ isOpen, action, isPending, onConfirm, ...dialog }: ConfirmationProps) => (
  <AlertDialog open={isOpen} {...dialog}>
    <AlertDialogFooter>
      <Button variant="destructive" pending={isPending} onClick={onConfirm}>
        {action}
      </Button>
      <AlertDialogCancel>Keep it</AlertDialogCancel>
    </AlertDialogFooter>
  </AlertDialog>
)
