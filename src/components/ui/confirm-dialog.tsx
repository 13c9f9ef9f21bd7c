import type { ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogTrigger,
} from './alert-dialog'
import { Button } from './button'

type ConfirmDialogProps = {
  /** The button that opens the dialog. */
  trigger: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: ReactNode
  /** Label of the confirm button. */
  action: string
  isPending: boolean
  onConfirm: () => void
  /** Moves the focus on closing, if the action removes the trigger. */
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks for confirmation before data is deleted; stays open until that is done. */
export const ConfirmDialog = ({
  trigger,
  isOpen,
  onOpenChange,
  title,
  description,
  action,
  isPending,
  onConfirm,
  onCloseAutoFocus,
}: ConfirmDialogProps) => (
  <AlertDialog open={isOpen} onOpenChange={onOpenChange}>
    <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger>
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
