import { type ReactNode, useEffect, useState } from 'react'
import { BackToDashboard } from './back-links'
import { Alert } from './ui/alert'

type WaitingPageProps = {
  title: ReactNode
  text: string
  isOffline: boolean
  offlineText: string
  /** Milliseconds after which a text says that it takes longer than usual. */
  longMs: number
  longText: string
  children?: ReactNode
}

/** A page to wait on: what is being done, and that the user may leave. */
export function WaitingPage({ title, text, isOffline, offlineText, longMs, longText, children }: WaitingPageProps) {
  const isLong = useIsLong(longMs)
  return (
    <div className="container-page py-12 sm:py-20">
      <div className="grid max-w-[38rem] gap-6">
        <div className="grid gap-3">
          <h1 className="flex items-center gap-4 text-title">{title}</h1>
          <p className="text-lead text-muted-foreground">{text}</p>
        </div>
        {children}
        {isOffline && (
          <Alert live variant="warning" title="There is no connection right now">
            {offlineText}
          </Alert>
        )}
        {isLong && !isOffline && (
          <Alert live title="This is taking longer than usual">
            {longText}
          </Alert>
        )}
        <div className="flex">
          <BackToDashboard />
        </div>
      </div>
    </div>
  )
}

function useIsLong(longMs: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [longMs])
  return isLong
}
