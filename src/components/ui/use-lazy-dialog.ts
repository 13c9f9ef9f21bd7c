import { useState } from 'react'

/** For a dialog that is fetched when it is first opened: drawn from then on, so that it can close in its own time. */
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
