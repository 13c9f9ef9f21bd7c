import { useEffect } from 'react'
import { STORED_USER_KEY } from '@/lib/stored-user'
import { useSession } from './session'

/**
 * Refetches the user where the plan decides what is offered: at first, whenever the page becomes visible, and when
 * another tab has stored or removed the user, as after a purchase or signing out there.
 */
export function useFreshUser(): void {
  const { refresh } = useSession()
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }
    const onStored = ({ key }: StorageEvent) => {
      if (key === STORED_USER_KEY) refresh()
    }
    check()
    document.addEventListener('visibilitychange', check)
    window.addEventListener('storage', onStored)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('storage', onStored)
    }
  }, [refresh])
}
