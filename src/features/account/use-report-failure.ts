import { useCallback } from 'react'
import { notifyFailure } from '@/features/shared/failure'
import { useSession } from '@/features/shared/session'
import { errorCode } from '@/trpc/errors'

/** Tells that a call failed: in the server's words, else in the fallback's. A session that has ended is left behind. */
export function useReportFailure() {
  const { forget } = useSession()
  return useCallback(
    (error: unknown, fallback: string) => {
      if (errorCode(error) === 'UNAUTHORIZED') forget('expired')
      else notifyFailure(error, fallback)
    },
    [forget],
  )
}
