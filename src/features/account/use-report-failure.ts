import { useCallback } from 'react'
import { notifyFailure } from '@/features/shared/failure'
import { useSession } from '@/features/shared/session'
import { errorCode } from '@/trpc/errors'

/**
 * Shows a notice about a failed call: the server's message, or the fallback. If the session has ended, signs the user
 * out locally instead.
 */
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
