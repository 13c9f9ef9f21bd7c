'use client'

import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { answeredCount } from '@/domain/interview/session'
import { useDiscardCost } from '@/trpc/use-discard-cost'
import { useInterviewSession, useSessionState } from './interview-session-context'
import type { DialogProps } from './use-dialogs'
import type { Leaving } from './use-leaving'

type Props = DialogProps & { leaving: Leaving }

export function ExitDialog({ open, onClose, onCloseAutoFocus, leaving }: Props) {
  const { pending } = leaving
  const { interview } = useInterviewSession()
  const answered = useSessionState(({ session }) => answeredCount(session))
  const cost = useDiscardCost({
    userId: interview.userId,
    interview: { answeredCount: answered, startedAt: interview.createdAt },
    isOpen: open,
  })
  const isBusy = pending !== null
  return (
    <AlertDialog open={open} onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <div>
          <AlertDialogTitle>Exit Interview?</AlertDialogTitle>
          <AlertDialogDescription>
            Save it and go on later from the dashboard, or discard it. A discarded interview cannot be taken up again.{' '}
            {cost}
          </AlertDialogDescription>
        </div>
        <AlertDialogFooter>
          <Button onClick={leaving.save} pending={pending === 'save'} disabled={isBusy && pending !== 'save'}>
            Save for Later
          </Button>
          <AlertDialogCancel disabled={isBusy}>Stay</AlertDialogCancel>
          <Button
            variant="ghost"
            onClick={leaving.discard}
            pending={pending === 'discard'}
            disabled={isBusy && pending !== 'discard'}
            className="text-destructive sm:mr-auto"
          >
            Discard Progress
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
