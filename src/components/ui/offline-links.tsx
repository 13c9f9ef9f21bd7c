'use client'

import { useEffect } from 'react'
import { isBehindSignIn, paths } from '@/lib/paths'
import { notifyNotLoaded } from './notify'

/**
 * Without a connection, a link to a page that the server makes for the user says so and keeps the page, which the
 * browser would replace with its own error page. Static pages, and the interview, may have been fetched before.
 */
export function OfflineLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || !needsServer(link)) return
      event.preventDefault()
      event.stopPropagation()
      notifyNotLoaded()
    }
    // In the capture phase: before the listener of the router.
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [])
  return null
}

const needsServer = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  target === '' &&
  pathname !== window.location.pathname &&
  pathname !== paths.interview &&
  isBehindSignIn(pathname)
