'use client'

import { Alert } from '@/components/ui/alert'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import type { DialogProps } from './use-dialogs'
import type { Leaving } from './use-leaving'

type Props = DialogProps & { leaving: Leaving; answered: number; total: number }

export function FinishDialog({ open, onClose, onCloseAutoFocus, leaving, answered, total }: Props) {
  const isBusy = leaving.pending !== null
  return (
    <AlertDialog open={open} onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <div>
          <AlertDialogTitle>Finish Interview Early?</AlertDialogTitle>
          <AlertDialogDescription>
            You have answered {answered} out of {total} questions. Your score counts only the questions you answered,
            and a finished interview cannot be changed.
          </AlertDialogDescription>
        </div>
        {answered === 0 && (
          <Alert variant="warning" title="There is nothing to score yet">
            Answer at least one question first. A few sentences are enough.
          </Alert>
        )}
        <AlertDialogFooter>
          {answered > 0 && (
            <Button onClick={leaving.finish} pending={leaving.pending === 'finish'}>
              Finish & Get Results
            </Button>
          )}
          <AlertDialogCancel disabled={isBusy}>Continue Interview</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
