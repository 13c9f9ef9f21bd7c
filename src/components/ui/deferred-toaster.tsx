'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenNoticeWaits } from './notify'
import { useFirstInteraction } from './use-first-interaction'

/** The toaster, loaded after the page; mounted once, in the root layout. Earlier notices wait for it. */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const fetchToaster = useCallback(() => {
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => {
        // Retried with the next notice, or when the network is back.
      },
    )
  }, [])
  useFirstInteraction(fetchToaster)
  useEffect(() => {
    window.addEventListener('online', fetchToaster)
    const ignoreNotices = whenNoticeWaits(fetchToaster)
    return () => {
      window.removeEventListener('online', fetchToaster)
      ignoreNotices()
    }
  }, [fetchToaster])
  return Toaster && <Toaster />
}
