import { FileQuestionMark, LogIn, WifiOff } from 'lucide-react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { BackToDashboard } from '@/components/back-links'
import { PageMessage } from '@/components/page-message'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { errorCode, errorMessage } from '@/trpc/errors'

const NOTHING_LOST = 'No answer came from the server. Check your connection; nothing is lost.'

type Failed = { error: unknown; isFetching: boolean; refetch: () => unknown }

type LoadProblemProps = {
  query: Failed
  title: string
  signedOut: string
  /** Shown if the content does not exist or belongs to another user. */
  missing?: { title: string; text: string }
  /** Reassurance about data that is stored on the server. */
  kept?: string
}

/** Replaces a page whose content could not be loaded. */
export function LoadProblem({
  query: { error, isFetching, refetch },
  title,
  signedOut,
  missing,
  kept,
}: LoadProblemProps) {
  const { open } = useAuthDialog()
  const code = errorCode(error)
  if (code === 'UNAUTHORIZED') {
    return (
      <PageMessage
        icon={<LogIn />}
        title="Your session has ended"
        actions={
          <Button size="lg" onClick={() => open('sign-in')}>
            Sign In
          </Button>
        }
      >
        <p role="alert">{signedOut}</p>
      </PageMessage>
    )
  }
  if (missing && (code === 'NOT_FOUND' || code === 'BAD_REQUEST')) {
    return (
      <PageMessage icon={<FileQuestionMark />} title={missing.title} actions={<BackToDashboard />}>
        <p>{missing.text}</p>
      </PageMessage>
    )
  }
  return (
    <PageMessage
      icon={<WifiOff />}
      title={title}
      actions={
        <>
          <Button size="lg" pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <p role="alert">
        {errorMessage(error, NOTHING_LOST)} {kept}
      </p>
    </PageMessage>
  )
}

type LoadFailureProps = { query: Omit<Failed, 'error'> & { error?: unknown }; title: string; text?: string }

/** Replaces a part of a page that could not be loaded. @param text shown instead of the error's message */
export const LoadFailure = ({ query: { error, isFetching, refetch }, title, text }: LoadFailureProps) => (
  <Alert
    live
    variant="warning"
    title={title}
    action={
      <Button size="sm" variant="outline" pending={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    }
  >
    {text ?? errorMessage(error, NOTHING_LOST)}
  </Alert>
)
