'use client'

import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that opened a form in its own place.
 * @param isOpen whether the form stands there instead
 * @returns ref of the button
 */
export function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
