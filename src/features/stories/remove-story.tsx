import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'

type RemoveStoryProps = { isPending: boolean; onRemove: () => void }

/** A button that, after a question, removes a kept story. */
export function RemoveStory({ isPending, onRemove }: RemoveStoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AlertDialog open={isOpen} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button size="sm" variant="ghost">
          Remove
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <div>
          <AlertDialogTitle>Remove this story?</AlertDialogTitle>
          <AlertDialogDescription>
            What you changed in it is gone then. The answer that it came from stays in its interview.
          </AlertDialogDescription>
        </div>
        <AlertDialogFooter>
          <Button variant="destructive" pending={isPending} onClick={onRemove}>
            Remove story
          </Button>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
