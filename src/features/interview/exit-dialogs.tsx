import { Alert } from '@/components/ui/alert'
import { AlertDialog, AlertDialogCancel, AlertDialogFooter } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { isProbe } from '@/domain/interview/follow-up'
import { answeredCount, isAnsweredAt } from '@/domain/interview/session'
import { useDiscardCost } from '@/features/shared/use-discard-cost'
import { useInterviewSession, usePosition, useSessionState } from './interview-session-context'
import type { DialogKind, DialogProps } from './use-dialogs'
import type { Exit } from './use-exit'

export type ExitDialogsProps = { exit: Exit; propsOf: (kind: DialogKind) => DialogProps }

export const ExitDialogs = ({ exit, propsOf }: ExitDialogsProps) => (
  <>
    <ExitDialog {...propsOf('exit')} exit={exit} />
    <FinishDialog {...propsOf('finish')} exit={exit} />
  </>
)

type Props = DialogProps & { exit: Exit }

function ExitDialog({ open, onClose, onCloseAutoFocus, exit }: Props) {
  const { pending } = exit
  const { interview } = useInterviewSession()
  const answered = useSessionState(({ session }) => answeredCount(session))
  const cost = useDiscardCost({
    userId: interview.userId,
    interview: { answeredCount: answered, startedAt: interview.createdAt, focus: interview.focus },
    isOpen: open,
  })
  const isBusy = pending !== null
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Exit Interview?"
      description={
        <>
          Save it and continue later from the dashboard, or discard it.{' '}
          {interview.focus === null && 'A discarded interview cannot be resumed. '}
          {cost}
        </>
      }
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <AlertDialogFooter>
        <Button onClick={exit.save} pending={pending === 'save'} disabled={isBusy && pending !== 'save'}>
          Save for Later
        </Button>
        <AlertDialogCancel disabled={isBusy}>Stay</AlertDialogCancel>
        <Button
          variant="ghost"
          onClick={exit.discard}
          pending={pending === 'discard'}
          disabled={isBusy && pending !== 'discard'}
          className="text-destructive sm:ml-auto"
        >
          Discard Progress
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}

/** Counts what the results count: the questions that are scored. */
function FinishDialog({ open, onClose, onCloseAutoFocus, exit }: Props) {
  const scored = useInterviewSession().interview.questions.filter(({ id }) => !isProbe(id))
  const { total } = usePosition()
  const answered = useSessionState(({ session }) => scored.filter(({ id }) => isAnsweredAt(session, id)).length)
  const isBusy = exit.pending !== null
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Finish Interview Early?"
      description={
        <>
          You have answered {answered} out of {scored.length} questions. {notCounted(total - scored.length)}Your score
          counts only the questions you answered, and a finished interview cannot be changed.
        </>
      }
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {answered === 0 && (
        <Alert variant="warning" title="There is nothing to score yet">
          Answer at least one question first. A few sentences are enough.
        </Alert>
      )}
      <AlertDialogFooter>
        {answered > 0 && (
          <Button onClick={exit.finish} pending={exit.pending === 'finish'}>
            Finish & Get Results
          </Button>
        )}
        <AlertDialogCancel disabled={isBusy}>Continue Interview</AlertDialogCancel>
      </AlertDialogFooter>
    </AlertDialog>
  )
}

function notCounted(probes: number): string {
  if (probes === 0) return ''
  if (probes === 1) return 'The follow-up about your own words is not scored, so it is not counted here. '
  return `The ${probes} follow-ups about your own words are not scored, so they are not counted here. `
}
