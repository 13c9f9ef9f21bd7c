'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { LiveHelpBodyProps } from './live-help-body'
import { whenIdle } from './when-idle'

// Kept for the next question, whose card starts anew.
let loaded: ComponentType<LiveHelpBodyProps> | null = null

/**
 * Fetches the reading part once the screen has come to rest, and only while it is wanted. Not with `lazy` or `dynamic`:
 * a failed fetch would take the interview down with it.
 */
export function useLiveHelpBody(isWanted: boolean) {
  const [Body, setBody] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isWanted || Body) return
    let isCurrent = true
    const load = async () => {
      try {
        const module = await import('./live-help-body')
        loaded = module.LiveHelpBody
        if (!isCurrent) return
        setBody(() => module.LiveHelpBody)
        setFailed(false)
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    const cancel = whenIdle(load)
    window.addEventListener('online', load)
    return () => {
      isCurrent = false
      cancel()
      window.removeEventListener('online', load)
    }
  }, [isWanted, Body])

  return { Body, hasFailed }
}
