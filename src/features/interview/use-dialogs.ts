'use client'

import { type MouseEvent, useCallback, useRef, useState } from 'react'

type Kind = 'exit' | 'finish'

/** The props of a dialog of the interview. */
export type DialogProps = { open: boolean; onClose: () => void; onCloseAutoFocus: (event: Event) => void }

/** At most one dialog is open; closing it returns the focus to its opener. */
export function useDialogs() {
  const [shown, setShown] = useState<Kind | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const open = (kind: Kind) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget
    setShown(kind)
  }
  const close = () => setShown(null)
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }

  return {
    open,
    /** Closes the dialog without returning the focus. */
    closeForGood: useCallback(() => {
      opener.current = null
      setShown(null)
    }, []),
    props: (kind: Kind): DialogProps => ({ open: shown === kind, onClose: close, onCloseAutoFocus }),
  }
}
