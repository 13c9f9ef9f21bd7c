import { useAuthDialog } from '@/components/auth-dialog-context'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { errorCode, errorMessage } from '@/trpc/errors'

/** Why a further attempt was not taken, and what to do about it. The text stays where it is. */
export function RetakeProblem({ error }: { error: unknown }) {
  const { open } = useAuthDialog()
  const isSignedOut = errorCode(error) === 'UNAUTHORIZED'
  return (
    <Alert
      live
      variant="destructive"
      title={isSignedOut ? 'Your session has ended' : 'Your new answer was not sent'}
      action={
        isSignedOut ? (
          <Button size="sm" onClick={() => open('sign-in', { stay: true })}>
            Sign In
          </Button>
        ) : undefined
      }
    >
      {isSignedOut
        ? 'Sign in again, then send it. Your text is kept.'
        : `${errorMessage(error, 'There was no answer from the server. Check your connection and send it again.')} Your text is kept.`}
    </Alert>
  )
}
