import { useRef, useState } from 'react'
import { errorCode } from '@/trpc/errors'

/** The state of something that is being created: the data, an error, or neither while it is loading. */
type Resource<T> = {
  data: T | undefined
  /** The last fetch failed, so the data is from an earlier one. */
  isOffline: boolean
  hasFailed: boolean
}

type Looked<T> = { data: T | undefined; error: unknown; isFetchedAfterMount: boolean }

/**
 * @param isLasting whether the data is final
 * @param isUnderWay whether it is still being created, so that earlier data is shown in preference to an error
 */
export function resourceOf<T>(
  { data, error, isFetchedAfterMount }: Looked<T>,
  isLasting: (data: T) => boolean,
  isUnderWay: (data: T) => boolean,
): Resource<T> {
  const found = { data, isOffline: false, hasFailed: false }
  if (data && isLasting(data)) return found
  // Data cached by an earlier screen may be outdated.
  if (!isFetchedAfterMount && !(data && isUnderWay(data))) return { ...found, data: undefined }
  if (!error) return found
  const code = errorCode(error)
  const isGone = code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'UNAUTHORIZED'
  if (data && isUnderWay(data) && !isGone) return { ...found, isOffline: true }
  return { data: undefined, isOffline: false, hasFailed: true }
}

/** Whether this page has been waiting for the result, so that its arrival is announced. */
export function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setWaited] = useState(false)
  if (isWaiting && !hasWaited) setWaited(true)
  return hasWaited
}

/** Polling interval in milliseconds with backoff. @param waitedMs how long the evaluation has been awaited */
export function pollInterval(waitedMs: number): number {
  if (waitedMs < 20_000) return 1_000
  if (waitedMs < 60_000) return 3_000
  return 8_000
}

/** @returns for `refetchInterval`: the interval, which grows with the time waited, or false to stop polling */
export function usePollInterval() {
  const waitingSince = useRef<number | null>(null)
  return (isWaiting: boolean): number | false => {
    if (!isWaiting) {
      waitingSince.current = null
      return false
    }
    waitingSince.current ??= Date.now()
    return pollInterval(Date.now() - waitingSince.current)
  }
}
