import { useCallback } from 'react'
import { notify } from '@/components/ui/notify'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useSession } from '@/trpc/session'

/** Tells that a call failed: in the server's words, else in the fallback's. A session that has ended is left behind. */
export function useReportFailure() {
  const { forget } = useSession()
  return useCallback(
    (error: unknown, fallback: string) => {
      if (errorCode(error) === 'UNAUTHORIZED') forget('expired')
      else notify({ title: 'Error', description: errorMessage(error, fallback), variant: 'destructive' })
    },
    [forget],
  )
}
