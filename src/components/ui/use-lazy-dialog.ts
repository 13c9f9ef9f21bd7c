import { useState } from 'react'

/** State of a dialog that is loaded when it is first opened; it stays mounted afterwards, for its closing animation. */
export function useLazyDialog() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    isOpen,
    wasOpened,
    setOpen,
    show: () => {
      setWasOpened(true)
      setOpen(true)
    },
  }
}
