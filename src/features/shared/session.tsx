'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { strictContext } from '@/components/strict-context'
import { type Notice, notify } from '@/components/ui/notify'
import { takeAskedPage } from '@/lib/asked-page'
import { isBehindSignIn, paths } from '@/lib/paths'
import { hasStoredUser, keepUser, readUser, removeUser } from '@/lib/stored-user'
import type { UserDto } from '@/schemas/user'
import { errorCode } from '@/trpc/errors'

// Not with the page: a visitor who reads a guide never calls a procedure.
const loadApi = () => import('@/trpc/api')

const SESSION_EXPIRED: Notice = {
  title: 'Session expired',
  description: 'Please log in again to continue.',
  variant: 'destructive',
}

type Session = {
  /** null: a visitor. undefined: not known yet, as on a static page before the browser was asked. */
  user: UserDto | null | undefined
  /** After signing in, or when the server returned a newer record. */
  setUser: (user: UserDto) => void
  /** Forgets the user in this browser, and tells them why when the session ended by itself. */
  forget: (reason?: 'expired') => void
  /** Ends the session on the server, then goes home. */
  signOut: () => Promise<void>
  refresh: () => Promise<void>
}

const SessionContext = strictContext<Session>('useSession')
export const useSession = SessionContext.use

export function useUser(): UserDto {
  const { user } = useSession()
  if (!user) throw new Error('useUser is for screens behind sign-in')
  return user
}

/** @param initialUser what the server knows; undefined on pages that are the same for everybody */
export function SessionProvider({ initialUser, children }: { initialUser?: UserDto | null; children: ReactNode }) {
  const router = useRouter()
  const [user, setState] = useState(initialUser)

  const setUser = useCallback((next: UserDto) => {
    setState(next)
    keepUser(next)
  }, [])

  const forget = useCallback((reason?: 'expired') => {
    removeUser()
    setState(null)
    loadApi().then(
      ({ queryCache }) => queryCache().invalidateQueries(),
      () => {
        // Where it cannot be fetched nothing was cached.
      },
    )
    if (reason === 'expired') {
      notify(SESSION_EXPIRED)
    }
  }, [])

  const refresh = useCallback(async () => {
    try {
      const stored = await readUser()
      if (!stored) return
      const { client } = await loadApi()
      const current = await client.user.current.query()
      if (current?.id === stored.id) return setUser(current)
      forget('expired')
      router.refresh()
    } catch (error) {
      if (errorCode(error) === 'NOT_FOUND') {
        forget('expired')
        router.refresh()
      } else {
        // The cached record stays.
        // biome-ignore lint/suspicious/noConsole: a failed refresh is only logged.
        console.warn('The user record could not be refreshed.', error)
      }
    }
  }, [setUser, forget, router])

  // What the server rendered is the newest there is; a static page asks the browser first and the server after.
  useEffect(() => {
    if (initialUser === undefined) {
      readUser().then(setState, () => {
        // Not known yet, as before; `refresh` says why.
      })
      refresh()
      return
    }
    setState(initialUser)
    if (initialUser) return keepUser(initialUser)
    // The browser remembers somebody whom the server knows no more: their session ended by itself.
    const wantsMore = takeAskedPage() || isBehindSignIn(window.location.pathname)
    const hasExpired = hasStoredUser() && wantsMore
    removeUser()
    if (hasExpired) notify(SESSION_EXPIRED)
  }, [initialUser, refresh])

  const signOut = useCallback(async () => {
    try {
      const { client } = await loadApi()
      await client.auth.logout.mutate()
    } catch {
      notify({
        title: 'Error',
        description: 'You could not be signed out because the server does not answer. Please try again.',
        variant: 'destructive',
      })
      return
    }
    forget()
    router.push(paths.home)
    router.refresh()
  }, [forget, router])

  const session = useMemo(
    () => ({ user, setUser, forget, signOut, refresh }),
    [user, setUser, forget, signOut, refresh],
  )
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}
