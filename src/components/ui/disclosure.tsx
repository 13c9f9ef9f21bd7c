'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '@/lib/cn'

type DisclosureProps = {
  /** What is behind it; stays visible. */
  label: ReactNode
  children: ReactNode
  /** Heading that holds the button, where the content is a section of its own. */
  as?: 'h2' | 'h3' | 'h4' | 'div'
  defaultOpen?: boolean
  /** Given where something else opens it as well, such as a mistake inside. */
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
}

/** Content behind a button; on paper it is always there. */
export function Disclosure({
  label,
  children,
  as: Wrapper = 'div',
  defaultOpen = false,
  open,
  onOpenChange,
  className,
}: DisclosureProps) {
  const [isOpenHere, setOpenHere] = useState(defaultOpen)
  const isOpen = open ?? isOpenHere
  const toggle = () => {
    setOpenHere(!isOpen)
    onOpenChange?.(!isOpen)
  }
  const panelId = useId()
  return (
    <div className={cn('rounded-lg border bg-card text-card-foreground', className)}>
      <Wrapper>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-4 py-2.5 text-left font-sans font-semibold tracking-normal hover:bg-muted"
        >
          {label}
          <ChevronDown
            aria-hidden
            className={cn(
              'size-5 shrink-0 text-muted-foreground transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </Wrapper>
      <div id={panelId} className={cn('px-4 pt-1 pb-4 print:block', !isOpen && 'hidden')}>
        {children}
      </div>
    </div>
  )
}
