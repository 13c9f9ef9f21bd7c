import { useRef } from 'react'

type AutoFocusHandler = (event: Event) => void

type ReturnFocus = {
  onOpenAutoFocus?: AutoFocusHandler | undefined
  onCloseAutoFocus?: AutoFocusHandler | undefined
  /** Id of what takes the focus where the opener is gone, as a message is. */
  fallbackFocusId?: string | undefined
}

/** Handlers that bring the focus back to what had it when a dialog opened; a handler of the caller may prevent it. */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus, fallbackFocusId }: ReturnFocus) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerNow()
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      const target = opener.current?.isConnected
        ? opener.current
        : fallbackFocusId && document.getElementById(fallbackFocusId)
      // Without a target the dialog's own trigger, if it has one, gets the focus.
      if (!target) return
      event.preventDefault()
      target.focus()
    },
  }
}

/** What has the focus; for an item of a menu, which closes, the button that opened the menu. */
function openerNow(): HTMLElement | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const menuButton = element.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuButton ? document.getElementById(menuButton) : element
}
