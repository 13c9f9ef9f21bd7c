import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { errorMessage } from '@/trpc/errors'

type Props = {
  title: string
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Stands in the place of what could not be loaded, with the way to try again. */
export function LoadFailure({ title, error, isRetrying, onRetry }: Props) {
  return (
    <Alert
      variant="warning"
      live
      title={title}
      action={
        <Button variant="outline" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'No answer came from the server. Check your connection; nothing is lost.')}
    </Alert>
  )
}
