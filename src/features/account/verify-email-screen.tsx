'use client'

import { MailCheck, MailOpen, MailQuestionMark, MailX } from 'lucide-react'
import Link from 'next/link'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { emailLinkLifetime } from '@/domain/account/email-link'
import { ResendVerification } from '@/features/shared/resend-verification'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { AccountPanel } from './account-panel'
import { useEmailVerification } from './use-email-verification'

/** @param token token of the opened link; null if the URL has none */
export function VerifyEmailScreen({ token }: { token: string | null }) {
  const { verification, retry, takeOver } = useEmailVerification(token)
  switch (verification.state) {
    case 'loading':
      return <AccountPanel icon={MailOpen} title="Verifying Email..." description="This takes a moment." />
    case 'verified':
      return (
        <AccountPanel icon={MailCheck} tone="success" title="Email Verified!" description={verification.message}>
          <div>
            <Button asChild size="lg">
              {verification.isTakenOver ? (
                <Link href={paths.forgotPassword}>Choose a password</Link>
              ) : (
                <Link href={paths.dashboard}>Go to Dashboard</Link>
              )}
            </Button>
          </div>
        </AccountPanel>
      )
    case 'asking':
      return <SignInFirst onTakeOver={takeOver} />
    case 'failed':
      return <Failed {...verification} onRetry={retry} />
  }
}

function SignInFirst({ onTakeOver }: { onTakeOver: () => void }) {
  const { open } = useAuthDialog()
  return (
    <AccountPanel
      key="asking"
      icon={MailQuestionMark}
      title="Is this your account?"
      description={
        'Somebody has changed the address of a Greenroom account to this one. If it was you, sign ' +
        'in here to confirm it.'
      }
      takesFocus
    >
      <div>
        <Button size="lg" onClick={() => open('sign-in', { stay: true })}>
          Sign in and confirm
        </Button>
      </div>
      <div className="grid gap-4 border-t pt-6">
        <p>
          Because the address is yours, you can also take over the account without signing in. Everybody is then signed
          out, the password and other ways to sign in stop working, and you choose a new password.
        </p>
        <div>
          <Button variant="outline" onClick={onTakeOver}>
            Take over the account
          </Button>
        </div>
      </div>
    </AccountPanel>
  )
}

function Failed({ message, canRetry, onRetry }: { message: string; canRetry: boolean; onRetry: () => void }) {
  const { user } = useSession()
  const { open } = useAuthDialog()
  const isUnverified = user?.emailVerified === false
  return (
    <AccountPanel icon={MailX} tone="destructive" title="Verification Failed" description={message}>
      {!canRetry && <p>{wayOn(user ?? null)}</p>}
      <div className="flex flex-wrap gap-3">
        {canRetry && (
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
        )}
        {!canRetry && user && isUnverified && (
          <ResendVerification email={user.email} size="lg">
            Send verification link
          </ResendVerification>
        )}
        {!canRetry && !user && (
          <Button size="lg" onClick={() => open('sign-in', { stay: true })}>
            Sign In
          </Button>
        )}
        <ButtonLink href={paths.home} size="lg" variant={!canRetry && user?.emailVerified ? 'primary' : 'outline'}>
          Go to Home
        </ButtonLink>
      </div>
    </AccountPanel>
  )
}

function wayOn(user: { emailVerified: boolean; email: string } | null): string {
  if (user?.emailVerified) return `There is nothing to do: ${user.email}, the address of your account, is verified.`
  const rule = `A link works for ${emailLinkLifetime('verify_email')}, and only that of the newest email counts.`
  return user ? `${rule} Have a new one sent to ${user.email}.` : `${rule} Sign in to have a new one sent.`
}
