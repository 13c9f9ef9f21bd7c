import { MailCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ResendVerification } from '@/features/shared/resend-verification'
import { useUser } from '@/features/shared/session'
import { hasSessionFlag, setSessionFlag } from '@/lib/session-storage'
import { trpc } from '@/trpc/client'

const dismissedKey = (userId: string) => `greenroom:verification-banner-dismissed:${userId}`

/** The benefit of verifying the address; the second half where a provider is set up (provider-sign-in.ts). */
const REACHED = 'Receipts and the link for a new password are then sure to reach you.'
const PROVIDERS = 'You can also sign in through a provider without losing your password.'

/** Reminds users of the verification mail; once dismissed, it stays hidden until the tab is closed. */
export function VerificationBanner() {
  const { id, email, emailVerified } = useUser()
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => setDismissed(hasSessionFlag(dismissedKey(id))), [id])
  const { data: providers } = trpc.auth.providers.useQuery(undefined, { enabled: !emailVerified })
  if (emailVerified || isDismissed) return null

  const dismiss = () => {
    setSessionFlag(dismissedKey(id))
    setDismissed(true)
    // The button that had the focus is removed.
    document.getElementById('content')?.focus()
  }
  return (
    <section
      aria-label="Email verification"
      className="flex gap-3 rounded-lg border border-primary/30 bg-primary/6 py-3 pr-2 pl-4"
    >
      <MailCheck aria-hidden className="mt-2 size-5 shrink-0 text-primary sm:mt-0 sm:self-center" />
      <div
        className={
          'flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 py-1.5 sm:flex-row sm:items-center ' + 'sm:justify-between'
        }
      >
        <p className="min-w-0">
          <strong className="font-semibold">Verify your email to unlock features.</strong>{' '}
          <span className="text-foreground/85 wrap-anywhere">
            {REACHED} <span className="max-sm:hidden">{providers?.length ? `${PROVIDERS} ` : ''}</span>
            The link is in the email we sent to <span className="inline-block max-w-full">{email}.</span>
          </span>
        </p>
        <ResendVerification email={email} variant="outline" size="sm" className="w-fit">
          Resend email
        </ResendVerification>
      </div>
      <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={dismiss} className="sm:self-center">
        <X aria-hidden />
      </Button>
    </section>
  )
}
