import { useState } from 'react'
import { sidebarCookie } from '@/lib/sidebar-cookie'

/** The side column of large screens, open or closed as it was left. */
export function useSidebar(initial: boolean) {
  const [isOpen, setOpen] = useState(initial)
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet.
    document.cookie = sidebarCookie(!isOpen)
    setOpen(!isOpen)
  }
  return { isOpen, toggle }
}
