import { useEffect } from 'react'

/** Events that precede the click for which the code is needed. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Runs `work` once, at the user's first interaction. Code loaded this way does not compete with the page itself, and is
 * never loaded by users who do nothing. `work` must be a stable function.
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
