import { useEffect } from 'react'
import { notifyProblem } from '@/components/ui/notify'

const UNVERIFIED =
  'We could not sign you in: your account there has no verified email address. Please sign up with an ' +
  'email address and a password.'

/** Shows why the sign-in with a provider failed (next-auth puts the code in the URL) and cleans up the URL. */
export function useProviderFailure(): void {
  useEffect(() => {
    const url = new URL(window.location.href)
    const code = url.searchParams.get('error')
    if (code === null || url.pathname !== '/') return
    url.searchParams.delete('error')
    url.searchParams.delete('callbackUrl')
    window.history.replaceState(null, '', url)
    const description = code === 'UnverifiedEmail' ? UNVERIFIED : 'Authentication failed'
    notifyProblem('Error', description)
  }, [])
}
