import { useEffect, useRef } from 'react'

/**
 * Returns the focus to the button whose place a form has taken, when the form closes.
 * @param isOpen whether the form is open
 * @returns ref for the button
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
