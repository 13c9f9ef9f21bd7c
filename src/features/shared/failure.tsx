import type { ReactNode } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { notifyProblem } from '@/components/ui/notify'
import { errorCode, errorMessage, NO_ANSWER } from '@/trpc/errors'

/** Shows a notice about a failed call: the server's message, or the fallback. */
export const notifyFailure = (error: unknown, fallback = NO_ANSWER, title = 'Error'): void =>
  notifyProblem(title, errorMessage(error, fallback))

type FailureAlertProps = { error: unknown; title: string; children?: ReactNode; className?: string }

/** An inline error message; renders nothing without an error. */
export const FailureAlert = ({ error, children, ...alert }: FailureAlertProps) =>
  error != null && (
    <Alert live variant="destructive" {...alert}>
      {errorMessage(error, NO_ANSWER)} {children}
    </Alert>
  )

/** Why a text could not be sent, with a sign-in button if the session has ended. */
export function SendFailure({ error, title }: { error: unknown; title: string }) {
  const { open } = useAuthDialog()
  if (errorCode(error) !== 'UNAUTHORIZED') {
    return (
      <FailureAlert error={error} title={title}>
        Your text is kept.
      </FailureAlert>
    )
  }
  return (
    <Alert
      live
      variant="destructive"
      title="Your session has ended"
      action={
        <Button size="sm" onClick={() => open('sign-in', { stay: true })}>
          Sign In
        </Button>
      }
    >
      Sign in again, then send it. Your text is kept.
    </Alert>
  )
}
