'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type Notice, waitingNotice, whenNoticeWaits } from './notify'
import { useFirstInteraction } from './use-first-interaction'

/** As long as the toaster shows a notice. */
const SHOWN_MS = 6_000

/**
 * The toaster, loaded after the page; mounted once, in the root layout. Earlier notices wait for it, and are shown in a
 * plain box where it cannot be loaded.
 */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<Notice | null>(null)
  const fetchToaster = useCallback(() => {
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      // Retried with the next notice, or when the network is back.
      () => {
        setPlain(waitingNotice())
        setTimeout(() => setPlain(null), SHOWN_MS)
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
  if (Toaster) return <Toaster />
  if (!plain) return null
  return (
    <p role="alert" className="fixed inset-x-3 bottom-3 z-50 rounded-lg border bg-card p-4 text-sm shadow-lg">
      <b>{plain.title}</b> {plain.description}
    </p>
  )
}
