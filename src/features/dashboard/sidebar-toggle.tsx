import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { sidebarCookie } from '@/lib/sidebar-cookie'

export const SIDEBAR_ID = 'sidebar'

export function SidebarToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const Icon = isOpen ? PanelRightClose : PanelRightOpen
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={SIDEBAR_ID}
      onClick={onToggle}
      className="-my-4 -mr-3 hidden justify-self-end text-muted-foreground lg:inline-flex"
    >
      <Icon aria-hidden />
      {isOpen ? 'Hide' : 'Show'} tips and plans
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
