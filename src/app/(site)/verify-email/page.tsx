import type { Metadata } from 'next'
import { VerifyEmailScreen } from '@/features/account/verify-email-screen'

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } }

/** A link whose token was lost on the way. */
export default function VerifyEmailWithoutTokenPage() {
  return <VerifyEmailScreen token={null} />
}
