'use client'

import { useEffect } from 'react'
import { WIDE } from '@/lib/spacing'
import { usePracticeSettings } from './use-practice-settings'

/**
 * Keeps the spacing of the text as the user wants it. When a page opens, an inline script has set it from the browser's
 * record of the user; it stays when a static page follows, which does not have this component.
 */
export function FollowSpacing() {
  const { widerSpacing } = usePracticeSettings()
  useEffect(() => {
    document.documentElement.toggleAttribute(WIDE, widerSpacing)
  }, [widerSpacing])
  return null
}
