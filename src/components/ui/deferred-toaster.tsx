'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenNoticeWaits } from './notify'
import { useFirstInteraction } from './use-first-interaction'

/** The toaster, fetched after the page; mounted once, above every page. What `notify` is told meanwhile waits. */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const fetchToaster = useCallback(() => {
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => {
        // Tried again with the next message, or when the network is back.
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
