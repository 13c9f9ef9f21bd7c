import type { UseFormRegisterReturn } from 'react-hook-form'
import { ProviderButtons } from '@/components/provider-buttons'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { RECENT_SIGN_IN_MINUTES } from '@/domain/account/confirmation'
import { NO_PASSWORD } from '@/domain/account/password'
import { useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { fallbackFor } from '@/trpc/errors'
import type { ConfirmationState } from './use-confirmed-form'
import { useReportFailure } from './use-report-failure'

const WHY = `You signed in more than ${RECENT_SIGN_IN_MINUTES} minutes ago, so please confirm that it is you.`

type Props = {
  confirmation: ConfirmationState
  field: UseFormRegisterReturn
  error: string | undefined
  /** Called before the browser leaves for a provider, to store unsaved input. */
  onLeave?: () => void
}

/** Inline confirmation that a form requires: nothing, the password, or another sign-in. */
export function Confirmation({ confirmation, field, error, onLeave }: Props) {
  const { email } = useUser()
  switch (confirmation.needed) {
    case 'none':
      return null
    case 'password':
      return (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <Field label="Your Password" hint={WHY} error={error} required>
            <PasswordInput {...field} autoComplete="current-password" />
          </Field>
        </>
      )
    case 'sign-in':
      return <SignInAgain confirmation={confirmation} onLeave={onLeave} />
  }
}

function SignInAgain({
  confirmation: { providers },
  onLeave,
}: Pick<Props, 'confirmation'> & { onLeave: (() => void) | undefined }) {
  const reportFailure = useReportFailure()
  return (
    <div className="grid gap-3">
      {providers.length > 0 ? (
        <Alert title="Please sign in once more" live>
          {WHY} You will come back here afterwards.
        </Alert>
      ) : (
        <Alert title="Please set a password first" live>
          {NO_PASSWORD}
        </Alert>
      )}
      {providers.length > 0 && (
        <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
          <ProviderButtons
            providers={providers}
            returnTo={paths.settings}
            {...(onLeave ? { onLeave } : {})}
            onFailure={(failure) => reportFailure(failure, fallbackFor(failure, 'Authentication failed'))}
          />
        </div>
      )}
    </div>
  )
}
