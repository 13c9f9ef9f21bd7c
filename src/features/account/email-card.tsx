'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { updateEmailForm } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useSession, useUser } from '@/trpc/session'
import { ResendVerification } from './resend-verification'
import { SettingsSection } from './settings-section'
import { useReportFailure } from './use-report-failure'

const FAILED = 'Failed to update email'

export function EmailCard() {
  const { id } = useUser()
  const { setUser } = useSession()
  const utils = trpc.useUtils()
  const reportFailure = useReportFailure()
  const { register, handleSubmit, formState, reset, setError } = useForm<z.infer<typeof updateEmailForm>>({
    resolver: zodResolver(updateEmailForm),
    defaultValues: { newEmail: '' },
  })
  const update = trpc.user.updateEmail.useMutation({
    onSuccess: ({ user, message }) => {
      setUser(user)
      utils.user.get.setData({ id: user.id }, user)
      reset()
      notify({ title: 'Success', description: message, variant: 'success' })
    },
    onError: (error) => {
      const code = errorCode(error)
      if (code === 'CONFLICT' || code === 'BAD_REQUEST') setError('newEmail', { message: errorMessage(error, FAILED) })
      reportFailure(error, FAILED)
    },
  })
  return (
    <SettingsSection
      title="Email Address"
      description="You sign in with it, and everything about your account goes there."
    >
      <CurrentEmail />
      <form
        onSubmit={handleSubmit(({ newEmail }) => !update.isPending && update.mutate({ id, newEmail }))}
        noValidate
        className="grid gap-4"
      >
        <Field label="New Email" error={formState.errors.newEmail?.message} required>
          <Input type="email" {...register('newEmail')} autoComplete="email" />
        </Field>
        <Button type="submit" pending={update.isPending} className="sm:justify-self-start">
          Update Email
        </Button>
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
      {!emailVerified && <ResendVerification email={email} variant="secondary" size="sm" />}
    </div>
  )
}
