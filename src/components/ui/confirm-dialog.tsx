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
  /** The button that asks for it. */
  trigger: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: ReactNode
  /** What is done then, on its button. */
  action: string
  isPending: boolean
  onConfirm: () => void
  /** Where the focus goes, for what takes the trigger away with it. */
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks before something is gone for good; stays open until that is done. */
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
