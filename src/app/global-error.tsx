'use client'

import { useEffect } from 'react'
import { THEME_CHOSEN, THEME_KEY } from '@/lib/theme'
import { ErrorMessage, type ErrorProps } from './error-message'
import { followTheme } from './follow-theme'
import './globals.css'

/** Replaces the root layout when that itself fails, so it renders its own document. */
export default function GlobalError(props: ErrorProps) {
  useEffect(() => followTheme(THEME_KEY, THEME_CHOSEN), [])
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <title>This page could not be shown · Greenroom</title>
        <ErrorMessage {...props} />
      </body>
    </html>
  )
}
