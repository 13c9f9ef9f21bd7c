'use client'

import { useEffect } from 'react'
import { hasStoredUser } from '@/lib/stored-user'
import { useSession } from './session'

/**
 * Asks for the session again when another tab has removed the stored user, as signing out does, so that no answers stay
 * on the screen. A page that must stay can still keep it (`SESSION_ENDS`).
 */
export function FollowSignOut() {
  const { refresh } = useSession()
  useEffect(() => {
    const follow = () => {
      if (!hasStoredUser()) refresh()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [refresh])
  return null
}
