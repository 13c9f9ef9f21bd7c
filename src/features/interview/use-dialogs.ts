'use client'

import { type MouseEvent, useCallback, useRef, useState } from 'react'

type Kind = 'exit' | 'finish'

/** What a dialog of the interview needs to be shown and to give the focus back. */
export type DialogProps = { open: boolean; onClose: () => void; onCloseAutoFocus: (event: Event) => void }

/** At most one dialog is open; closing it gives the focus back to the button that opened it. */
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
    /** Closes it where something else takes the focus. */
    closeForGood: useCallback(() => {
      opener.current = null
      setShown(null)
    }, []),
    props: (kind: Kind): DialogProps => ({ open: shown === kind, onClose: close, onCloseAutoFocus }),
  }
}
