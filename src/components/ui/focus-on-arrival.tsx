'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Takes the keyboard's focus to the heading of a page that was gone to without loading it anew; otherwise it would stay
 * on a link that is gone. A page that takes the focus somewhere itself keeps it. Mounted once, above every page.
 */
export function FocusOnArrival() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    const hasMoved = shown.current !== pathname
    shown.current = pathname
    // A fragment leads to its own place.
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

/** The container of the content takes the focus itself where what had it is gone. */
const isInUse = (element: Element | null): boolean => element !== null && element.id !== 'content'

/** Milliseconds for which a heading is waited for, as while a page is still being fetched. */
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
