import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'
import { useAttempts } from './attempts-context'

type RemoveCommentProps = { commentId: string; onRemoved: () => void }

/** A button that, after a question, removes a mentor's comment for good. */
export function RemoveComment({ commentId, onRemoved }: RemoveCommentProps) {
  const { interviewId } = useAttempts()
  const utils = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const forget = async () => {
    setOpen(false)
    await Promise.all([utils.mentor.comments.invalidate({ id: interviewId }), utils.mentor.newComments.invalidate()])
    onRemoved()
  }
  const remove = trpc.mentor.removeComment.useMutation({
    onSuccess: forget,
    onError: (error) => {
      // Another tab was faster.
      if (errorReason(error) === 'comment-not-found') return void forget()
      notify({
        title: 'Error',
        description: errorMessage(error, 'Nothing was removed because the server does not answer. Please try again.'),
        variant: 'destructive',
      })
    },
  })
  return (
    <ConfirmDialog
      trigger={
        <Button size="icon" variant="ghost" aria-label="Remove this comment">
          <Trash2 aria-hidden />
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Remove this comment?"
      description="It is gone for good, for whoever wrote it too."
      action="Remove comment"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: commentId })}
    />
  )
}
