import type { Metadata } from 'next'
import { loadKeptData } from '@/content/kept-data'
import { PrivacyScreen } from '@/features/privacy/privacy-screen'
import { paths } from '@/lib/paths'
import { privacyContact } from '@/server/env'
import { SESSION_MAX_AGE, SESSION_MAX_IDLE } from '@/server/session'

export const metadata: Metadata = {
  title: 'Privacy',
  alternates: { canonical: paths.privacy },
  description:
    'What is kept about you, why and for how long, who else receives something, what stays in your browser, and ' +
    'how to download or delete all of it.',
}

const DAY = 24 * 60 * 60

export default function PrivacyPage() {
  return (
    <PrivacyScreen
      groups={loadKeptData()}
      sessionDays={{ most: SESSION_MAX_AGE / DAY, idle: SESSION_MAX_IDLE / DAY }}
      contact={privacyContact()}
    />
  )
}
