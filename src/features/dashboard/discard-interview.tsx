import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notifySuccess } from '@/components/ui/notify'
import { interviewName } from '@/domain/interview/roles'
import { notifyFailure } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { useDiscardCost } from '@/features/shared/use-discard-cost'
import { removeInterview } from '@/lib/interview-storage'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'
import { useRefetchInterviews } from './use-interviews'

type Props = {
  interview: { id: string; role: string; focus: string | null; answeredCount: number; startedAt: Date }
  /** Called when the interview is discarded and the dialog closes, to move the focus. */
  onDiscarded: () => void
  /** Ids of what tells it from another interview of the same name. */
  describedBy?: string
}

export function DiscardInterview({ interview, onDiscarded, describedBy }: Props) {
  const { id, answeredCount } = interview
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const cost = useDiscardCost({ userId, interview, isOpen })
  const isDone = useRef(false)
  const refetch = useRefetchInterviews()
  const close = () => {
    void utils.user.usage.invalidate()
    isDone.current = true
    setOpen(false)
  }
  const discard = trpc.interview.discard.useMutation({
    onSuccess: () => {
      removeInterview(id)
      close()
      notifySuccess('Interview discarded')
    },
    onError: (error) => {
      // It has ended in another tab or browser.
      if (errorCode(error) === 'CONFLICT' || errorCode(error) === 'NOT_FOUND') close()
      notifyFailure(error, 'The interview was not discarded because the server does not answer. Please try again.')
    },
  })

  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" aria-describedby={describedBy}>
          Discard <span className="sr-only">the {interviewName(interview)} interview</span>
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (!isDone.current) return
        // The trigger is removed together with the interview.
        event.preventDefault()
        onDiscarded()
        refetch()
      }}
      title="Discard this interview?"
      description={
        <>
          {interview.focus === null && lossText(answeredCount)} {cost}
        </>
      }
      action="Discard interview"
      isPending={discard.isPending}
      onConfirm={() => discard.mutate({ id })}
    />
  )
}

function lossText(answered: number): string {
  if (answered === 0) return 'You will not be able to continue it.'
  const answers = answered === 1 ? 'answer' : `${answered} answers`
  return `You will not be able to continue it, and your ${answers} will not be scored.`
}
