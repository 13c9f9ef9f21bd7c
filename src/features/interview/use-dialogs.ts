import { type MouseEvent, useCallback, useRef, useState } from 'react'

export type DialogKind = 'exit' | 'finish'

export type DialogProps = { open: boolean; onClose: () => void; onCloseAutoFocus: (event: Event) => void }

/** At most one dialog is open; closing it returns the focus to its opener. */
export function useDialogs() {
  const [shown, setShown] = useState<DialogKind | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const open = (kind: DialogKind) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget
    setShown(kind)
  }
  const close = () => setShown(null)
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }

  return {
    isOpen: shown !== null,
    open,
    close,
    /** Closes the dialog without returning the focus. */
    closeForGood: useCallback(() => {
      opener.current = null
      setShown(null)
    }, []),
    props: (kind: DialogKind): DialogProps => ({ open: shown === kind, onClose: close, onCloseAutoFocus }),
  }
}
