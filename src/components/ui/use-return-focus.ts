import { useRef } from 'react'

type ReturnFocus = {
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Id of the element that gets the focus if the opener no longer exists, for example a toast. */
  fallbackFocusId?: string | undefined
}

/**
 * Handlers that return the focus to the element that had it when the dialog opened; the caller's handler can prevent
 * it.
 */
export function useReturnFocus({ onCloseAutoFocus, fallbackFocusId }: ReturnFocus) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerNow()
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      const target = opener.current?.isConnected
        ? opener.current
        : fallbackFocusId && document.getElementById(fallbackFocusId)
      // Without a target, the dialog's own trigger (if any) gets the focus.
      if (!target) return
      event.preventDefault()
      target.focus()
    },
  }
}

/** The focused element; for an item of a menu, which closes, the menu's button. */
function openerNow(): HTMLElement | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const menuButton = element.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuButton ? document.getElementById(menuButton) : element
}
