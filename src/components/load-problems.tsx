import { FileQuestionMark, LogIn, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAuthDialog } from './auth-dialog-context'
import { BackToDashboard } from './back-to-dashboard'
import { PageMessage } from './page-message'
import { Button } from './ui/button'

/** In place of a result that does not exist, or belongs to somebody else. */
export function NotFoundMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageMessage icon={<FileQuestionMark />} title={title} actions={<BackToDashboard />}>
      <p>{children}</p>
    </PageMessage>
  )
}

/** In place of a result whose reader was signed out. */
export function SignedOutMessage({ children }: { children: ReactNode }) {
  const { open } = useAuthDialog()
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
      <p role="alert">{children}</p>
    </PageMessage>
  )
}

type UnreachableMessageProps = { title: string; isFetching: boolean; onRetry: () => void; children: ReactNode }

/** In place of a result that could not be fetched. */
export function UnreachableMessage({ title, isFetching, onRetry, children }: UnreachableMessageProps) {
  return (
    <PageMessage
      icon={<WifiOff />}
      title={title}
      actions={
        <>
          <Button size="lg" pending={isFetching} onClick={onRetry}>
            Try again
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <p role="alert">{children}</p>
    </PageMessage>
  )
}
