'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useSession } from '@/trpc/session'

export type Verification =
  | { state: 'loading' }
  | { state: 'verified'; message: string }
  | { state: 'failed'; message: string; canRetry: boolean }

/** Verifies by script, as soon as the page is open: what only fetches the page must not use the link. */
export function useEmailVerification(token: string | null): { verification: Verification; retry: () => void } {
  const utils = trpc.useUtils()
  const { refresh } = useSession()
  const [verification, setVerification] = useState<Verification>(
    token ? { state: 'loading' } : { state: 'failed', message: 'Invalid verification link', canRetry: false },
  )

  const verify = useCallback(async () => {
    if (!token) return
    setVerification({ state: 'loading' })
    try {
      const { message } = await utils.client.auth.verifyEmail.mutate({ token })
      setVerification({ state: 'verified', message })
    } catch (error) {
      const message = errorMessage(error, 'Failed to verify email. Please try again.') || 'Verification failed'
      setVerification({ state: 'failed', message, canRetry: errorCode(error) !== 'BAD_REQUEST' })
      return
    }
    await Promise.all([refresh(), utils.user.usage.invalidate()])
  }, [token, utils, refresh])

  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    verify()
  }, [verify])

  return { verification, retry: verify }
}
