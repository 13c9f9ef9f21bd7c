import { useEffect } from 'react'

/** The first signs that somebody is there; each comes before the press that needs what was fetched. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Runs what can wait until the reader does something, once. What is fetched so keeps out of the way of the page itself,
 * and costs nothing to whoever only looks. `work` must be stable.
 */
export function useFirstInteraction(work: () => void): void {
  useEffect(() => {
    const controller = new AbortController()
    const begin = () => {
      controller.abort()
      work()
    }
    for (const sign of SIGNS) {
      window.addEventListener(sign, begin, { capture: true, passive: true, signal: controller.signal })
    }
    return () => controller.abort()
  }, [work])
}
