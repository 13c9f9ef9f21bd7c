'use client'

import { useSyncExternalStore } from 'react'
import { type DateFormats, dateFormats } from '@/lib/format'

const UTC = dateFormats('UTC')
let local: DateFormats | undefined
const inBrowser = () => {
  local ??= dateFormats()
  return local
}
const never = () => () => {}

/**
 * Formats of dates in the user's time zone. The server does not know it, so server and hydration use UTC; the browser
 * then renders again.
 */
export const useDates = (): DateFormats => useSyncExternalStore(never, inBrowser, () => UTC)

/** A date in the user's time zone: 5 Mar 2025. */
export const ShortDate = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{useDates().short(at)}</time>
