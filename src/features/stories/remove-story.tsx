import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

type RemoveStoryProps = { isPending: boolean; onRemove: () => void }

/** A button that, after a question, removes a kept story. */
export function RemoveStory({ isPending, onRemove }: RemoveStoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          Remove
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Remove this story?"
      description="What you changed in it is gone then. The answer that it came from stays in its interview."
      action="Remove story"
      isPending={isPending}
      onConfirm={onRemove}
    />
  )
}
