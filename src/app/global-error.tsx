'use client'

import { ThemeProvider } from 'next-themes'
import { ErrorMessage, type ErrorProps } from './error-message'
import './globals.css'

/** Stands in for the root layout when that itself fails, so it brings its own document. */
export default function GlobalError(props: ErrorProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <title>This page could not be shown · Greenroom</title>
        <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
          <ErrorMessage {...props} />
        </ThemeProvider>
      </body>
    </html>
  )
}
