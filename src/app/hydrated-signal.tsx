'use client'

import { useEffect } from 'react'
import { HYDRATED } from './hold-early-events'

/** Last on the page: by then React answers, and what was pressed or typed before can be done. */
export function HydratedSignal() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}
