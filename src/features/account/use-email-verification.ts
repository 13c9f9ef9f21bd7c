import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '@/features/shared/session'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'

export type Verification =
  | { state: 'loading' }
  | { state: 'verified'; message: string; isTakenOver: boolean }
  /** No one is signed in to this account here; continuing without signing in takes the account over. */
  | { state: 'asking' }
  | { state: 'failed'; message: string; canRetry: boolean }

type Verifying = {
  verification: Verification
  retry: () => void
  takeOver: () => void
}

/**
 * Verifies in an effect after the page has loaded, so that mail scanners, which only fetch the page, do not use the
 * link. If the user is asked to sign in first, it verifies after that.
 */
export function useEmailVerification(token: string | null): Verifying {
  const utils = trpc.useUtils()
  const { user, refresh } = useSession()
  const [verification, setVerification] = useState<Verification>(
    token ? { state: 'loading' } : { state: 'failed', message: 'Invalid verification link', canRetry: false },
  )

  const verify = useCallback(
    async (takesOver = false) => {
      if (!token) return
      setVerification({ state: 'loading' })
      try {
        const { message } = await utils.client.auth.verifyEmail.mutate({ token, takesOver })
        setVerification({ state: 'verified', message, isTakenOver: takesOver })
      } catch (error) {
        if (errorReason(error) === 'sign-in-or-take-over') {
          setVerification({ state: 'asking' })
          return
        }
        const message = errorMessage(error, 'Failed to verify email. Please try again.') || 'Verification failed'
        setVerification({ state: 'failed', message, canRetry: errorReason(error) !== 'broken-link' })
        return
      }
      await Promise.all([refresh(), utils.user.usage.invalidate()])
    },
    [token, utils, refresh],
  )

  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    verify()
  }, [verify])

  const isAsking = verification.state === 'asking'
  const userId = user?.id
  const asked = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isAsking) {
      asked.current = userId
      return
    }
    if (userId !== undefined && userId !== asked.current) verify()
  }, [isAsking, userId, verify])

  return { verification, retry: () => verify(), takeOver: () => verify(true) }
}
