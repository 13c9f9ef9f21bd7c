'use client'

import { startServerClock } from '@/lib/server-clock'

/** Gives the browser the server's time before anything below it asks for it; renders nothing. */
export function ServerTime({ at }: { at: Date }) {
  if (typeof window !== 'undefined') startServerClock(at)
  return null
}
