import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/features/account/reset-password-screen'

export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false }, referrer: 'no-referrer' }

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  return <ResetPasswordScreen token={(await params).token} />
}
