'use client'

import { useEffect } from 'react'
import { HYDRATED } from './hold-early-events'

/** Rendered last on the page: announces the end of hydration, so that early events are replayed. */
export function HydratedSignal() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}
