'use client'

import { useRef, useState } from 'react'
import { errorCode } from '@/trpc/errors'

/**
 * What a screen shows of something that is being made: the data, the problem in its place, or neither while it loads.
 */
type Resource<T> = {
  data: T | undefined
  /** The last look failed, and the data is what was known before. */
  isOffline: boolean
  hasFailed: boolean
}

type Looked<T> = { data: T | undefined; error: unknown; isFetchedAfterMount: boolean }

/**
 * @param isLasting whether the data never changes again
 * @param isUnderWay whether it is still being made, so that what is known of it is better than an error
 */
export function resourceOf<T>(
  { data, error, isFetchedAfterMount }: Looked<T>,
  isLasting: (data: T) => boolean,
  isUnderWay: (data: T) => boolean,
): Resource<T> {
  const found = { data, isOffline: false, hasFailed: false }
  if (data && isLasting(data)) return found
  // What an earlier screen left in the cache may be outdated.
  if (!isFetchedAfterMount && !(data && isUnderWay(data))) return { ...found, data: undefined }
  if (!error) return found
  const code = errorCode(error)
  const isGone = code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'UNAUTHORIZED'
  if (data && isUnderWay(data) && !isGone) return { ...found, isOffline: true }
  return { data: undefined, isOffline: false, hasFailed: true }
}

/** Whether something was waited for on this page, so that its arrival is news. */
export function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setWaited] = useState(false)
  if (isWaiting && !hasWaited) setWaited(true)
  return hasWaited
}

/**
 * Milliseconds until the next look at an evaluation that has been waited for this long: quick at first, then calmer.
 */
export function pollInterval(waitedMs: number): number {
  if (waitedMs < 20_000) return 1_000
  if (waitedMs < 60_000) return 3_000
  return 8_000
}

/** @returns for `refetchInterval`: the pause before the next look, which grows with the time waited; false: none */
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
