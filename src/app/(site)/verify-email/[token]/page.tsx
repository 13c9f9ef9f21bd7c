import type { Metadata } from 'next'
import { VerifyEmailScreen } from '@/features/account/verify-email-screen'

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false }, referrer: 'no-referrer' }

export default async function VerifyEmailPage({ params }: { params: Promise<{ token: string }> }) {
  return <VerifyEmailScreen token={(await params).token} />
}
