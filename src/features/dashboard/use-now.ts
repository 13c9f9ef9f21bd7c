import { useEffect, useState, useSyncExternalStore } from 'react'
import { EXPIRY_CLOCK_MS } from '@/domain/plans/refresh'

/** The time, renewed every minute and whenever the page comes into view. */
export function useNow(initial: Date): Date {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, EXPIRY_CLOCK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}

const never = () => () => {}

/** False on the server and while the page comes alive: dates in the reader's time zone are not known before. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
