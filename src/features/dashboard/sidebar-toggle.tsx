import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { Button } from '@/components/ui/button'

export const SIDEBAR_ID = 'sidebar'

/** Closes and opens the side column, where there is one. */
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
