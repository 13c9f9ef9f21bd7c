'use client'

import { useEffect } from 'react'
import { THEME_CHOSEN, THEME_KEY } from '@/lib/theme'
import { HYDRATED } from './hold-early-events'

/**
 * Rendered last on the page: announces the end of hydration, so that early events are replayed. Next sends an empty
 * document for a page that is not found under a path of its own; React then draws it without running the script in it.
 */
export function HydratedSignal() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED))
    if (document.documentElement.dataset.followsTheme === undefined) {
      void import('./follow-theme').then(({ followTheme }) => followTheme(THEME_KEY, THEME_CHOSEN))
    }
  }, [])
  return null
}
