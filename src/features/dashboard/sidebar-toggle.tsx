import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { sidebarCookie } from '@/lib/sidebar-cookie'

export const SIDEBAR_ID = 'sidebar'

type SidebarToggleProps = {
  isOpen: boolean
  toggle: () => void
  /** Whether there are plans in the sidebar besides the tips. */
  hasPlans: boolean
}

export function SidebarToggle({ isOpen, toggle, hasPlans }: SidebarToggleProps) {
  const Icon = isOpen ? PanelRightClose : PanelRightOpen
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={SIDEBAR_ID}
      onClick={toggle}
      className="-my-4 -mr-3 hidden justify-self-end text-muted-foreground lg:inline-flex"
    >
      <Icon aria-hidden />
      {isOpen ? 'Hide' : 'Show'} {hasPlans ? 'tips and plans' : 'tips'}
    </Button>
  )
}

export function useSidebar(initial: boolean) {
  const [isOpen, setOpen] = useState(initial)
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet.
    document.cookie = sidebarCookie(!isOpen)
    setOpen(!isOpen)
  }
  return { isOpen, toggle }
}
