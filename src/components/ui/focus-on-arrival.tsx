'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading after a client-side navigation; otherwise it would be lost together with the link.
 * Does nothing if the page itself has moved the focus. Mounted once, in the root layout.
 */
export function FocusOnArrival() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    const hasMoved = shown.current !== pathname
    shown.current = pathname
    // The browser scrolls to the fragment.
    if (!hasMoved || window.location.hash !== '') return
    return whenHeadingIsThere((heading) => {
      if (document.getElementById('content')?.contains(document.activeElement) && isInUse(document.activeElement))
        return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [pathname])
  return null
}

/** The content container does not count: it gets the focus when the focused element is removed. */
const isInUse = (element: Element | null): boolean => element !== null && element.id !== 'content'

/** Maximum wait in milliseconds for the heading, for example while the page is loading. */
const PATIENCE_MS = 5_000
const LOOK_MS = 50

function whenHeadingIsThere(then: (heading: HTMLElement) => void): () => void {
  const until = Date.now() + PATIENCE_MS
  const look = () => {
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (heading) then(heading)
    else if (Date.now() < until) timer = setTimeout(look, LOOK_MS)
  }
  let timer = setTimeout(look, LOOK_MS)
  return () => clearTimeout(timer)
}
