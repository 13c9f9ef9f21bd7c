import { useCallback, useEffect, useRef } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { useSession } from '@/features/shared/session'
import type { UserDto } from '@/schemas/user'
import { useInterviewSession } from './interview-session-context'

/** Opens the sign-in dialog over the interview. Once the same user has signed in, the interview continues. */
export function useSignInAgain(): () => void {
  const { interview, sync } = useInterviewSession()
  const { open } = useAuthDialog()
  const { user } = useSession()
  const waiting = useRef<{ before: UserDto | null | undefined } | null>(null)

  useEffect(() => {
    if (!waiting.current || !user || user === waiting.current.before) return
    waiting.current = null
    if (user.id === interview.userId) sync.sendNow()
  }, [user, interview.userId, sync])

  return useCallback(() => {
    waiting.current = { before: user }
    open('sign-in', { stay: true })
  }, [open, user])
}
