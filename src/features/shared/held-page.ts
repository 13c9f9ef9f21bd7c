/** Pages with texts that exist nowhere else, because the browser's storage refused them: full, or closed to pages. */
import { useEffect } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { SESSION_ENDS } from './session'

/** While it is held, a page warns before it is left, and an ended session is renewed on it. */
export function useHeldPage(isHeld: boolean): void {
  const { open } = useAuthDialog()
  useEffect(() => {
    if (!isHeld) return
    const warn = (event: Event) => event.preventDefault()
    const signInHere = (event: Event) => {
      event.preventDefault()
      open('sign-in', { stay: true })
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener(SESSION_ENDS, signInHere)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener(SESSION_ENDS, signInHere)
    }
  }, [isHeld, open])
}
