'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type DisclosureProps = {
  label: ReactNode
  children: ReactNode
  /** Heading element around the button, if the content is a section of its own. */
  as?: 'h2' | 'h3' | 'h4' | 'div'
  note?: ReactNode
  /** Controlled state, together with `onOpenChange`. */
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Collapsible content; always visible in print. */
export function Disclosure({ label, note, children, as: Wrapper = 'div', open, onOpenChange }: DisclosureProps) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? isOwnOpen
  const setOpen = onOpenChange ?? setOwnOpen
  const panelId = useId()
  return (
    <div className="rounded-lg border bg-card text-card-foreground">
      <Wrapper>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className={
            'flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-4 py-2.5 text-left ' +
            'font-sans font-semibold tracking-normal hover:bg-muted'
          }
        >
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            {label}
            {note && <span className="font-normal text-muted-foreground text-sm">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={clsx(
              'size-5 shrink-0 text-muted-foreground transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </Wrapper>
      <div id={panelId} className={clsx('px-4 pt-1 pb-4 print:block', !isOpen && 'hidden')}>
        {children}
      </div>
    </div>
  )
}
