import type { Metadata } from 'next'
import { VerifyEmailScreen } from '@/features/account/verify-email-screen'

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } }

/** For a verification link without its token. */
export default function VerifyEmailWithoutTokenPage() {
  return <VerifyEmailScreen token={null} />
}
