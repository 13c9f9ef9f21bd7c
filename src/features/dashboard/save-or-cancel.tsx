import { Button } from '@/components/ui/button'

type Props = { isSubmitting: boolean; isSending: boolean; onCancel: () => void }

/** The buttons of a form that replaced the button that opened it. */
export const SaveOrCancel = ({ isSubmitting, isSending, onCancel }: Props) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" pending={isSending || isSubmitting}>
      Save
    </Button>
    <Button variant="ghost" disabled={isSending} onClick={onCancel}>
      Cancel
    </Button>
  </div>
)
