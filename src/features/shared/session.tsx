'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { strictContext } from '@/components/strict-context'
import { notifyProblem } from '@/components/ui/notify'
import { takeAskedPage } from '@/lib/asked-page'
import { isBehindSignIn, paths } from '@/lib/paths'
import { hasStoredUser, keepUser, readUser, removeUser } from '@/lib/stored-user'
import type { UserDto } from '@/schemas/user'

// Loaded lazily, because a visitor who only reads a guide never calls a procedure.
const loadApi = () => import('@/trpc/api')

const notifyExpired = (more?: { isForNextPage: true }) =>
  notifyProblem('Session expired', 'Please log in again to continue.', more)

type Session = {
  /** null: a visitor. undefined: not known yet, as on a static page before the session is loaded. */
  user: UserDto | null | undefined
  /** To be called after signing in, or when the server returned a newer record. */
  setUser: (user: UserDto) => void
  /** Removes the user from this browser; with 'expired', also shows that the session has ended. */
  forget: (reason?: 'expired') => void
  /** Ends the session on the server, then navigates to the home page. */
  signOut: () => Promise<void>
  refresh: () => Promise<void>
}

/** Event before the page of an ended session is left; a page that must stay cancels it. */
export const SESSION_ENDS = 'session-ends'

const SessionContext = strictContext<Session>('useSession')
export const useSession = SessionContext.use

export function useUser(): UserDto {
  const { user } = useSession()
  if (!user) throw new Error('useUser needs a session')
  return user
}

/** @param initialUser the user that the server rendered for; undefined on static pages */
export function SessionProvider({ initialUser, children }: { initialUser?: UserDto | null; children: ReactNode }) {
  const router = useRouter()
  const [user, setState] = useState(initialUser)
  const shown = useRef(user)
  useEffect(() => {
    shown.current = user
  }, [user])

  const setUser = useCallback((next: UserDto) => {
    setState(next)
    keepUser(next)
  }, [])

  const forget = useCallback((reason?: 'expired') => {
    removeUser()
    setState(null)
    shown.current = null
    loadApi().then(
      ({ queryCache }) => queryCache().invalidateQueries(),
      () => {
        // If the module cannot be loaded, nothing was cached.
      },
    )
    // The settings lead to the home page now.
    if (reason === 'expired') notifyExpired({ isForNextPage: true })
  }, [])

  const refresh = useCallback(async () => {
    try {
      // Signing out in another tab removes the stored record; this one still shows the user.
      const known = (await readUser()) ?? shown.current
      if (!known) return
      const { client } = await loadApi()
      const current = await client.user.current.query()
      if (current?.id === known.id) return setUser(current)
      // Another call was answered first, and has forgotten the user.
      if (!shown.current && !hasStoredUser()) return
      if (!window.dispatchEvent(new Event(SESSION_ENDS, { cancelable: true }))) return
      forget('expired')
      router.refresh()
    } catch (error) {
      // The stored record is kept.
      // biome-ignore lint/suspicious/noConsole: a failed refresh is only logged.
      console.warn('The user record could not be refreshed.', error)
    }
  }, [setUser, forget, router])

  // A record rendered by the server is up to date; a static page reads the stored one and then asks the server.
  useEffect(() => {
    if (initialUser === undefined) {
      readUser().then(setState, () => {
        // Still unknown; `refresh` reports the reason.
      })
      refresh()
      return
    }
    setState(initialUser)
    if (initialUser) return keepUser(initialUser)
    // The browser has a stored user whom the server does not know: the session has expired.
    const wantsMore = takeAskedPage() || isBehindSignIn(window.location.pathname)
    const hasExpired = hasStoredUser() && wantsMore
    removeUser()
    if (hasExpired) notifyExpired()
  }, [initialUser, refresh])

  const signOut = useCallback(async () => {
    try {
      const { client } = await loadApi()
      await client.auth.logout.mutate()
    } catch {
      return notifyProblem('Error', 'You could not be signed out because the server does not answer. Please try again.')
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
