import { useCallback, useEffect, useRef, useState } from 'react'
import { retryDelay } from '@/domain/interview/save-status'

type Tries = { failures: number; isStopped: boolean; goOn: () => void }

const NO_TRIES: Tries = { failures: 0, isStopped: false, goOn: () => {} }

/**
 * Waits between the tries of a call to a server that cannot be reached: longer after each failure, and no longer once
 * the browser reports a connection.
 */
export function useNextTry() {
  const [isWaiting, setWaiting] = useState(false)
  const tries = useRef(NO_TRIES)

  /** Must be called before the first try. */
  const begin = useCallback(() => {
    tries.current = { ...NO_TRIES }
  }, [])

  /** Must be called after a failed try; resolves to false if there is to be no other. */
  const wait = useCallback(async (): Promise<boolean> => {
    const now = tries.current
    if (now.isStopped) return false
    now.failures += 1
    setWaiting(true)
    await new Promise<void>((resolve) => {
      const listening = new AbortController()
      const goOn = () => {
        clearTimeout(timer)
        listening.abort()
        resolve()
      }
      const timer = setTimeout(goOn, retryDelay(now.failures))
      window.addEventListener('online', goOn, { signal: listening.signal })
      now.goOn = goOn
    })
    return !now.isStopped
  }, [])

  /** Ends waiting; a try that is under way is the last one. */
  const stop = useCallback(() => {
    tries.current.isStopped = true
    tries.current.goOn()
    setWaiting(false)
  }, [])
  useEffect(() => stop, [stop])

  return { isWaiting, begin, wait, stop }
}
