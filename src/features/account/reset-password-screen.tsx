'use client'

import { CircleCheck, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/field'
import { notifySuccess } from '@/components/ui/notify'
import { PasswordInput } from '@/components/ui/password-input'
import { BROKEN_LINK, emailLinkLifetime } from '@/domain/account/email-link'
import { MIN_PASSWORD_LENGTH } from '@/domain/account/password'
import { useSession } from '@/features/shared/session'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import { paths } from '@/lib/paths'
import type { resetPasswordForm } from '@/schemas/auth'
import { trpc } from '@/trpc/client'
import { errorReason } from '@/trpc/errors'
import { AccountPanel } from './account-panel'
import { useReportFailure } from './use-report-failure'

const loadResetPasswordForm = () => import('@/schemas/auth').then((module) => module.resetPasswordForm)

export function ResetPasswordScreen({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false)
  return isDone ? <Done /> : <ChoosePassword token={token} onDone={() => setIsDone(true)} />
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { user, forget } = useSession()
  const reportFailure = useReportFailure()
  const { register, handleSubmit, formState } = useForm<z.infer<typeof resetPasswordForm>>({
    resolver: useSchemaResolver(loadResetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: ({ message }) => {
      notifySuccess('Success', message)
      // The reset revoked every session of the account, including this browser's.
      if (user) forget()
      onDone()
    },
    onError: (error) => reportFailure(error, 'Failed to reset password'),
  })
  return (
    <AccountPanel
      icon={KeyRound}
      title="Choose a new password"
      description="It replaces the old one, and you will be signed out in every browser."
    >
      {errorReason(reset.error) === 'broken-link' && <BrokenLink />}
      <form
        onSubmit={handleSubmit(({ password }) => !reset.isPending && reset.mutate({ token, password }))}
        noValidate
        className="grid gap-5"
      >
        <Field
          label="New Password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          error={errors.password?.message}
          required
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
          <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" pending={reset.isPending || formState.isSubmitting} pendingLabel="Resetting...">
          Reset Password
        </Button>
      </form>
    </AccountPanel>
  )
}

const BrokenLink = () => (
  <Alert
    variant="destructive"
    title={BROKEN_LINK.reset_password}
    action={
      <ButtonLink href={paths.forgotPassword} variant="outline" size="sm">
        Get a new link
      </ButtonLink>
    }
  >
    A link works for {emailLinkLifetime('reset_password')}, and none works once one of them has been used.
  </Alert>
)

function Done() {
  const { open } = useAuthDialog()
  return (
    <AccountPanel
      key="done"
      icon={CircleCheck}
      tone="success"
      title="Password Reset Successfully"
      description="You can now log in with your new password"
      takesFocus
    >
      <div>
        <Button size="lg" onClick={() => open('sign-in')}>
          Go to Login
        </Button>
      </div>
    </AccountPanel>
  )
}
