import { useState } from 'react'

/** Where the focus goes when what opened the dialog is gone, as a message is. */
export const START_HEADING_ID = 'start-interview'

/** Opens the plan dialog from anywhere on the dashboard. */
export function usePlanDialog() {
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
