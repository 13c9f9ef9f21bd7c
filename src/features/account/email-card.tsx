import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notifySuccess } from '@/components/ui/notify'
import { ResendVerification } from '@/features/shared/resend-verification'
import { useSession, useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import { draftKeys, readDraftText, writeDraftText } from '@/lib/draft-text'
import type { updateEmailForm } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'
import { Confirmation } from './confirmation'
import { useConfirmedForm } from './use-confirmed-form'

const loadUpdateEmailForm = () => import('@/schemas/user').then((module) => module.updateEmailForm)

const FAILED = 'Failed to update email'

export function EmailCard() {
  const { id } = useUser()
  const { setUser } = useSession()
  const form = useForm<z.infer<typeof updateEmailForm>>({
    resolver: useSchemaResolver(loadUpdateEmailForm),
    defaultValues: { newEmail: '', currentPassword: '' },
  })
  const { register, handleSubmit, formState, reset, setError, setValue, getValues } = form
  const { confirmation, givenPassword, fail } = useConfirmedForm(form, FAILED)
  const keptKey = draftKeys.newEmail(id)
  useEffect(() => {
    const kept = readDraftText(keptKey)
    writeDraftText(keptKey, '')
    if (kept) setValue('newEmail', kept)
  }, [keptKey, setValue])
  const update = trpc.user.updateEmail.useMutation({
    onSuccess: ({ user, message }) => {
      setUser(user)
      reset()
      notifySuccess('Success', message)
    },
    onError: (error) => {
      const reason = errorReason(error)
      if (reason === 'email-taken' || reason === 'same-email' || reason === 'invalid-input') {
        setError('newEmail', { message: errorMessage(error, FAILED) })
      }
      fail(error)
    },
  })
  const submit = handleSubmit(({ newEmail, currentPassword }) => {
    const given = givenPassword({ currentPassword })
    if (given && !update.isPending) update.mutate({ id, newEmail, ...given })
  })
  return (
    <SettingsSection
      title="Email Address"
      description="You sign in with it, and we send everything about your account there."
    >
      <CurrentEmail />
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="New Email" error={formState.errors.newEmail?.message} required>
          <Input type="email" {...register('newEmail')} autoComplete="email" />
        </Field>
        <Confirmation
          confirmation={confirmation}
          field={register('currentPassword')}
          error={formState.errors.currentPassword?.message}
          onLeave={() => void writeDraftText(keptKey, getValues('newEmail'))}
        />
        {confirmation.needed !== 'sign-in' && (
          <Button type="submit" pending={update.isPending || formState.isSubmitting} className="sm:justify-self-start">
            Update Email
          </Button>
        )}
      </form>
    </SettingsSection>
  )
}

function CurrentEmail() {
  const { email, emailVerified } = useUser()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        <span className="block text-muted-foreground text-sm">Current email</span>
        <span className="wrap-anywhere font-semibold">{email}</span>
        {!emailVerified && <span className="whitespace-nowrap font-medium text-warning"> (Not verified)</span>}
      </p>
      {!emailVerified && (
        <ResendVerification email={email} variant="secondary" size="sm">
          Send verification link
        </ResendVerification>
      )}
    </div>
  )
}
