import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { roleName } from '@/domain/interview/roles'
import { removeInterview } from '@/lib/interview-storage'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'
import { useDiscardCost } from '@/trpc/use-discard-cost'
import { useRefetchInterviews } from './use-interviews'

type Props = {
  interview: { id: string; role: string; answeredCount: number; startedAt: Date }
  /** Called when the interview is gone and the dialog is closing: the place for the focus. */
  onDiscarded: () => void
}

/** A button that, after a question, gives an interview up. */
export function DiscardInterview({ interview, onDiscarded }: Props) {
  const { id, role, answeredCount } = interview
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const cost = useDiscardCost({ userId, interview, isOpen })
  const isDone = useRef(false)
  const refetch = useRefetchInterviews()
  const discard = trpc.interview.discard.useMutation({
    onSuccess: () => {
      removeInterview(id)
      void utils.user.usage.invalidate()
      isDone.current = true
      setOpen(false)
      notify({ title: 'Interview discarded', variant: 'success' })
    },
    onError: (error) =>
      notify({
        title: 'Error',
        description: errorMessage(
          error,
          'The interview was not discarded because the server does not answer. Please try again.',
        ),
        variant: 'destructive',
      }),
  })

  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost">
          Discard <span className="sr-only">the {roleName(role)} interview</span>
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (!isDone.current) return
        // The button that opened this goes away with the interview.
        event.preventDefault()
        onDiscarded()
        refetch()
      }}
      title="Discard this interview?"
      description={
        <>
          {answeredCount > 0
            ? `You cannot go on with it then, and your ${answeredCount === 1 ? 'answer is' : `${answeredCount} answers are`} not scored.`
            : 'You cannot go on with it then.'}{' '}
          {cost}
        </>
      }
      action="Discard interview"
      isPending={discard.isPending}
      onConfirm={() => discard.mutate({ id })}
    />
  )
}
