import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DeferredToaster } from '@/components/ui/deferred-toaster'
import { FocusOnArrival } from '@/components/ui/focus-on-arrival'
import { WIDE } from '@/lib/spacing'
import { STORED_USER_KEY } from '@/lib/stored-user'
import { THEME_CHOSEN, THEME_KEY } from '@/lib/theme'
import { siteUrl } from '@/server/env'
import { followTheme } from './follow-theme'
import { HYDRATED, holdEarlyEvents, NEEDS_SCRIPT } from './hold-early-events'
import { HydratedSignal } from './hydrated-signal'
import { markRemembered, REMEMBERED } from './mark-remembered'
import './globals.css'

const DESCRIPTION =
  'Practise mock interviews for 23 roles, see with quotes from your own answers what to say better, ' +
  'and check your CV against the job.'

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

/** Source code of an inline script that calls the function. */
const call = (made: (...texts: string[]) => void, ...texts: string[]) =>
  `(${made})(${texts.map((text) => JSON.stringify(text)).join()});`

const BEFORE_ALL =
  call(followTheme, THEME_KEY, THEME_CHOSEN) +
  call(markRemembered, STORED_USER_KEY, REMEMBERED, WIDE) +
  call(holdEarlyEvents, HYDRATED, NEEDS_SCRIPT)

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: functions of our own, before all other scripts */}
        <script dangerouslySetInnerHTML={{ __html: BEFORE_ALL }} />
        {children}
        <DeferredToaster />
        <FocusOnArrival />
        <HydratedSignal />
      </body>
    </html>
  )
}
