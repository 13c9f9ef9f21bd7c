'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useSession } from '@/features/shared/session'

/** Keeps each guide that is opened on the device of whoever has an account here: it then opens without a connection. */
export function KeepGuide() {
  const { user } = useSession()
  const path = usePathname()
  const isWanted = Boolean(user)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `path` runs it again for the next guide
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | undefined
    let isLeft = false
    import('@/lib/offline-copy').then(
      ({ keepOfflineCopy, OFFLINE }) => {
        if (!isLeft) stop = keepOfflineCopy(OFFLINE.guides)
      },
      () => {
        // Without its script nothing is kept.
      },
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [isWanted, path])
  return null
}
