import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { notifySuccess } from '@/components/ui/notify'
import { PasswordInput } from '@/components/ui/password-input'
import { MIN_PASSWORD_LENGTH } from '@/domain/account/password'
import { useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import type { updatePasswordForm } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'
import { useReportFailure } from './use-report-failure'

const loadUpdatePasswordForm = () => import('@/schemas/user').then((module) => module.updatePasswordForm)

const FAILED = 'Failed to update password'

export function PasswordCard() {
  const { id, email } = useUser()
  const reportFailure = useReportFailure()
  const { register, handleSubmit, formState, reset, setError } = useForm<z.infer<typeof updatePasswordForm>>({
    resolver: useSchemaResolver(loadUpdatePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  })
  const { errors } = formState
  const update = trpc.user.updatePassword.useMutation({
    onSuccess: ({ message }) => {
      reset()
      notifySuccess('Success', message)
    },
    onError: (error) => {
      const reason = errorReason(error)
      const message = errorMessage(error, FAILED)
      if (reason === 'wrong-password' || reason === 'no-password-set') setError('currentPassword', { message })
      // The server's list of common passwords is longer than the form's.
      if (reason === 'common-password') setError('newPassword', { message })
      reportFailure(error, FAILED)
    },
  })
  const submit = handleSubmit(({ currentPassword, newPassword }) => {
    if (!update.isPending) update.mutate({ id, currentPassword, newPassword })
  })
  return (
    <SettingsSection title="Password" description="Every other browser that is signed in will be signed out.">
      <form onSubmit={submit} noValidate className="grid gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current Password" error={errors.currentPassword?.message} required>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field
          label="New Password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          error={errors.newPassword?.message}
          required
        >
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label="Confirm New Password" error={errors.confirmPassword?.message} required>
          <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" pending={update.isPending || formState.isSubmitting} className="sm:justify-self-start">
          Update Password
        </Button>
      </form>
    </SettingsSection>
  )
}
