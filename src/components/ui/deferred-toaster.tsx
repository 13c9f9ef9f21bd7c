'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type Notice, waitingNotice, whenNoticeWaits } from './notify'
import { useFirstInteraction } from './use-first-interaction'

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
      () => setPlain(waitingNotice()),
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
  return plain && <PlainNotice notice={plain} onClose={() => setPlain(null)} />
}

const PlainNotice = ({ notice: { title, description }, onClose }: { notice: Notice; onClose: () => void }) => (
  <div
    className={
      'fixed inset-x-3 bottom-3 z-50 flex items-start justify-between gap-3 rounded-lg border bg-card p-4 ' +
      'text-card-foreground text-sm shadow-lg sm:left-auto sm:w-96'
    }
  >
    <div role="alert">
      <p className="font-semibold">{title}</p>
      {description && <p className="mt-0.5 text-muted-foreground">{description}</p>}
    </div>
    <button type="button" onClick={onClose} className="min-h-6 rounded-sm px-1 font-semibold text-primary">
      Close
    </button>
  </div>
)
