import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { DeferredToaster } from '@/components/ui/deferred-toaster'
import { FocusOnArrival } from '@/components/ui/focus-on-arrival'
import { siteUrl } from '@/server/env'
import { HYDRATED, holdEarlyEvents, NEEDS_SCRIPT } from './hold-early-events'
import { HydratedSignal } from './hydrated-signal'
import './globals.css'

const DESCRIPTION =
  'Practise mock interviews for 23 roles, see with quotes from your own answers what to say better, and check your CV against the job.'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: { default: 'Greenroom: practise the interview before the interview', template: '%s · Greenroom' },
  description: DESCRIPTION,
  openGraph: { siteName: 'Greenroom', type: 'website', locale: 'en_GB', description: DESCRIPTION },
  twitter: { card: 'summary_large_image' },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f9f5ec' },
    { media: '(prefers-color-scheme: dark)', color: '#101914' },
  ],
}

const HOLD_EARLY_EVENTS = `(${holdEarlyEvents})(${JSON.stringify(HYDRATED)},${JSON.stringify(NEEDS_SCRIPT)})`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own, before all other scripts */}
        <script dangerouslySetInnerHTML={{ __html: HOLD_EARLY_EVENTS }} />
        <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
          {children}
          <DeferredToaster />
          <FocusOnArrival />
        </ThemeProvider>
        <HydratedSignal />
      </body>
    </html>
  )
}
