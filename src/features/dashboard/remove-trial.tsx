import { useRef } from 'react'
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

/** A button that, after a question, forgets the answer that was tried. */
export function RemoveTrial({ onRemove }: { onRemove: () => void }) {
  const isRemoved = useRef(false)
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost">Remove</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          if (!isRemoved.current) return
          // The button that opened this goes away with the answer.
          event.preventDefault()
          document.getElementById('content')?.focus()
          onRemove()
        }}
      >
        <div>
          <AlertDialogTitle>Remove this answer?</AlertDialogTitle>
          <AlertDialogDescription>It is kept on this device only, and cannot be brought back.</AlertDialogDescription>
        </div>
        <AlertDialogFooter>
          <AlertDialogCancel
            variant="destructive"
            onClick={() => {
              isRemoved.current = true
            }}
          >
            Remove it
          </AlertDialogCancel>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
